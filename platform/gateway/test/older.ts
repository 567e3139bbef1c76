/** A database as the previous version left it. */
import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../src/store/append-only.js'
import type { Schema } from '../src/store/migrations.js'

/** The last migration it has, and the one it lacks. */
export const [previous, lacking] = ['042', '043']

/** Reverts the newest migration. */
export async function makeOlder(db: Kysely<Schema>): Promise<void> {
  for (const name of ['runs', 'hands', 'findings', 'entries'])
    await db.schema.dropTable(`fairness_${name}`).execute()
  if (isPostgres(db)) await sql`DROP FUNCTION fairness_entries_stay`.execute(db)
  await db.schema.dropIndex('tables_unexamined').execute()
  await db.schema.alterTable('tables').dropColumn('examined').execute()
  await sql`DELETE FROM kysely_migration WHERE name >= ${lacking}`.execute(db)
}
