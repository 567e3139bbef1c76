/** What a store reports of its database: that the server is gone, or takes nothing, and what works. */
import { Away, causeOf } from '../base/failure.js'
import { partStanding } from '../base/part.js'
import type { Log } from '../base/failure.js'
import type { Time } from '../base/time.js'

export interface Outages {
  /** A query failed because the server cannot be reached. */
  readonly gone: (cause: string) => void
  /** A query failed because nothing can be written: the disk is full or broken, or the server only reads. `until`: it stays so. */
  readonly full: (cause: string, until?: 'FOR_GOOD') => void
  /** A query was answered. `wrote`: it changed data. */
  readonly answered: (wrote: boolean) => void
}

/** On a disk that is nearly full some writes succeed. It takes everything again if nothing failed for so many milliseconds. */
const steadyAfter = 10_000

/** Logs each outage in one line, and its end in another. */
export function loggedOutages(deps: {
  readonly time: Pick<Time, 'elapsed'>
  readonly log: Pick<Log, 'warn'>
}): Outages {
  const server = partStanding('DATABASE', deps)
  const writes = partStanding('WRITES', deps)
  let lastFull = -Infinity
  return {
    gone: (code) => {
      server.away({ code })
      server.failed()
    },
    full: (code, until) => {
      lastFull = until === 'FOR_GOOD' ? Infinity : Math.max(lastFull, deps.time.elapsed())
      writes.away({ code })
      writes.failed()
    },
    answered: (wrote) => {
      if (server.isAway()) server.back()
      if (wrote && writes.isAway() && deps.time.elapsed() - lastFull >= steadyAfter) writes.back()
    },
  }
}

export const noOutages: Outages = { gone: () => undefined, full: () => undefined, answered: () => undefined }

/**
 * Follows the statements of one connection that succeeded. Returns of each whether data is changed for good with it: a disk may
 * turn out to be full only when a transaction is committed.
 */
export function followWrites(): (sql: string) => boolean {
  let isOpen = false
  let hasWritten = false
  return (sql) => {
    const [, word = ''] = /^\s*(\w+)/.exec(sql.toLowerCase()) ?? []
    const isWrite = ['insert', 'update', 'delete'].includes(word)
    if (word === 'begin') [isOpen, hasWritten] = [true, false]
    if (word === 'commit' || word === 'rollback') {
      isOpen = false
      return word === 'commit' && hasWritten
    }
    hasWritten ||= isWrite
    return isWrite && !isOpen
  }
}

/** The codes of a disk that is full or broken: of SQLite, of the system, and of PostgreSQL (classes 53 and 58, and read-only). */
const full = /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN)|ENOSPC|EDQUOT|EIO|EROFS|53|58|25006$)/

/** Why nothing can be written, by its code; undefined if the error says something else. */
export function fullBy(error: unknown): string | undefined {
  const code = error instanceof Error ? causeOf(error).code : undefined
  return code !== undefined && full.test(code) ? code : undefined
}

/** The codes of what passes: of the system, of a locked file, and of PostgreSQL (connection, conflict, lock, operator). */
const passing = /^(E[A-Z]+|SQLITE_(BUSY|LOCKED).*|(08|40|55|57).{3})$/

/** Whether the same may succeed later, without anybody changing the data or the program. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = causeOf(error)
  if (code !== undefined) return full.test(code) || passing.test(code)
  return error instanceof Away || driverError(error) !== undefined
}

/** Errors of PostgreSQL's driver that have no code, by what their messages begin with. */
const driverErrors = [
  ['Connection terminated', 'CONNECTION_LOST'],
  // Of a connection that was lost before it was asked.
  ['Client has encountered a connection error', 'CONNECTION_LOST'],
  ['timeout exceeded when trying to connect', 'CONNECT_TIMEOUT'],
  ['Query read timeout', 'QUERY_TIMEOUT'],
] as const

/** The name of an error of PostgreSQL's driver that has no code. */
export const driverError = ({ message }: Error): string | undefined =>
  driverErrors.find(([begins]) => message.startsWith(begins))?.[1]

/** Reports an error of a query. Returns what to throw: `Away` if nothing can be written. */
export function reported(error: unknown, outages: Outages): unknown {
  const code = error instanceof Away ? undefined : fullBy(error)
  if (code === undefined) return error
  outages.full(code)
  return new Away('the database takes nothing', { cause: error })
}
