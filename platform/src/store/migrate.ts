import { Migrator, type Kysely } from 'kysely'
import { migrations, type Schema } from './migrations.js'

/**
 * Brings a database up to date. Kysely does it in one transaction, in PostgreSQL under an advisory lock: of
 * processes that start together one migrates, and the others wait for it.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest()
  if (error === undefined) return
  throw error instanceof Error ? error : new Error('the migration failed', { cause: error })
}
