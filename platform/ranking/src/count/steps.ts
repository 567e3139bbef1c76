/** The operations in which the two rating systems differ. */
import type { Counted } from '@stolik/contract/ranking/edition'
import type { History } from './history.js'
import type { Event } from './people.js'

export interface Steps {
  /** Whether two neighbouring events are in one period, whose games change ratings at once. */
  together(a: Event, b: Event): boolean
  /** Counts the period of the events `from` to `until`, the latter excluded. */
  take(history: History, events: readonly Event[], from: number, until: number): void
  /** Returns a person's score and its uncertainty after the last event. @param month to which idle time is counted */
  ratingAfter(
    history: History,
    at: number,
    events: readonly Event[],
    month: number,
  ): readonly [number, number]
  resultsOf(history: History, events: readonly Event[], person: number): readonly Counted[]
}
