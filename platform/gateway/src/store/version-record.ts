/** A database's own record of its version, and of which gateways may use it. */
import { sql, type Kysely } from 'kysely'
import type { Schema } from './migrations.js'

export interface VersionRecord {
  /** Its version: the number of its newest migration; 0 if it is empty. */
  readonly version: number
  readonly needs: number
  readonly release: string | null
}

/** The highest of the migrations' numbers. */
export const newest = (names: readonly string[]): number => Math.max(0, ...names.map(Number))

/** Reads the version record of a database. If it cannot be read, or is older than the record, the defaults apply. */
export async function readVersionRecord(db: Kysely<Schema>): Promise<VersionRecord> {
  const named = await sql<{ name: string }>`SELECT name FROM kysely_migration`
    .execute(db)
    .catch(() => ({ rows: [] }))
  const row = await db
    .selectFrom('compatible')
    .selectAll()
    .executeTakeFirst()
    .catch(() => undefined)
  const version = newest(named.rows.map(({ name }) => name))
  return { version, needs: row?.needs ?? version, release: row?.release ?? null }
}
