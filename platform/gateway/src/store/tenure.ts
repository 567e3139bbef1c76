/** Decides who may use a database: a single process, or all processes of one Redis. */

/** The result of taking over or joining a database. */
export interface Tenure {
  readonly term: number
  /** The database is not in its latest state: it is a copy, or part of the play was stored elsewhere. */
  readonly restored: boolean
  /** The word that is also stored in the Redis of the processes that share the database. */
  readonly redis?: string
}

/** What a process that wants to share a database sees, once it holds a lock of the database. */
export interface ClusterSight {
  /** Other processes that have the database open. */
  readonly holders: number
  /** Other processes with a recent heartbeat in Redis. */
  readonly alive: number
  /** The word of the Redis whose processes last used the database; null for none. */
  readonly known: string | null
  /** The words stored in Redis: the newest, and the one before it. None if Redis is empty or of an older release. */
  readonly found: readonly string[]
}

/**
 * `join`: others of the same cluster are there. `first`: nobody is. `fresh`: nobody is, and Redis contains data of another
 * database. The rest are errors: others use this database with another Redis, or this Redis with another database.
 */
export type Standing = 'join' | 'first' | 'fresh' | 'another redis' | 'another database'

export function standingOf({ holders, alive, known, found }: ClusterSight): Standing {
  const same = known !== null && found.includes(known)
  if (holders > 0 && alive > 0) return same ? 'join' : 'another redis'
  if (holders > 0) return 'another redis'
  // Processes of an older release hold no lock of the database and store no word in Redis.
  if (alive > 0) return found.length === 0 ? 'first' : 'another database'
  return found.length === 0 || same ? 'first' : 'fresh'
}

/**
 * The data was moved elsewhere, or has not completely arrived: nobody may continue with it. The message continues a
 * sentence that begins with the place.
 */
export class MovedAway extends Error {
  constructor(to: string) {
    super(
      to === ''
        ? 'is the target of a move that was not finished: run “stolik move” again; it starts from the beginning.'
        : `was moved to ${to}, and is in use there. To go on here anyway, without what was played there: stolik move --undo.`,
    )
  }
}

/** @throws MovedAway */
export function refuseIfMoved({ moved }: { readonly moved: string | null }): void {
  if (moved !== null) throw new MovedAway(moved)
}

/**
 * The term after older data was restored. The next terms may have been used already by somebody who continued elsewhere,
 * and pages open there would not notice. The seconds since 2020 exceed any number of starts.
 */
export const termAfterRestore = (known: number, now = Date.now()): number =>
  Math.max(known + 1, Math.floor((now - Date.UTC(2020, 0, 1)) / 1_000))

/** Another process has taken the database over; this one may no longer write to it. */
export class Superseded extends Error {
  override readonly message = 'Another Stolik has taken over this database; this one stops.'
}
