/** What the store of events takes and gives (`sql.ts`). */
import type { Logged } from '@stolik/event/model/entry'

/** An append to one event, all or nothing. */
export interface EventAppend {
  readonly event: string
  /** The length that the log must have now: 0 announces an event. */
  readonly expected: number
  readonly entries: readonly Logged[]
  /** Whether the event ends with this, until it is reopened. */
  readonly over: boolean
}

/** An event and when it ended, in milliseconds; null while it is not over, or after it was reopened. */
export interface Ending {
  readonly id: string
  readonly ended: number | null
}

export interface NamedIn {
  readonly event: string
  readonly player: string | null
}
