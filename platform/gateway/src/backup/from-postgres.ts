/** Copies a PostgreSQL database, as it is at one moment, into a file as a single process uses it. */
import Database from 'libsql'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import pg from 'pg'
import { migrations, type Schema } from '../store/migrations.js'
import { connection } from '../store/pool.js'
import type { Noted } from './control.js'
import { copyAll, differences, type Digests, type Progress } from './copy.js'
import { type Copied, type Due, believedUntil } from './noted.js'
import { NotDone } from './refusal.js'
import { postgresSource, sqliteSink, sqliteSource } from './rows.js'
import { newerThan, newestVersion, shapeOf } from './shape.js'

/** The key of our advisory lock: whoever holds it makes a backup of the database. */
const lock = 7_865_427

/** Connects to a database. @throws NotDone if it cannot be reached */
export async function connectTo(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ ...connection(url), application_name: name })
  // Queries on a lost connection fail on their own.
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new NotDone(`The database cannot be used (${code}).`)
  })
  return client
}

/** The version of a database, such as `029`; undefined if it was never used by Stolik. */
export async function versionOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string | null }>(
    "SELECT to_regclass('kysely_migration')::text AS name",
  )
  if ((rows[0]?.name ?? null) === null) return undefined
  const found = await client.query<{ name: string }>('SELECT max(name) AS name FROM kysely_migration')
  return found.rows[0]?.name
}

/** The lowest version that a program must know to work with a database of this version. */
async function neededBy(client: pg.Client, version: string): Promise<number> {
  const { rows } = await client.query<{ name: string | null }>(
    "SELECT to_regclass('compatible')::text AS name",
  )
  if ((rows[0]?.name ?? null) === null) return Number(version)
  const found = await client.query<{ needs: number }>('SELECT needs FROM compatible')
  return found.rows[0]?.needs ?? Number(version)
}

interface CopyWish extends Due {
  readonly tell: Progress
}

async function lastGoodOf(client: pg.Client, now: number): Promise<number | undefined> {
  const { rows } = await client
    .query<{ at: number | null }>('SELECT max(at) AS at FROM backups WHERE problem IS NULL AND at <= $1', [
      believedUntil(now),
    ])
    // A database of an older version has no such table.
    .catch(() => ({ rows: [] }))
  return rows[0]?.at ?? undefined
}

/**
 * Makes a copy; undefined if none is due. Other writers are not blocked, and what they write meanwhile is not in the copy.
 */
export async function copyPostgres(
  url: string,
  part: string,
  { tell, isDue, now }: CopyWish,
): Promise<Copied | undefined> {
  const client = await connectTo(url, 'stolik backup')
  let lacks: number | undefined
  try {
    await takeLock(client, tell)
    if (!isDue(await lastGoodOf(client, now()))) {
      await client.end()
      return undefined
    }
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const version = await versionOf(client)
    if (version === undefined) throw new NotDone('This is not a database of Stolik.')
    const newest = await newestVersion()
    const isNewer = version > newest
    if (isNewer && (await neededBy(client, version)) > Number(newest))
      throw new NotDone(`The database ${newerThan(version, newest).message}`)
    const { rows } = await client.query<{ term: number }>('SELECT term FROM tenure')
    await fillFile(part, isNewer ? newest : version, rows[0]?.term ?? 0, client, tell)
    if (isNewer) lacks = Number(newest)
    await client.query('COMMIT')
  } catch (error) {
    await client.end()
    throw error
  }
  return {
    ...(lacks !== undefined && { lacks }),
    note: async (noted) => {
      // The connection was idle while the copy was checked, which may take long. Some networks drop such a connection.
      const anew = async (): Promise<void> => {
        const another = await connectTo(url, 'stolik backup')
        try {
          await note(another, noted)
        } finally {
          await another.end()
        }
      }
      // The backup is good even if this record fails.
      await note(client, noted)
        .catch(anew)
        .catch(() => undefined)
    },
    end: () => client.end(),
  }
}

async function note(client: pg.Client, { at, file, bytes, problem }: Noted): Promise<void> {
  const { rows } = await client.query<{ name: string | null }>("SELECT to_regclass('backups')::text AS name")
  // A database of an older version has no such table.
  if ((rows[0]?.name ?? null) === null) return
  await client.query(
    'INSERT INTO backups (at, file, bytes, problem) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [at, file, bytes, problem],
  )
}

async function takeLock(client: pg.Client, tell: Progress): Promise<void> {
  const tried = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [lock])
  if (tried.rows[0]?.held === true) return
  tell('Another backup of this database is being made: waiting for it.')
  await client.query('SELECT pg_advisory_lock($1)', [lock])
}

async function fillFile(
  part: string,
  version: string,
  term: number,
  client: pg.Client,
  tell: Progress,
): Promise<Digests> {
  const database = new Database(part)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
  try {
    const { error } = await new Migrator({ db, provider: migrations }).migrateTo(version)
    if (error !== undefined) throw new Error('the file cannot be made', { cause: error })
    const shape = await shapeOf(version)
    // Synced only once, when the file is complete.
    database.pragma('synchronous = OFF')
    for (const { name } of shape.filter(({ hasRows }) => hasRows)) database.exec(`DELETE FROM "${name}"`)
    const there = await db
      .transaction()
      .execute((trx) => copyAll(postgresSource(client), shape, sqliteSink(trx), tell))
    database.exec(`UPDATE tenure SET term = ${term}`)
    const here = await copyAll(sqliteSource(db), shape, undefined, tell)
    const unlike = differences(there, here)
    if (unlike.length > 0) throw new NotDone(`The copy differs from the database in ${unlike.join(', ')}.`)
    return here
  } finally {
    await db.destroy()
  }
}
