import { Migrator, type Kysely, type MigrationProvider } from 'kysely'
import { build } from '../base/build.js'
import { type Found, readFound, newest } from './found.js'
import { breaking, migrations, type Schema } from './migrations.js'

/** A newer gateway has changed the database: what this one would write there may be wrong. The message follows its name. */
export class NewerDatabase extends Error {
  constructor({ version, release }: Found, known: number) {
    const by = release === null ? 'the newer Stolik that has used it' : `Stolik ${release} or a newer one`
    super(
      `is of version ${version}, and this Stolik knows versions up to ${known}: ` +
        `start ${by}, or put back a backup from before the update.`,
    )
  }
}

/** What became of a database. */
export interface Migrated {
  /** Its version before, 0 for a new one, and now. */
  readonly from: number
  readonly to: number
  /** The newest version that this gateway knows. */
  readonly known: number
}

export interface Update {
  readonly from: number
  readonly to: number
}

/** The update that `migrate` will do; undefined for a new database, and for one that is up to date, or newer. */
export async function updateOf(db: Kysely<Schema>, history = shipped): Promise<Update | undefined> {
  const known = newest(Object.keys(await history.getMigrations()))
  const { version } = await readFound(db)
  return version > 0 && version < known ? { from: version, to: known } : undefined
}

/** The migrations, and those of them after which a gateway that does not know them would read or write wrongly. */
export interface History extends MigrationProvider {
  readonly breaking: ReadonlySet<string>
}

const shipped: History = { getMigrations: () => migrations.getMigrations(), breaking }

/**
 * Brings a database up to date. Kysely does it in one transaction, in PostgreSQL under an advisory lock: of
 * processes that start together one migrates, and the others wait for it. A migration that fails leaves nothing behind.
 *
 * A database that newer gateways have only added to is left as it is, and used.
 * @throws NewerDatabase when they have changed what was there.
 */
export async function migrate(
  db: Kysely<Schema>,
  history = shipped,
  { version: release } = build,
): Promise<Migrated> {
  const known = newest(Object.keys(await history.getMigrations()))
  const found = await readFound(db)
  if (found.version > known) {
    if (found.needs > known) throw new NewerDatabase(found, known)
    return { from: found.version, to: found.version, known }
  }
  const { error } = await new Migrator({ db, provider: noting(history, release) }).migrateToLatest()
  if (error === undefined) return { from: found.version, to: known, known }
  throw error instanceof Error ? error : new Error('the migration failed', { cause: error })
}

/** The migration that makes the place where the rest is noted. */
const noted = '030'

/** Notes beside each migration, in its transaction, which release made it, and whom it shuts out. */
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
