/** Records of the backups that were tried. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import type { Noted } from './control.js'

/** More than anybody looks at. */
const mostNoted = 200

export const noteBackup =
  (db: Kysely<Schema>) =>
  async (noted: Noted): Promise<void> => {
    await db
      .insertInto('backups')
      .values(noted)
      .onConflict((c) => c.doNothing())
      .execute()
    const old = await db
      .selectFrom('backups')
      .select('at')
      .orderBy('at', 'desc')
      .offset(mostNoted)
      .limit(1)
      .execute()
    if (old[0] !== undefined) await db.deleteFrom('backups').where('at', '<=', old[0].at).execute()
  }

/**
 * Milliseconds. A record that is further in the future was made while a clock was wrong, so it does not tell when the last
 * backup was.
 */
const trusted = 10 * 60_000

/** The latest time that a record may have to be believed now. The clocks of several machines differ a little. */
export const believedUntil = (now: number): number => now + trusted

/** When the last good backup was made, in milliseconds; undefined if there is none. */
export async function lastGood(db: Kysely<Schema>, now: number): Promise<number | undefined> {
  const rows = await db
    .selectFrom('backups')
    .select('at')
    .where('problem', 'is', null)
    .where('at', '<=', believedUntil(now))
    .orderBy('at', 'desc')
    .limit(1)
    .execute()
  return rows[0]?.at
}

/** A copy, with the source still open so that the result can be recorded there. */
export interface Copied {
  /** As in `Backup`. */
  readonly lacks?: number
  readonly note: (noted: Noted) => Promise<void>
  readonly end: () => Promise<void>
}

/** Whether to make a backup, given the time of the last good one. */
export type IsDue = (lastGood: number | undefined) => boolean

export interface Due {
  readonly now: () => number
  /** Called once nobody else is making one. */
  readonly isDue: IsDue
}
