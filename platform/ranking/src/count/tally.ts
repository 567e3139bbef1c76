/** What the two ways of counting, points and ratings, have in common. */
import type { Counted } from '../model/edition.js'
import type { CountRefusal } from '../model/scheme-refusal.js'
import type { TeamScore } from './team-score.js'
import type { Event } from './people.js'

export interface Tally {
  /** Takes events that its people have been entered with, and forgets others that came before, until which day. */
  change(more: readonly Event[], gone: readonly Event[], date: string): void
  /** By the numbers of persons. */
  figures(): Figures | CountRefusal
  /** In the order of the events. */
  resultsOf(person: number): readonly Counted[]
}

export interface Figures {
  readonly score: Float64Array
  /** The best result of each; all 0 where there are ratings. */
  readonly best: Float64Array
  /** Null where points are counted. */
  readonly deviation: Float64Array | null
  /** Brought along. */
  readonly carried: Float64Array
  /** Of teams per event; null: teams are counted by the season, or not at all. */
  readonly teams: readonly TeamScore[] | null
}
