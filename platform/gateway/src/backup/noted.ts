/** What is known of the backups that were tried. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import type { Noted } from './control.js'

/** More are not looked at by anybody. */
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

/** One that is later by more was made while a clock was wrong: it says nothing of how long ago the last one was. */
const trusted = 10 * 60_000

/** Until when backups are believed, as of now: clocks of several machines differ a little. */
export const believedUntil = (now: number): number => now + trusted

/** When the last good one was made, in milliseconds; undefined for none. */
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

/** What was copied from, until it has heard what became of the copy. */
export interface Copied {
  /** As that of a backup. */
  readonly lacks?: number
  readonly note: (noted: Noted) => Promise<void>
  readonly end: () => Promise<void>
}

/** Whether to make one, after one that was made then. */
export type IsDue = (lastGood: number | undefined) => boolean

export interface Due {
  readonly now: () => number
  /** Asked when nobody else makes one. */
  readonly isDue: IsDue
}
