/** A database as the previous version left it. */
import { sql, type Kysely } from 'kysely'
import { changeable } from '../src/store/append-only.js'
import type { Schema } from '../src/store/migrations.js'

/** The last migration it has, and the one it lacks. */
export const [previous, lacking] = ['038', '039']

/** Reverts the newest migration. */
export async function makeOlder(db: Kysely<Schema>): Promise<void> {
  await db.schema.dropIndex('licence_numbers_person').execute()
  await db.schema.dropTable('memberships').execute()
  await changeable(db, 'member_lists')
  await db.schema.dropTable('member_lists').execute()
  await sql`DELETE FROM kysely_migration WHERE name >= ${lacking}`.execute(db)
}
