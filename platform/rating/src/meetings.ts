/** How often the same two people may play rated with each other: so that nobody makes points out of a friend or a second account. */
import type { SeriesResult } from './model.js'

const day = 24 * 60 * 60_000

/** The first so many series of the same two within a day count, and so many within a week. */
export const mostADay = 4
export const mostAWeek = 12

/** How far back meetings are counted. */
export const meetingsFor = 7 * day

/** Whether one more series of two people counts, beside those that ended at these times. One that was counted before may have ended later. */
export function counts(others: readonly number[], at: number): boolean {
  const within = (window: number): number => others.filter((time) => Math.abs(at - time) < window).length
  return within(day) < mostADay && within(meetingsFor) < mostAWeek
}

/** The same for two people in whatever order they are named. */
export const pairOf = (one: string, other: string): string => JSON.stringify([one, other].toSorted())

/** All pairs of a series. */
export const pairsOf = ({ players }: Pick<SeriesResult, 'players'>): readonly string[] =>
  players.flatMap(({ person }, at) => players.slice(at + 1).map((other) => pairOf(person, other.person)))
