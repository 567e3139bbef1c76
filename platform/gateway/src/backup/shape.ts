/** The tables of a database of some version, in the order of filling: tables that others refer to come first. */
import Database from 'libsql'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import { NewerDatabase } from '../store/migrate.js'
import { migrations, type Schema } from '../store/migrations.js'

export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
  /** Whether a new database already has rows in it. It is then emptied before it is filled. */
  readonly hasRows: boolean
}

/** Tables about the place of a database rather than its contents. */
export const ofPlace: readonly string[] = ['kysely_migration', 'kysely_migration_lock', 'tenure', 'backups']

/** The newest version that this program knows. */
export const newestVersion = async (): Promise<string> =>
  Object.keys(await migrations.getMigrations()).reduce((a, b) => (a > b ? a : b), '')

/**
 * A refusal of a newer database: this version cannot understand a copy of it. The message follows the name of the newer
 * thing.
 */
export const newerThan = (version: string, newest: string): NewerDatabase =>
  new NewerDatabase({ version: Number(version), needs: Number(version), release: null }, Number(newest))

/** Found by running the migrations in memory, so that no list must be maintained. */
export async function shapeOf(version: string): Promise<readonly TableShape[]> {
  const database = new Database(':memory:')
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
  try {
    const { error } = await new Migrator({ db, provider: migrations }).migrateTo(version)
    if (error !== undefined)
      throw new Error(`no database of version ${version} can be made`, { cause: error })
    const names = database
      .prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
      )
      .all() as { name: string }[]
    const shapes = names
      .filter(({ name }) => !ofPlace.includes(name))
      .map(({ name }) => ({
        name,
        columns: (database.pragma(`table_info("${name}")`) as { name: string }[]).map(
          (column) => column.name,
        ),
        hasRows: database.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).all().length > 0,
        parents: (database.pragma(`foreign_key_list("${name}")`) as { table: string }[]).map(
          ({ table }) => table,
        ),
      }))
    return parentsFirst(shapes).map(({ name, columns, hasRows }) => ({ name, columns, hasRows }))
  } finally {
    await db.destroy()
  }
}

function parentsFirst<T extends { readonly name: string; readonly parents: readonly string[] }>(
  shapes: readonly T[],
): readonly T[] {
  const sorted: T[] = []
  const isIn = (name: string): boolean => sorted.some((one) => one.name === name)
  while (sorted.length < shapes.length) {
    const next = shapes.filter(
      ({ name, parents }) => !isIn(name) && parents.every((parent) => parent === name || isIn(parent)),
    )
    if (next.length === 0) throw new Error('tables that refer to each other')
    sorted.push(...next)
  }
  return sorted
}
