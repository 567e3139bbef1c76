/** Every place with its figures, before ranking. */
import { once } from '@stolik/core'
import type { Lists } from '../model/lists.js'
import { isClosed, isOutside, holder, isPlayed } from '../model/playing.js'
import type { EventState, Player } from '../model/state.js'
import type { Row } from '../model/standings.js'
import { countSeries, noPart, type Counted } from './cells.js'
import { isOwnFigure, type Ranked } from './order.js'
import { counts } from '@stolik/contract/event/tie-breaks'
import { unitsAPoint } from '@stolik/contract/shapes'

export interface Entered extends Ranked {
  readonly row: Omit<Row, 'place' | 'lot' | 'prize'>
  readonly excluded: boolean
  /** Still there at the end; others get no prize (PT 4.4, 7.4.1). */
  readonly staying: boolean
  /** Of the current holder of the place. */
  readonly woman: boolean | null
  readonly born: number | null
  readonly substitute: boolean
}

/** Returns everybody who has played or will play, in the order of numbers. */
export function countAll(state: EventState, lists: Lists): readonly Entered[] {
  const series = state.series.map((one) => countSeries(state, lists, one))
  const adjusted = adjustments(state.adjustments)
  const next = nextSeats(state)
  return [...state.players.values()].flatMap((place) => {
    if (place.inPlaceOf !== null || isOutside(place)) return []
    const cells = series.map((counted, i) => counted.get(place.id) ?? noPart(i + 1))
    const played = cells.some(({ cell }) => cell.kind !== 'none')
    if (!played && !isPlayed(state, place)) return []
    return [totalOf(state, place, cells, adjusted.get(place.id) ?? none, next.get(place.id) ?? null)]
  })
}

interface Adjusted {
  readonly numbers: readonly number[]
  readonly units: number
  readonly small: number
}

const none: Adjusted = { numbers: [], units: 0, small: 0 }

const adjustments = once((adjustments: EventState['adjustments']): ReadonlyMap<string, Adjusted> => {
  const found = new Map<string, Adjusted>()
  for (const { n, player, points, small, revoked } of adjustments) {
    if (revoked !== null) continue
    const before = found.get(player) ?? none
    found.set(player, {
      numbers: [...before.numbers, n],
      units: before.units + points * unitsAPoint,
      small: before.small + small,
    })
  }
  return found
})

/** Returns the seats of the series that is drawn but has not begun, or else of the running series. */
function nextSeats({ series, regulations }: EventState): ReadonlyMap<string, Row['next']> {
  const next =
    series.find(({ status }) => status === 'drawn') ?? series.find(({ status }) => status === 'running')
  // Tables of an arena that have finished are nobody's next ones.
  const tables = (next?.tables ?? []).filter((table) => regulations.arena !== true || !isClosed(table))
  const seats = tables.flatMap(({ table, players }) =>
    players.map((place, chair) => [place, { series: next?.series ?? 0, table, chair }] as const),
  )
  return new Map(seats)
}

/** For each place, what its figures were last counted from: most stay the same while a hall enters its hands. */
const known = new WeakMap<Player, { readonly from: readonly unknown[]; readonly entered: Entered }>()

function totalOf(
  state: EventState,
  place: Player,
  counted: readonly Counted[],
  adjusted: Adjusted,
  next: Row['next'],
): Entered {
  const from = [state.players, adjusted, next?.series, next?.table, next?.chair, ...counted]
  const before = known.get(place)
  if (before?.from.length === from.length && before.from.every((one, i) => one === from[i]))
    return before.entered
  const entered = total(state, place, counted, adjusted, next)
  known.set(place, { from, entered })
  return entered
}

function total(
  state: EventState,
  place: Player,
  counted: readonly Counted[],
  adjusted: Adjusted,
  next: Row['next'],
): Entered {
  const units = counted.reduce((sum, one) => sum + one.units, adjusted.units)
  const count = (of: (cell: Row['cells'][number]) => number): number =>
    counted.reduce((sum, { cell, lists = [cell] }) => lists.reduce((all, list) => all + of(list), sum), 0)
  const small = count(counts.small) + adjusted.small
  const wins = count(counts.wins)
  const seconds = count(counts.seconds)
  const sums: Record<string, number> = {}
  for (const one of counted)
    for (const [code, value] of Object.entries(one.sums)) sums[code] = (sums[code] ?? 0) + value
  // Only where they decide, so that older final results keep their hash.
  for (const [code, of] of Object.entries(counts))
    if (!isOwnFigure(code) && state.regulations.format.tieBreaks.some((one) => one === code))
      sums[code] = count(of)
  const now = holder(state, place)
  const { name, club, woman, born } = now.entrant
  const { team, pair, substitute } = place.entrant
  const { id, number } = place
  const figures = { small, wins, seconds, sums }
  return {
    ...figures,
    units,
    number,
    row: {
      ...figures,
      player: id,
      holder: now.id,
      number,
      name,
      club,
      team,
      pair,
      points: units / unitsAPoint,
      cells: counted.map(({ cell }) => cell),
      adjustments: adjusted.numbers,
      adjusted: adjusted.units / unitsAPoint,
      adjustedSmall: adjusted.small,
      next,
    },
    excluded: place.status === 'excluded' || now.status === 'excluded',
    staying: isPlayed(state, place),
    woman,
    born,
    substitute,
  }
}
