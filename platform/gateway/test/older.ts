/** A database as the previous version left it. */
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../src/store/migrations.js'

/** The last migration it has, and the one it lacks. */
export const [previous, lacking] = ['053', '057']

/** The table that the newest migration makes. */
export const made = 'daily_leagues'

/** Reverts the newest migration. */
export async function makeOlder(db: Kysely<Schema>): Promise<void> {
  await db.schema.dropTable(made).execute()
  await sql`DELETE FROM kysely_migration WHERE name >= ${lacking}`.execute(db)
}
