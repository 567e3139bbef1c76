/** A database as the previous version left it. */
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../src/store/migrations.js'

/** The last migration it has, and the one it lacks. */
export const [previous, lacking] = ['033', '034']

/** Reverts the newest migration. */
export async function makeOlder(db: Kysely<Schema>): Promise<void> {
  for (const column of ['done', 'gone'])
    await sql`ALTER TABLE retention DROP COLUMN ${sql.ref(column)}`.execute(db)
  await sql`DELETE FROM kysely_migration WHERE name >= ${lacking}`.execute(db)
}
