import { Migrator, type Kysely, type MigrationProvider } from 'kysely'
import { build } from '../base/build.js'
import { causeOf } from '../base/failure.js'
import { isOutage } from './outages.js'
import { type VersionRecord, readVersionRecord, newest } from './version-record.js'
import { breaking, migrations, type Schema } from './migrations.js'

/**
 * A newer gateway has changed the database, so this one might write wrong data. The message continues a sentence that
 * begins with the database's name.
 */
export class NewerDatabase extends Error {
  constructor({ version, release }: VersionRecord, known: number) {
    const by = release === null ? 'the newer Stolik that has used it' : `Stolik ${release} or a newer one`
    super(
      `is of version ${version}, and this Stolik knows versions up to ${known}: ` +
        `start ${by}, or restore a backup from before the update.`,
    )
  }
}

/**
 * A migration failed, and would fail again: the release and the data do not fit together. The message continues a sentence
 * that begins with the database's name.
 */
export class MigrationFailed extends Error {
  constructor(migration: string, to: number, cause: unknown) {
    const { code, failure } =
      cause instanceof Error ? causeOf(cause) : { code: undefined, failure: 'unknown' }
    super(
      `could not be brought up to version ${to}: migration ${migration} failed (${code ?? failure}). ` +
        'Nothing in it was changed: start the version of Stolik from before, and report this.',
      { cause },
    )
  }
}

/** The result of a migration. */
export interface Migrated {
  /** Its version before (0 for a new database), and now. */
  readonly from: number
  readonly to: number
  /** The newest version that this gateway knows. */
  readonly known: number
}

export interface Update {
  readonly from: number
  readonly to: number
}

/** The update that `migrate` will make; undefined for a new database, and for one that is up to date or newer. */
export async function updateOf(db: Kysely<Schema>, history = shipped): Promise<Update | undefined> {
  const known = newest(Object.keys(await history.getMigrations()))
  const { version } = await readVersionRecord(db)
  return version > 0 && version < known ? { from: version, to: known } : undefined
}

/** The migrations. `breaking` names those that older gateways cannot work with: they would read or write wrong data. */
export interface History extends MigrationProvider {
  readonly breaking: ReadonlySet<string>
}

const shipped: History = { getMigrations: () => migrations.getMigrations(), breaking }

/**
 * Migrates a database to the newest version. Kysely does it in one transaction, in PostgreSQL under an advisory lock. If
 * several processes start together, one migrates and the others wait. A failed migration leaves nothing behind.
 *
 * If newer gateways have only added to the database, it is used as it is.
 * @throws NewerDatabase if they have changed existing parts.
 */
export async function migrate(
  db: Kysely<Schema>,
  history = shipped,
  { version: release } = build,
): Promise<Migrated> {
  const known = newest(Object.keys(await history.getMigrations()))
  const found = await readVersionRecord(db)
  if (found.version > known) {
    if (found.needs > known) throw new NewerDatabase(found, known)
    return { from: found.version, to: found.version, known }
  }
  const { error, results = [] } = await new Migrator({
    db,
    provider: noting(history, release),
  }).migrateToLatest()
  if (error === undefined) return { from: found.version, to: known, known }
  const migration = results.find(({ status }) => status === 'Error')?.migrationName
  if (migration === undefined || isOutage(error))
    throw error instanceof Error ? error : new Error('the migration failed', { cause: error })
  throw new MigrationFailed(migration, known, error)
}

/** The migration that creates the table for these notes. */
const noted = '030'

/** Adds to each migration, in its transaction, a note of the release that ran it and of which gateways it excludes. */
const noting = (history: History, release: string): MigrationProvider => ({
  getMigrations: async () => {
    const named = Object.entries(await history.getMigrations()).map(([name, migration]) => {
      const up = async (db: Kysely<Schema>): Promise<void> => {
        await migration.up(db)
        if (name < noted) return
        const shutOut = history.breaking.has(name) ? { needs: Number(name) } : {}
        await db
          .updateTable('compatible')
          .set({ ...shutOut, release })
          .execute()
      }
      return [name, { ...migration, up }] as const
    })
    return Object.fromEntries(named)
  },
})
