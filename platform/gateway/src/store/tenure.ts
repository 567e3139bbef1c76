/** Who may work with a database: one process alone, or all those of one Redis. What is seen of it here, and what follows. */

/** What it means to work with a database now. */
export interface Tenure {
  readonly term: number
  /** What lies in the database is not what was there last: it is a copy, or some of what was played lay elsewhere. */
  readonly restored: boolean
  /** The word that the Redis of those who share the database holds, too. */
  readonly redis?: string
}

/** What a process that wants to share a database sees, when it has a lock of the database itself. */
export interface Sight {
  /** Others that have the database open. */
  readonly holders: number
  /** Others that have lately given a sign in Redis. */
  readonly alive: number
  /** The word of the Redis whose processes worked with the database last; null for none. */
  readonly known: string | null
  /** The words that Redis holds: the newest, and the one before it; none in an empty one, or one of an older release. */
  readonly found: readonly string[]
}

/**
 * `join`: others are there, of the same cluster. `first`: nobody is. `fresh`: nobody is, and what Redis holds is of
 * another database. Else it is not for us: others work with this database by another Redis, or with this Redis on
 * another database.
 */
export type Standing = 'join' | 'first' | 'fresh' | 'another redis' | 'another database'

export function standingOf({ holders, alive, known, found }: Sight): Standing {
  const same = known !== null && found.includes(known)
  if (holders > 0 && alive > 0) return same ? 'join' : 'another redis'
  if (holders > 0) return 'another redis'
  // Processes of an older release hold no lock of the database, and leave no word in Redis.
  if (alive > 0) return found.length === 0 ? 'first' : 'another database'
  return found.length === 0 || same ? 'first' : 'fresh'
}

/** Nobody plays on with what was moved elsewhere, or has not wholly arrived. The message follows the name of the place. */
export class MovedAway extends Error {
  constructor(to: string) {
    super(
      to === ''
        ? 'is the target of a move that was not finished: run “stolik move” again, it begins anew.'
        : `was moved to ${to}, and is played on there. To play on here all the same, without what was played there: stolik move --undo.`,
    )
  }
}

/** @throws MovedAway */
export function stayed({ moved }: { readonly moved: string | null }): void {
  if (moved !== null) throw new MovedAway(moved)
}

/**
 * The term after an older state was put back. Its next terms may have been counted already by who went on from it elsewhere, and
 * pages that are open there would not notice; the seconds since 2020 are ahead of every count of starts.
 */
export const termAfterRestore = (known: number, now = Date.now()): number =>
  Math.max(known + 1, Math.floor((now - Date.UTC(2020, 0, 1)) / 1_000))

/** Somebody else has taken the database over; nothing may be written to it any more. */
export class Superseded extends Error {
  override readonly message = 'Another Stolik has taken over this database; this one stops.'
}
