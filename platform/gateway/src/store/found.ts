/** What a database says of itself: its version, and which gateways may work with it. */
import { sql, type Kysely } from 'kysely'
import type { Schema } from './migrations.js'

export interface Found {
  /** Its version: the number of its newest migration; 0 for an empty one. */
  readonly version: number
  readonly needs: number
  readonly release: string | null
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
