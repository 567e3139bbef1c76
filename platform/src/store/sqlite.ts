import Database from 'libsql'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import type { Entry } from '../table/entry.js'
import { migrations, type Schema } from './migrations.js'
import type { Append, Appended, Store } from './store.js'
import { write } from './write.js'

/** Another process works with this file. */
export class StoreInUse extends Error {}

interface Waiting {
  readonly append: Append
  readonly done: (answer: Appended) => void
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
  const database = openFile(file)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
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
    log: async (table, from = 0) => {
      const rows = await db
        .selectFrom('entries')
        .select(['at', 'entry'])
        .where('table_id', '=', table)
        .where('seq', '>=', from)
        .orderBy('seq')
        .execute()
      return rows.map(({ at, entry }) => ({ at, entry: JSON.parse(entry) as Entry }))
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
      release(database)
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

/** Leaves one tidy file, and lets others at it: statements not yet collected would hold it past `close`. */
function release(database: Database.Database): void {
  database.pragma('journal_mode = DELETE')
  database.pragma('locking_mode = NORMAL')
  database.exec('SELECT 1 FROM tables LIMIT 1')
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
    const answers = await db.transaction().execute((trx) =>
      write(
        trx,
        group.map(({ append }) => append),
      ),
    )
    group.forEach(({ done }, i) => done(answers[i] ?? 'stale'))
  } catch (error) {
    for (const { failed } of group) failed(error)
  }
}
