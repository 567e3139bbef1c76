/** What differs between the two ratings. */
import type { Counted } from '../model/edition.js'
import type { History } from './history.js'
import type { Event } from './people.js'

export interface Steps {
  /** Whether two neighbouring events are of one period, which moves everybody at once. */
  together(a: Event, b: Event): boolean
  /** Counts a period, which begins with the event of that number. */
  take(history: History, events: readonly Event[], from: number, until: number): void
  /** What somebody is ranked by, and unsure by, after the last event. @param month to which idle time is counted */
  standing(history: History, at: number, events: readonly Event[], month: number): readonly [number, number]
  resultsOf(history: History, events: readonly Event[], person: number): readonly Counted[]
}
