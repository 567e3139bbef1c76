/** What decides between equal results besides a lot and the sums of the game's lists. */
import type { TieBreak } from '@stolik/core'

/** What a series brought a player. */
interface SeriesResult {
  readonly small: number
  /** The place at the table, from 1. */
  readonly place: number | null
}

type CountedTieBreak = Exclude<TieBreak, 'lot' | `sum.${string}` | `-sum.${string}`>

/** How much each series counts; more is better. Words are `tie.…` of the papers and of the pages. */
export const counts: Readonly<Record<CountedTieBreak, (result: SeriesResult) => number>> = {
  small: ({ small }) => small,
  wins: ({ place }) => (place === 1 ? 1 : 0),
  seconds: ({ place }) => (place === 2 ? 1 : 0),
}

export const countedTieBreaks = Object.keys(counts) as readonly CountedTieBreak[]

export const isTieBreak = (code: unknown): code is TieBreak =>
  typeof code === 'string' && (Object.hasOwn(counts, code) || code === 'lot' || /^-?sum\..*$/s.test(code))
