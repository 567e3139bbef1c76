/** Counts a ranking: a pure function of scheme and inputs, and an index in memory that can add and remove single events. */
import type { Counted, Result } from '@stolik/contract/ranking/edition'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { checkScheme } from '../check/check-scheme.js'
import { isDay } from '@stolik/contract/ranking/parts'
import { fullMonths } from '../model/day.js'
import type { KnownAges } from '../model/ages.js'
import { sameResult, sameSheet } from '../model/same-sheet.js'
import { mergeFault, samePeople } from '../model/same.js'
import { refuseCount, type CountRefusal } from '../model/scheme-refusal.js'
import { ageBook } from './ages.js'
import { formed } from './divisions.js'
import { eligibility } from './eligible.js'
import type { HashedSheet, Inputs } from './inputs.js'
import { enterEvent, leaveEvent } from './entering.js'
import { nobody, partOf, type Event } from './people.js'
import { pointsTally } from './points.js'
import { ranked, type Held } from './ranked.js'
import { clubsBy } from './transfers.js'
import { ratingTally } from './rating.js'
import { inOrder, select, twice, type Selected } from './select.js'
import type { Lists } from '@stolik/contract/ranking/sheet'
import { largest } from './exact.js'

export type { HashedSheet, Inputs } from './inputs.js'

export interface Counting {
  /** @param ages none are known if left out */
  result(ages?: KnownAges): Result | CountRefusal
  /** Returns a person's single results in the order of events, taken or not; empty for an unknown person. */
  readonly resultsOf: (person: string) => readonly Counted[]
  /**
   * Adds sheets, removes others by hash (such as corrected ones), and counts up to `date`, which must not be earlier than
   * before. The result equals a new counting of all sheets. A refused change has no effect.
   */
  change(more: readonly HashedSheet[], gone: readonly string[], date: string): CountRefusal | undefined
}

/** Returns the result of a scheme. The order of the inputs does not matter. */
export function count(
  scheme: Scheme,
  inputs: Inputs,
): { readonly result: Result; readonly resultsOf: Counting['resultsOf'] } | CountRefusal {
  const counting = startCount(scheme, inputs)
  if ('refused' in counting) return counting
  const result = counting.result(inputs.ages)
  return 'refused' in result ? result : { result, resultsOf: (person) => counting.resultsOf(person) }
}

/** Builds the index, which is only a cache of what follows from sheets and scheme. */
export function startCount(
  scheme: Scheme,
  { date, sheets: first, licences, clubs = [], carried: carriedFrom, merged = [] }: Inputs,
): Counting | CountRefusal {
  const problems = checkScheme(scheme, null)
  if (problems.length > 0) return { ...refuseCount('BAD_SCHEME', {}), problems }
  const fault = mergeFault(merged)
  if (fault !== undefined) return fault
  const same = samePeople(merged)
  const carried = carriedFrom === null ? null : sameResult(carriedFrom, same)
  const people = nobody()
  const tally =
    scheme.count.kind === 'points'
      ? pointsTally(scheme, scheme.count, people, carried)
      : ratingTally(scheme.count, people)
  const eligible = eligibility(
    scheme,
    licences.map((one) => ({ ...one, person: same.of(one.person) })),
  )
  const withClubs = clubsBy(scheme, clubs, same)
  const divisions = scheme.divisions === null || carried === null ? null : formed(scheme.divisions, carried)
  /** By hash: the events that are counted, those of later days, and those of days before the window. */
  const entered = new Map<string, Event>()
  const waiting = new Map<string, Selected>()
  const past = new Map<string, Selected>()
  const isPast = ({ sheet }: Selected, until: string): boolean =>
    scheme.window !== undefined && sheet.date <= until && fullMonths(sheet.date, until) >= scheme.window

  const change: Counting['change'] = (more, gone, until) => {
    if (!isDay(until)) return refuseCount('BAD_DATE', { date: until })
    const out = new Set(gone)
    const known = new Set<string>()
    for (const one of [...entered.values(), ...waiting.values(), ...past.values()])
      if (!out.has(one.hash)) known.add(keyOf(one))
    const sheets = more.map(({ hash, sheet }) => ({ hash, sheet: withClubs(sameSheet(sheet, same)) }))
    const selected = selectAll(scheme, sheets, known)
    if ('refused' in selected) return selected
    for (const hash of gone) {
      waiting.delete(hash)
      past.delete(hash)
    }
    const left = [...entered.values()].filter((event) => out.has(event.hash) || isPast(event, until))
    for (const event of left) {
      entered.delete(event.hash)
      if (!out.has(event.hash)) past.set(event.hash, event)
    }
    for (const event of left) leaveEvent(people, event, entered.values())
    for (const one of selected) waiting.set(one.hash, one)
    for (const one of [...waiting.values()].filter((one) => isPast(one, until))) {
      waiting.delete(one.hash)
      past.set(one.hash, one)
    }
    const due = [...waiting.values()].filter(({ sheet }) => sheet.date <= until).sort(inOrder)
    const now = due.map((one) => enterEvent(people, one, eligible))
    for (const event of now) {
      waiting.delete(event.hash)
      entered.set(event.hash, event)
    }
    tally.change(now, left, until)
    return undefined
  }

  return (
    change(first, [], date) ?? {
      change,
      result(ages = { born: [] }) {
        const figures = tally.figures()
        if ('refused' in figures) return figures
        const held = heldOf(scheme, [...entered.values()])
        const result = ranked(scheme, people, figures, held, divisions, ageBook(scheme, ages, same))
        const rules = new Set([...entered.values()].flatMap(({ sheet }) => sheet.rules ?? []))
        return rules.size === 0 ? result : { ...result, rules: [...rules].toSorted() }
      },
      resultsOf(person) {
        const number = people.numbers.get(same.of(person))
        return number === undefined ? [] : tally.resultsOf(number)
      },
    }
  )
}

/** Counting series takes time, so it is done only where a scheme asks for it. */
function heldOf({ count: { minimum } }: Scheme, events: readonly Event[]): Held {
  if (minimum.rounds === undefined) return { events, rounds: 0 }
  const series = events.map(
    (event) => new Set(event.sheet.lists.series.filter((_, row) => partOf(event, row) !== -1)).size,
  )
  return { events, rounds: series.reduce((sum, one) => sum + one, 0) }
}

const keyOf = ({ sheet }: HashedSheet): string => JSON.stringify([sheet.source, sheet.event])

/** Returns the sheets that the scheme takes. Each event may occur only once. */
function selectAll(
  scheme: Scheme,
  sheets: readonly HashedSheet[],
  known: ReadonlySet<string>,
): readonly Selected[] | CountRefusal {
  const found: Selected[] = []
  const own = new Set<string>()
  // In order, so that of several faults the same one is reported whatever the order of the inputs.
  for (const sheet of sheets.toSorted(inOrder)) {
    const selected = select(scheme, sheet)
    if (selected === undefined) continue
    if ('refused' in selected) return selected
    const broken = checkSheet(selected)
    if (broken !== undefined) return broken
    const key = keyOf(selected)
    if (known.has(key) || own.has(key)) return twice(selected.sheet)
    own.add(key)
    found.push(selected)
  }
  return found
}

// Checks that a sheet can be counted: whole numbers, columns of equal length, and no person twice.

/** Columns that may be negative and large. All others are counts of 31 bits. */
const signed: ReadonlySet<string> = new Set(['units', 'small'])
const most = 2 ** 31 - 1

/** Whole numbers of 31 bits are left as they are by an operation on bits. */
function areCounts(column: readonly number[]): boolean {
  for (let i = 0; i < column.length; i++) {
    const value = column[i] as number
    if (value !== (value | 0) || value < 0) return false
  }
  return true
}

function areWhole(column: readonly number[]): boolean {
  for (let i = 0; i < column.length; i++) {
    const value = column[i] as number
    if (value !== (value | 0) && !(Number.isInteger(value) && value >= -largest && value <= largest))
      return false
  }
  return true
}

function checkSheet({ hash, sheet }: HashedSheet): CountRefusal | undefined {
  const { players, lists } = sheet
  const broken = (column: string): CountRefusal => refuseCount('BROKEN_SHEET', { sheet: hash, column })
  if (!isDay(sheet.date)) return broken('date')
  for (const name of Object.keys(lists) as (keyof Lists)[]) {
    const column = lists[name]
    if (column.length !== lists.player.length) return broken(name)
    if (!(signed.has(name) ? areWhole(column) : areCounts(column))) return broken(name)
  }
  for (const player of lists.player) if (player >= players.length) return broken('player')
  const persons = new Set<string>()
  for (const { person, place, adjusted, adjustedSmall } of players) {
    if (persons.has(person)) return refuseCount('PERSON_TWICE', { sheet: hash, person })
    persons.add(person)
    if (place !== null && !(Number.isInteger(place) && place >= 1 && place <= most)) return broken('place')
    if (!Number.isSafeInteger(adjusted)) return broken('adjusted')
    if (!Number.isSafeInteger(adjustedSmall)) return broken('adjustedSmall')
  }
  return undefined
}
