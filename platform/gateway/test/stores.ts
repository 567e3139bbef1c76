/** Stores of tests, in databases in memory. */
import { Kysely, sql } from 'kysely'
import { sqlStores, type Stores } from '../src/api/stores.js'
import type { Schema } from '../src/store/migrations.js'
import type { SqlData } from '../src/store/sql.js'
import type { Store } from '../src/store/store.js'
import { noDisk } from '../src/store/journal.js'
import { dataOf, openSqlite } from '../src/store/sqlite.js'
import { dialectOf } from '../src/store/sqlite-dialect.js'
import { openFile } from '../src/store/sqlite-file.js'

/** Migrated once per worker: that takes ten times as long as to write the finished tables into another database. */
const template = await openSqlite(':memory:')
const script = await scriptOf(template.db)

/** Returns statements that make an empty database like this one. */
async function scriptOf(db: Kysely<Schema>): Promise<string> {
  const { rows: parts } = await sql<{ type: string; name: string; text: string }>`
    SELECT type, name, sql AS text FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid
  `.execute(db)
  const tables = parts.filter(({ type }) => type === 'table')
  const inserts = await Promise.all(tables.map(({ name }) => rowsOf(db, name)))
  return ['BEGIN', ...parts.map(({ text }) => text), ...inserts.flat(), 'COMMIT'].join(';\n')
}

/** What a migration writes into tables: what it has run, and rows of which there is always one. */
async function rowsOf(db: Kysely<Schema>, table: string): Promise<readonly string[]> {
  const { rows } = await sql<
    Record<string, string | number | null>
  >`SELECT * FROM ${sql.table(table)}`.execute(db)
  const literal = (value: string | number | null): string =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
  return rows.map((row) => `INSERT INTO ${table} VALUES (${Object.values(row).map(literal).join(', ')})`)
}

/** A new database, as after a start. */
export function newData(): SqlData {
  const database = openFile(':memory:')
  database.exec(script)
  const db = new Kysely<Schema>({ dialect: dialectOf(database) })
  return dataOf(database, db, { disk: noDisk, tenure: template.tenure, migrated: template.migrated })
}

export const newStores = (): Stores => sqlStores(newData())

/** Live tables. The store stays open when a gateway stops, so that another one can go on with it. */
export const newStore = (): Store => ({ ...newData().store, close: () => Promise.resolve() })

/** One store, in a database of its own. */
const only =
  <K extends keyof Stores>(name: K) =>
  (): Stores[K] =>
    newStores()[name]

export const newAccounts = only('accounts')
export const newFailedSignIns = only('failedSignIns')
export const newBans = only('bans')
export const newSeenGuests = only('seenGuests')
export const newNames = only('names')
export const newSettings = only('settings')
export const newRuleSets = only('ruleSets')
export const newEvents = only('events')
export const newRankings = only('rankings')
export const newLeagues = only('leagues')
export const newWebhooks = only('webhooks')
export const newNotices = only('notices')
