/** Reads the format of an event from its form. */
import type { Format, GroupRule, SeriesPlan } from '@stolik/elements/event/client/types'
import { number, text, isTicked } from '@stolik/elements/event/form'
import { draw as draws } from '@stolik/contract/event/format'
import { firstDraws } from './series-fields.js'
import { tieBreaksOf } from './tie-breaks.js'

/** What cannot be read stays as it was: the check of the form finds it. */
export function formatOf(data: FormData, from: Format): Format {
  const series = seriesOf(data, from)
  const scale = scaleOf(text(data, 'scale') ?? '')
  const stake = stakeOf(text(data, 'stake') ?? '')
  const [points, small] = [number(data, 'byePoints'), number(data, 'byeSmall')]
  return {
    ...from,
    chairs: chairsOf(data, from),
    series,
    scoring: {
      scale: scale === undefined ? from.scoring.scale : scale,
      ties: text(data, 'ties') === 'BEST' ? 'BEST' : 'MEAN',
    },
    tieBreaks: tieBreaksOf(data),
    bye: points === null ? null : { points, small: small ?? 0 },
    stake: stake === undefined ? from.stake : stake,
  }
}

/** Reads what can change after the first draw: series that are not drawn, and a bye that was not described before. */
export function laterFormat(data: FormData, from: Format, drawn: number): Format {
  const series = [...from.series.slice(0, drawn), ...seriesOf(data, from).slice(drawn)]
  const [points, small] = [number(data, 'byePoints'), number(data, 'byeSmall')]
  return { ...from, series, bye: from.bye ?? (points === null ? null : { points, small: small ?? 0 }) }
}

/** Reads each series by itself, or one row for all of them, which then differ only in how they are drawn. */
function seriesOf(data: FormData, { series: from }: Format): readonly SeriesPlan[] {
  const [first] = from
  // One more than there can be is enough to be refused.
  const count = Math.min(Math.trunc(number(data, 'seriesCount') ?? from.length), 31)
  if (first === undefined || count < 1) return []
  const alike = data.has('rounds')
  return Array.from({ length: count }, (_, i) => {
    const of = (name: string): string => (alike ? name : `${name}.${i + 1}`)
    // One row for all says how the later series are drawn.
    const offered = i > 0 ? draws.values : alike ? [] : firstDraws
    const draw = offered.find((one) => one === text(data, of('draw')))
    return {
      rounds: number(data, of('rounds')) ?? first.rounds,
      minutes: number(data, of('minutes')),
      draw: draw ?? 'LOTS',
      starts: from[i]?.starts ?? null,
    }
  })
}

/** Whether one row can describe how all series are played. */
export const areAlike = ([first, second, ...more]: readonly SeriesPlan[]): boolean =>
  second === undefined ||
  (first?.draw === 'LOTS' &&
    [second, ...more].every(
      ({ rounds, minutes, draw }) =>
        rounds === first.rounds && minutes === first.minutes && draw === second.draw,
    ))

/** Returns the usual table size first, then the ones allowed where the numbers require it. */
function chairsOf(data: FormData, format: Format): readonly number[] {
  const first = number(data, 'chairs')
  if (first === null) return format.chairs
  return [...new Set([first, ...data.getAll('also').map(Number)])]
}

/** Reads `5-3-1-0`. An empty text means that the lists themselves are added up. */
function scaleOf(written: string): readonly number[] | null | undefined {
  if (written === '') return null
  const steps = written.split(/[\s;–-]+/).map(Number)
  return steps.every(Number.isInteger) ? steps : undefined
}

/** Reads a stake in the smallest coin: `2`, `1/2` or `0,5`. */
function stakeOf(written: string): Format['stake'] | undefined {
  if (written === '') return null
  const [, whole = '', part = '', below = ''] = /^(\d+)(?:[.,](\d+))?(?:\/(\d+))?$/.exec(written) ?? []
  if (whole === '' || (part !== '' && below !== '')) return undefined
  return {
    numerator: Number(whole + part),
    denominator: below === '' ? 10 ** part.length : Number(below),
  }
}

/** Formats a stake for the form. */
export const stakeText = (stake: Format['stake']): string =>
  stake === null
    ? ''
    : stake.denominator === 1
      ? String(stake.numerator)
      : `${stake.numerator}/${stake.denominator}`

export function groupsOf(data: FormData): readonly GroupRule[] {
  const size = number(data, 'teamSize')
  const team: readonly GroupRule[] =
    size === null
      ? []
      : [
          {
            kind: 'TEAM',
            size,
            counting: number(data, 'counting') ?? size,
            substitutes: number(data, 'substitutes') ?? 0,
          },
        ]
  return isTicked(data, 'pairs')
    ? [...team, { kind: 'PAIR', size: 2, counting: number(data, 'pairCounting') ?? 2, substitutes: 0 }]
    : team
}
