/** The result of a table list: totals, places, points (PT 5.1, or table points by place). */
import type { Scoring, Settled, Sheet } from '@stolik/core'
import { unitsAPoint } from '@stolik/contract/shapes'
import type { Lists } from '../model/lists.js'
import type { EventState, TableState } from '../model/state.js'

/** All arrays are by chair. */
export interface TableResult {
  readonly sheet: Sheet
  /** Whether all hands are there. */
  readonly complete: boolean
  /** The totals after the last hand. */
  readonly totals: readonly number[]
  /** From 1. Equal totals give equal places. */
  readonly places: readonly number[]
  /** The sums below the list, by their codes. */
  readonly sums: readonly Readonly<Record<string, number>>[]
  /** Points, in sixtieths. */
  readonly units: readonly number[]
}

/** Lists are values, so each result is computed once. */
const known = new WeakMap<
  TableState['list'],
  { readonly lists: Lists; readonly scoring: Scoring; readonly result: TableResult }
>()

/**
 * The hands of a list as they are settled: as the log says, or by the rules of now where it does not (0.1).
 * @throws RangeError when the list has a line that these rules do not accept
 */
export function settledHands(
  lists: { readonly papers: Pick<Lists['papers'], 'enter'> },
  { regulations }: Pick<EventState, 'regulations'>,
  { list, players }: Pick<TableState, 'list' | 'players'>,
): readonly Settled[] {
  if (list.settled.length === list.hands.length) return list.settled
  const settled: Settled[] = [...list.settled]
  for (const { line } of list.hands.slice(settled.length)) {
    const read = lists.papers.enter(regulations.format.profile, players.length, settled, line)
    if ('refused' in read) throw new RangeError(`hand ${settled.length} is ${read.refused}`)
    settled.push(read.settled)
  }
  return settled
}

/** Whether a list counts, as far as it is written. */
const counts = ({ list }: TableState): boolean => list.annulled === null && list.missing.length === 0

/** The digests of the rules that settled the hands of lists that count, sorted. Hands of 0.1 name none. */
export const rulesCounted = ({ series }: EventState): readonly string[] => {
  const lists = series.flatMap(({ tables }) => tables.filter(counts).map(({ list }) => list))
  const named = lists.flatMap(({ settled }) => settled.flatMap(({ rules }) => rules ?? []))
  return [...new Set(named)].toSorted()
}

/** @throws RangeError when the list has a line that this version of the game does not accept. */
export function tableResult(
  lists: Lists,
  state: Pick<EventState, 'regulations'>,
  { list, players }: TableState,
): TableResult {
  const { profile, scoring } = state.regulations.format
  const before = known.get(list)
  if (before?.lists === lists && before.scoring === scoring) return before.result
  const settled = settledHands(lists, state, { list, players })
  const sheet = lists.sheet(profile, players.length, settled)
  const places = placesOf(sheet.totals)
  const units = unitsOf(scoring, sheet.totals, places)
  const sums = players.map((_, chair) =>
    Object.fromEntries(sheet.sums.map(({ code, values }) => [code, values[chair] as number])),
  )
  const complete = settled.length === list.length
  const result = { sheet, complete, totals: sheet.totals, places, sums, units }
  known.set(list, { lists, scoring, result })
  return result
}

const placesOf = (totals: readonly number[]): readonly number[] =>
  totals.map((own) => 1 + totals.filter((other) => other > own).length)

function unitsOf(scoring: Scoring, totals: readonly number[], places: readonly number[]): readonly number[] {
  if (scoring.kind === 'total') return totals.map((total) => total * unitsAPoint)
  const { scale, ties } = scoring
  const worth = (place: number): number => (scale[place - 1] ?? 0) * unitsAPoint
  return places.map((place) => {
    if (ties === 'best') return worth(place)
    const sharing = places.filter((other) => other === place).length
    const shared = Array.from({ length: sharing }, (_, i) => worth(place + i))
    return shared.reduce((a, b) => a + b, 0) / sharing
  })
}
