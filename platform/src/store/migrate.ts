import { Migrator, type Kysely } from 'kysely'
import { migrations, type Schema } from './migrations.js'

/** A newer gateway brought the database up to date: what this one would write there may be wrong. The message follows its name. */
export class NewerDatabase extends Error {
  constructor(found: number, known: number) {
    super(
      `is of version ${found}, and this Stolik knows versions up to ${known}: ` +
        'start the newer Stolik that has used it, or put back a backup from before the update.',
    )
  }
}

/**
 * Brings a database up to date. Kysely does it in one transaction, in PostgreSQL under an advisory lock: of
 * processes that start together one migrates, and the others wait for it.
 * @throws NewerDatabase
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: migrations })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  const newer = await newerThanKnown(db).catch(() => undefined)
  throw newer ?? (error instanceof Error ? error : new Error('the migration failed', { cause: error }))
}

/** Migrations are numbered. */
async function newerThanKnown(db: Kysely<Schema>): Promise<NewerDatabase | undefined> {
  const done = db as unknown as Kysely<{ kysely_migration: { name: string } }>
  const rows = await done.selectFrom('kysely_migration').select('name').execute()
  const newest = (names: readonly string[]): number => Math.max(0, ...names.map(Number))
  const [found, known] = [
    newest(rows.map(({ name }) => name)),
    newest(Object.keys(await migrations.getMigrations())),
  ]
  return found > known ? new NewerDatabase(found, known) : undefined
}
