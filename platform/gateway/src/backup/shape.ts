/** Which tables a database of some version has, in the order in which they are filled: those first that others refer to. */
import Database from 'libsql'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import { NewerDatabase } from '../store/migrate.js'
import { migrations, type Schema } from '../store/migrations.js'

export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
  /** Whether something is in it as soon as it is made: it is emptied before it is filled. */
  readonly hasRows: boolean
}

/** These belong to the place where a database lies, not to what is in it. */
export const ofPlace: readonly string[] = ['kysely_migration', 'kysely_migration_lock', 'tenure', 'backups']

/** The newest version that this program knows. */
export const newestVersion = async (): Promise<string> =>
  Object.keys(await migrations.getMigrations()).reduce((a, b) => (a > b ? a : b), '')

/** A copy of it is not understood by whoever knows fewer versions. The message follows the name of what is newer. */
export const newerThan = (version: string, newest: string): NewerDatabase =>
  new NewerDatabase({ version: Number(version), needs: Number(version), release: null }, Number(newest))

/** Made in memory by the migrations themselves, so that no list has to be kept up. */
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
