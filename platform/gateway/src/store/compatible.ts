/** Which gateways may work with a database: how an older one knows whether a newer one has only added to it. */
import type { Kysely, Migration } from 'kysely'

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
