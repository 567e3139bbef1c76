/** Which gateways may work with a database: how an older one knows whether a newer one has only added to it. */
import { sql, type Kysely, type Migration } from 'kysely'
import type { Schema } from './migrations.js'

export interface CompatibleSchema {
  /** One row. */
  compatible: {
    id: number
    /** The lowest version of the database that a gateway must know to work with this one. */
    needs: number
    /** The release that has made the newest changes; null before one was noted. */
    release: string | null
  }
}

/** What a database says of itself. */
export interface Found {
  /** Its version: the number of its newest migration; 0 for an empty one. */
  readonly version: number
  readonly needs: number
  readonly release: string | null
}

/** Every gateway that looks into this table knows the migration that made it. */
export const compatibleMigration: Migration = {
  up: async (db: Kysely<CompatibleSchema>) => {
    await db.schema
      .createTable('compatible')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('needs', 'integer', (c) => c.notNull())
      .addColumn('release', 'text')
      .execute()
    await db.insertInto('compatible').values({ id: 1, needs: 0, release: null }).execute()
  },
}

/** Migrations are numbered. */
export const newest = (names: readonly string[]): number => Math.max(0, ...names.map(Number))

/** Reads what a database says of itself; one that cannot be asked, or is from before it said so, says nothing. */
export async function readFound(db: Kysely<Schema>): Promise<Found> {
  const named = await sql<{ name: string }>`SELECT name FROM kysely_migration`
    .execute(db)
    .catch(() => ({ rows: [] }))
  const said = await db
    .selectFrom('compatible')
    .selectAll()
    .executeTakeFirst()
    .catch(() => undefined)
  const version = newest(named.rows.map(({ name }) => name))
  return { version, needs: said?.needs ?? version, release: said?.release ?? null }
}
