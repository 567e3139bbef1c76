/** The interface shared by the two ways of counting, points and ratings. */
import type { Counted } from '@stolik/contract/ranking/edition'
import type { CountRefusal } from '../model/scheme-refusal.js'
import type { TeamScore } from './team-score.js'
import type { Event } from './people.js'

export interface Tally {
  /** Adds events whose players have been entered, removes earlier ones, and counts up to `date`. */
  change(more: readonly Event[], gone: readonly Event[], date: string): void
  /** By the numbers of people. */
  figures(): Figures | CountRefusal
  /** In the order of events. */
  resultsOf(person: number): readonly Counted[]
}

export interface Figures {
  readonly score: Float64Array
  /** Each person's best result; all 0 for ratings. */
  readonly best: Float64Array
  /** Null if points are counted. */
  readonly deviation: Float64Array | null
  /** Points carried over from the season before. */
  readonly carried: Float64Array
  /** Points beside the results; null if the scheme has none. */
  readonly bonus: Float64Array | null
  /** Teams scored per event; null if teams are scored over the season, or not at all. */
  readonly teams: readonly TeamScore[] | null
}
