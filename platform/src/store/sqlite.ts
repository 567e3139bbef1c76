import Database from 'libsql'
import { Kysely, Migrator, SqliteDialect, type Transaction } from 'kysely'
import type { Entry } from '../table/entry.js'
import { migrations, type Schema } from './migrations.js'
import type { Append, Store } from './store.js'

/** Another process works with this file. */
export class StoreInUse extends Error {}

interface Waiting {
  readonly append: Append
  readonly done: (answer: 'done' | 'stale') => void
  readonly failed: (error: unknown) => void
}

/**
 * The store in an SQLite file. What is appended in the same turn of the event loop, and while a commit is under
 * way, is committed together and acknowledged after the commit has reached the disk: one sync for all.
 *
 * The file is locked for as long as the store is open; the system lifts the lock when the process dies.
 * @throws StoreInUse when another process has it open.
 */
export async function sqliteStore(file: string): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: openFile(file) }) })
  await migrate(db)

  let waiting: Waiting[] = []
  let flushing: Promise<void> | null = null

  const flush = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      await commit(db, group)
    }
    flushing = null
  }

  return {
    append: (append) =>
      new Promise((done, failed) => {
        waiting.push({ append, done, failed })
        flushing ??= flush()
      }),
    log: async (table) => {
      const rows = await db
        .selectFrom('entries')
        .select('entry')
        .where('table_id', '=', table)
        .orderBy('seq')
        .execute()
      return rows.map((row) => JSON.parse(row.entry) as Entry)
    },
    live: async () => {
      const rows = await db.selectFrom('tables').select('id').where('over', '=', 0).execute()
      return rows.map((row) => row.id)
    },
    record: async (table, hand) => {
      const query = db.selectFrom('records').select('text')
      const row = await query.where('table_id', '=', table).where('hand', '=', hand).executeTakeFirst()
      return row?.text
    },
    close: async () => {
      await flushing
      await db.destroy()
    },
  }
}

function openFile(file: string): Database.Database {
  try {
    const database = new Database(file, { timeout: 0 })
    // Exclusive before the first access: one process holds the file, and the write-ahead log needs no shared memory.
    database.pragma('locking_mode = EXCLUSIVE')
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    database.exec('BEGIN IMMEDIATE; COMMIT')
    return database
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') throw new StoreInUse()
    throw error
  }
}

async function migrate(db: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest()
  if (error === undefined) return
  await db.destroy()
  throw error instanceof Error ? error : new Error('the migration failed', { cause: error })
}

/** One transaction for a group. A stale append takes no part; an error fails the whole group. */
async function commit(db: Kysely<Schema>, group: readonly Waiting[]): Promise<void> {
  try {
    const answers = await db.transaction().execute(async (trx) => {
      const out: ('done' | 'stale')[] = []
      for (const { append } of group) out.push(await write(trx, append))
      return out
    })
    group.forEach(({ done }, i) => done(answers[i] ?? 'stale'))
  } catch (error) {
    for (const { failed } of group) failed(error)
  }
}

async function write(trx: Transaction<Schema>, append: Append): Promise<'done' | 'stale'> {
  const { table, expected, entries, at, over, records } = append
  const { length } = await trx
    .selectFrom('entries')
    .select((e) => e.fn.countAll<number>().as('length'))
    .where('table_id', '=', table)
    .executeTakeFirstOrThrow()
  if (length !== expected) return 'stale'

  await trx
    .insertInto('tables')
    .values({ id: table, over: over ? 1 : 0 })
    .onConflict((c) => c.column('id').doUpdateSet({ over: over ? 1 : 0 }))
    .execute()
  const rows = entries.map((entry, i) => ({
    table_id: table,
    seq: expected + i,
    at,
    entry: JSON.stringify(entry),
  }))
  if (rows.length > 0) await trx.insertInto('entries').values(rows).execute()
  const texts = records.map(({ hand, text }) => ({ table_id: table, hand, text }))
  if (texts.length > 0) await trx.insertInto('records').values(texts).execute()
  return 'done'
}
