/** Reads the form of regulations: the previous values, with changed fields replaced. */
import type { Locale } from '@stolik/core'
import { usualNotes } from '@stolik/contract/event/words/usual-notes'
import { category, rankings } from '@stolik/contract/event/money'
import { dropOut, mode as modes, sameCards, speed, withDefaults } from '@stolik/contract/event/regulations'
import type { Category, Format, PrizeList, Regulations } from '@stolik/elements/event/client/types'
import { number, text, isTicked } from '@stolik/elements/event/form'
import { readFieldTime, zoneOf } from '@stolik/elements/event/format'
import { feeOf } from './fee-fields.js'
import { hallsOf } from './hall-fields.js'
import { withDays } from './day-fields.js'
import { formatOf, groupsOf, laterFormat } from './format-read.js'
import { amountOf, knownAmount } from './amount.js'

/** What an announcement begins with, and what its organiser must fill in. */
export const unfilled = (locale: Locale) => ({
  name: '',
  organiser: '',
  starts: 0,
  mode: 'HALL' as const,
  notes: usualNotes(locale),
})

/** The initial regulations of an announcement, with the usual notes in a language. */
export const initialRegulations = (locale: Locale, game: string, format: Format): Regulations =>
  withDefaults({ ...unfilled(locale), game, format })

/**
 * @param locked the draw used the format, the groups and the place of play, so they stay
 * @param drawn how many series are drawn, if later ones can still change while it is locked
 * @returns also if a field cannot be read: check the form, too
 */
export function readRegulations(
  data: FormData,
  from: Regulations,
  locked: boolean,
  drawn: number | null = null,
): Regulations {
  const word = (name: string): string => text(data, name) ?? ''
  const chosen = locked ? undefined : oneOf(modes.values, word('mode'))
  const mode = chosen ?? from.mode
  const starts = readFieldTime(word('starts'), zoneOf(mode))
  const fee = number(data, 'fee')
  const free: Regulations = {
    ...from,
    name: word('name'),
    place: word('place'),
    organiser: word('organiser'),
    starts,
    halls: hallsOf(data, from, mode),
    open: isTicked(data, 'open'),
    approval: isTicked(data, 'approval'),
    capacity: number(data, 'capacity'),
    fee: fee === null ? null : feeOf(data, fee, from.fee),
    prizes: rankings.flatMap((of) => prizesOf(data, of, from, fee !== null)),
    outside: text(data, 'outside'),
    clubsApart: isTicked(data, 'clubsApart'),
    ranking: text(data, 'ranking'),
    protestMinutes: number(data, 'protestMinutes') ?? from.protestMinutes,
    notes: {
      control: word('control'),
      penalties: word('penalties'),
      exclusion: word('exclusion'),
      appeals: word('appeals'),
      material: word('material'),
      other: word('other'),
    },
  }
  if (locked)
    return drawn === null
      ? free
      : withRanking({ ...free, format: withDays(data, laterFormat(data, from.format, drawn), mode) })
  const format = formatOf(data, from.format)
  const has = (one: Category): boolean => isTicked(data, `category.${one}`)
  return withRanking({
    ...free,
    format: withDays(data, format, mode),
    mode,
    groups: groupsOf(data),
    categories: category.values.filter(has),
    juniorFrom: has('JUNIOR') ? number(data, 'juniorFrom') : null,
    seniorUntil: has('SENIOR') ? number(data, 'seniorUntil') : null,
    sameCards: oneOf(sameCards.values, word('sameCards')) ?? null,
    dropOut: oneOf(dropOut.values, word('dropOut')) ?? from.dropOut,
    speed: oneOf(speed.values, word('speed')) ?? from.speed,
  })
}

/** A ranking that no series is seated by says nothing. */
const withRanking = (read: Regulations): Regulations =>
  read.format.series.some(({ draw }) => draw === 'RATING') ? read : { ...read, ranking: null }

const oneOf = <T extends string>(all: readonly T[], word: string): T | undefined =>
  all.find((one) => one === word)

function prizesOf(data: FormData, of: string, from: Regulations, hasFee: boolean): readonly PrizeList[] {
  const places = (text(data, `prizes.${of}`) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (places.length === 0) return []
  const currency = text(data, 'currency') ?? 'PLN'
  const known = from.prizes.find((one) => one.of === of)
  const amounts = places.map((line) => amountOf(line, currency) ?? knownAmount(known, line))
  return [{ of, places, amounts: hasFee && amounts.some((amount) => amount > 0) ? amounts : [] }]
}
