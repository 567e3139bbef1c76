/** A database as the version before this one left it. */
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../src/store/migrations.js'

/** The last migration that it has, and the one that it lacks. */
export const [previous, lacking] = ['032', '033']

/** Takes back what the newest migration has done. */
export async function makeOlder(db: Kysely<Schema>): Promise<void> {
  await sql`DROP TABLE backups`.execute(db)
  await sql`ALTER TABLE tenure DROP COLUMN moved`.execute(db)
  await sql`DELETE FROM kysely_migration WHERE name >= ${lacking}`.execute(db)
}
