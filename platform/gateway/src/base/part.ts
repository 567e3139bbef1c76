/** Parts that a gateway needs and that may go away. An event is logged when one goes away, and another when it is back. */
import type { Log } from './failure.js'
import type { Time } from './time.js'

export const parts = {
  DATABASE: ['DATABASE_AWAY', 'the database is away', 'DATABASE_BACK', 'the database is back'],
  WRITES: ['WRITES_FAIL', 'the database takes nothing', 'WRITES_WORK', 'the database takes everything again'],
  REDIS: ['REDIS_AWAY', 'Redis is away', 'REDIS_BACK', 'Redis is back'],
  ARCHIVE: [
    'ARCHIVE_BEHIND',
    'settled hands wait for PostgreSQL, and are only in Redis',
    'ARCHIVE_COMPLETE',
    'all settled hands are in PostgreSQL',
  ],
  WEBHOOK: [
    'WEBHOOK_AWAY',
    'a webhook receiver accepts nothing',
    'WEBHOOK_BACK',
    'a webhook receiver accepts messages again',
  ],
  PUSH: ['PUSH_AWAY', 'a push service is away', 'PUSH_BACK', 'a push service is back'],
  MAIL: ['MAIL_AWAY', 'the mail server is away', 'MAIL_BACK', 'the mail server is back'],
  DISK: [
    'DISK_LOW',
    'the disk of the data folder is nearly full',
    'DISK_ENOUGH',
    'the disk of the data folder has room again',
  ],
} as const

export type Part = keyof typeof parts

export type PartStanding = ReturnType<typeof partStanding>

export function partStanding(
  part: Part,
  { time, log }: { readonly time: Pick<Time, 'elapsed'>; readonly log: Pick<Log, 'warn'> },
) {
  const [left, hasLeft, returned, hasReturned] = parts[part]
  let since: number | undefined
  let failures = 0
  return {
    isAway: (): boolean => since !== undefined,
    /** Logs that the part went away, unless it was away already. */
    away: (fields: object = {}): void => {
      if (since !== undefined) return
      since = time.elapsed()
      log.warn({ event: left, ...fields }, hasLeft)
    },
    /** Counts something that failed because the part is away. */
    failed: (): void => {
      if (since !== undefined) failures += 1
    },
    /** Logs that the part is back, for how many milliseconds it was away, and how much failed meanwhile. */
    back: (fields: object = {}): void => {
      if (since === undefined) return
      const away = Math.round(time.elapsed() - since)
      const count = failures > 0 ? { failed: failures } : {}
      log.warn({ event: returned, away, ...count, ...fields }, hasReturned)
      since = undefined
      failures = 0
    },
  }
}
