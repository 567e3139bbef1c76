/** Fills a PostgreSQL database in one transaction. No gateway starts on it before its contents were compared. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StoreInUse } from '../store/in-use.js'
import { hold } from '../store/hold.js'
import { migrate } from '../store/migrate.js'
import type { Schema } from '../store/migrations.js'
import { connection } from '../store/pool.js'
import { copyAll, type Digests, type Progress } from './copy.js'
import { connectTo, versionOf } from './from-postgres.js'
import { NotDone } from './refusal.js'
import { postgresSink, postgresSource, type Sink } from './rows.js'
import { newestVersion, ofPlace, shapeOf, type TableShape } from './shape.js'

export interface Filled {
  /** Digests of what was written. */
  readonly there: Digests
  /** Reads back what is there now. */
  readonly read: (shape: readonly TableShape[], tell: Progress) => Promise<Digests>
  /** Lets gateways start on it. `copied` is 1 for a copy that is older than what was played. */
  readonly finish: (as: { readonly copied: 0 | 1 }) => Promise<void>
  readonly end: () => Promise<void>
}

export interface FillOptions {
  /** Whether to delete what is there. */
  readonly over: boolean
  /** The term of the database that the data comes from. */
  readonly term: number
}

/** @throws NotDone if the database is in use, or if it has data and `over` is not set */
export async function fillPostgres(
  url: string,
  { over, term }: FillOptions,
  fill: (sink: Sink) => Promise<Digests>,
): Promise<Filled> {
  const client = await connectTo(url, 'stolik restore')
  const held = await hold(connection(url), { shared: false, lost: () => undefined }).catch(
    async (error: unknown) => {
      await client.end()
      if (error instanceof StoreInUse) throw new NotDone('Stop the Stolik that is using the database first.')
      throw error
    },
  )
  const end = async (): Promise<void> => {
    await client.end()
    await held.release()
  }
  try {
    const before = await stateOf(client)
    if (before.state === 'used' && !over)
      throw new NotDone(
        'The database is not empty: use an empty one, or add --over to throw away what is in it.',
      )
    const version = await versionOf(client)
    // Tables of newer versions would stay and block the next update.
    if (version !== undefined && version > (await newestVersion()))
      throw new NotDone(
        `The database is of version ${Number(version)}, and this Stolik does not know everything in it: use an empty one.`,
      )
    if (before.state !== 'empty') await clear(client)
    await makeTables(url)
    await client.query("UPDATE tenure SET moved = ''")
    await client.query('BEGIN')
    for (const { name, hasRows } of await shapeOf(await newestVersion()))
      if (hasRows) await client.query(`DELETE FROM "${name}"`)
    const there = await fill(postgresSink(client))
    await numberOn(client)
    await client.query('UPDATE tenure SET term = $1, redis = NULL, place = NULL', [
      Math.max(term, before.term),
    ])
    await client.query('COMMIT')
    return {
      there,
      end,
      read: async (shape, tell) => {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
        const found = await copyAll(postgresSource(client), shape, undefined, tell)
        await client.query('COMMIT')
        return found
      },
      finish: async ({ copied }) => {
        await client.query('UPDATE tenure SET copied = $1, moved = NULL', [copied])
        await client.query('ANALYZE')
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** `unfinished`: an earlier filling was not completed, or there are only empty tables. */
async function stateOf(
  client: pg.Client,
): Promise<{ readonly state: 'empty' | 'unfinished' | 'used'; readonly term: number }> {
  const tables = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  )
  const names = tables.rows.map(({ name }) => name)
  if (names.length === 0) return { state: 'empty', term: 0 }
  const [tenure] = names.includes('tenure')
    ? (await client.query<{ term: number; moved?: string | null }>('SELECT * FROM tenure')).rows
    : []
  const term = tenure?.term ?? 0
  if (tenure?.moved === '') return { state: 'unfinished', term }
  const full = (await shapeOf(await newestVersion())).filter(({ hasRows }) => hasRows).map(({ name }) => name)
  const used = names.filter((name) => ![...ofPlace, ...full].includes(name))
  for (const name of used) {
    const some = await client.query(`SELECT 1 FROM "${name}" LIMIT 1`)
    if (some.rows.length > 0) return { state: 'used', term }
  }
  const isOurs = (await versionOf(client)) !== undefined
  return { state: isOurs ? 'unfinished' : 'used', term }
}

/** Deletes only what is ours: our tables, and the functions of their triggers. */
async function clear(client: pg.Client): Promise<void> {
  const names = [...(await shapeOf(await newestVersion())).map(({ name }) => name), ...ofPlace]
  await client.query('BEGIN')
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT t.tgfoid::regprocedure::text AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE NOT t.tgisinternal AND c.relnamespace = current_schema()::regnamespace AND c.relname = ANY ($1)`,
    [names],
  )
  for (const name of names) await client.query(`DROP TABLE IF EXISTS "${name}" CASCADE`)
  for (const { name } of rows) await client.query(`DROP FUNCTION ${name}`)
  await client.query('COMMIT')
}

/** Sets the sequences, so that new rows are numbered after the copied ones. */
async function numberOn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; field: string; sequence: string }>(
    `SELECT table_name AS name, column_name AS field,
       pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
     FROM information_schema.columns
     WHERE table_schema = current_schema() AND column_default LIKE 'nextval(%'`,
  )
  for (const { name, field, sequence } of rows)
    await client.query(`SELECT setval($1, (SELECT coalesce(max("${field}"), 0) + 1 FROM "${name}"), false)`, [
      sequence,
    ])
}

async function makeTables(url: string): Promise<void> {
  const pool = new pg.Pool({ ...connection(url), max: 1 })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}
