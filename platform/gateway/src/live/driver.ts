import { logFailure, type Log } from '../base/failure.js'
import type { RefusalCode } from '../base/refusal.js'
import type { Time } from '../base/time.js'

export type Driver = ReturnType<typeof driver>

export interface DriverDeps {
  readonly time: Time
  readonly log: Log
  /** When the table will next act automatically; null: it waits for people. */
  due(): number | null
  /** Does what is due. */
  step(fence: number): Promise<RefusalCode | undefined>
}

/** Milliseconds until the next try after the store or a game has failed. */
const retryAfter = 5_000

/** Wakes a table when an automatic act is due, as long as it is driven here. */
export function driver(deps: DriverDeps) {
  const { time, log } = deps
  let fence: number | undefined
  let cancel = (): void => undefined

  const schedule = (): void => {
    cancel()
    const at = fence === undefined ? null : deps.due()
    if (at !== null) cancel = time.after(at - time.now(), wake)
  }
  // Also reschedules if nothing was done, because a timer may fire slightly early.
  const wake = (): void => {
    if (fence === undefined) return
    deps.step(fence).then(
      (refused) => (refused === undefined ? schedule() : retry()),
      (error: unknown) => {
        logFailure(log, 'the automation of a table failed', error)
        retry()
      },
    )
  }
  const retry = (): void => {
    cancel()
    if (fence !== undefined) cancel = time.after(retryAfter, wake)
  }

  return {
    /** The fencing token of the lease; undefined while another process drives the table. */
    fence: (): number | undefined => fence,
    drive: (lease: number): void => {
      // Of two claims at once the later one counts, whichever answer comes first.
      fence = Math.max(lease, fence ?? lease)
      schedule()
    },
    stop: (): void => {
      fence = undefined
      cancel()
    },
    /** Called after every change, because the next automatic act may be due at another time. */
    schedule,
  }
}
