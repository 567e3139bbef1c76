import { chmodSync, closeSync, openSync } from 'node:fs'
import { chmod, rename, rm } from 'node:fs/promises'
import Database from 'libsql'
import { Kysely, sql, SqliteDialect, type Dialect } from 'kysely'
import { StoreInUse } from './in-use.js'
import { diskOf, journal, noDisk } from './journal.js'
import { migrate, type History } from './migrate.js'
import type { Schema } from './migrations.js'
import { sqlStore, type Durably, type SqlData } from './sql.js'
import type { Tenure } from './tenure.js'

/** SQLite's name for a file that is gone with the process: for tests. */
const inMemory = ':memory:'

/**
 * Opens the store in an SQLite file and brings its tables up to date. The file is locked for as long as the store
 * is open; the system lifts the lock when the process dies.
 * @param seen for who takes it over to play with it: the newest term that is known to have been, since a file that ends
 * before it is an older one. Without it the term stays as it is.
 * @param history its migrations; those of this release, unless told
 * @throws StoreInUse when another process has it open, NewerDatabase when a newer version has changed it.
 */
export async function openSqlite(file: string, seen?: number, history?: History): Promise<SqlData> {
  const database = openFile(file)
  const db = new Kysely<Schema>({ dialect: dialectOf(database) })
  try {
    const migrated = await migrate(db, history)
    rewriteOnce(database)
    // It is there from the first access on, and the same for as long as the file is open.
    const disk = file === inMemory ? noDisk : await diskOf(`${file}-wal`)
    const tenure = await takeFile(db, seen)
    const writer = journal(database, db, disk, tenure.term)
    const close = async (): Promise<void> => {
      await writer.close()
      release(database)
      await db.destroy()
    }
    const durably: Durably = async (work) => {
      const answer = await db.connection().execute(async (one) => {
        // As the journal does it: the write-ahead log is synced afterwards, by another thread.
        await sql`PRAGMA synchronous = NORMAL`.execute(one)
        try {
          return await one.transaction().execute(work)
        } finally {
          await sql`PRAGMA synchronous = FULL`.execute(one)
        }
      })
      await writer.sync()
      return answer
    }
    // The file is ours alone: nobody is in the way.
    const store = sqlStore({ db, writer, collided: () => false, close })
    return { db, store, tenure, migrated, durably, backup: (to) => backup(db, to), scrub: () => scrub(db) }
  } catch (error) {
    // Somebody else may be able to open it, such as a version that is newer, or older.
    try {
      release(database)
    } catch {
      // What is wrong with it was said.
    }
    await db.destroy()
    throw error
  }
}

/** Kysely does not count on it, but SQLite takes changes of tables into a transaction: one that fails leaves the file as it was. */
function dialectOf(database: Database.Database): Dialect {
  const sqlite = new SqliteDialect({ database })
  return {
    createDriver: () => sqlite.createDriver(),
    createQueryCompiler: () => sqlite.createQueryCompiler(),
    createIntrospector: (db) => sqlite.createIntrospector(db),
    createAdapter: () =>
      Object.defineProperty(sqlite.createAdapter(), 'supportsTransactionalDdl', { value: true }),
  }
}

async function takeFile(db: Kysely<Schema>, seen: number | undefined): Promise<Tenure> {
  const before = await db.selectFrom('tenure').selectAll().executeTakeFirstOrThrow()
  if (seen === undefined) return { term: before.term, restored: false }
  const term = Math.max(before.term, seen) + 1
  await db.updateTable('tenure').set({ term, copied: 0 }).execute()
  return { term, restored: before.copied === 1 || before.term < seen }
}

/**
 * Leaves nothing behind of what was deleted before: its pages in the file are zeros by `secure_delete`, and its
 * older copies in the write-ahead log go with a checkpoint.
 */
async function scrub(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
  if (rows[0]?.busy === 1) throw new Error('the write-ahead log could not be emptied')
}

/** Says in the file that nothing deleted is left in it from before `secure_delete` was on. */
const rewritten = 1

/** What was deleted without `secure_delete` lies in free pages; writing the whole file anew, once, leaves them out. */
function rewriteOnce(database: Database.Database): void {
  const [row] = database.pragma('user_version') as { user_version: number }[]
  if ((row?.user_version ?? 0) >= rewritten) return
  try {
    database.exec('VACUUM')
  } catch (error) {
    // It takes as much room again as the file has. Without it the gateway starts all the same, and tries next time.
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_FULL') return
    throw error
  }
  database.pragma(`user_version = ${rewritten}`)
  database.pragma('wal_checkpoint(TRUNCATE)')
}

/** Beside it first: whoever copies the file finds a whole one. Deals lie in it, so it is its owner's alone. */
async function backup(db: Kysely<Schema>, file: string): Promise<void> {
  const part = `${file}.part`
  await rm(part, { force: true })
  await sql`VACUUM INTO ${part}`.execute(db)
  await chmod(part, 0o600)
  const copy = new Database(part)
  copy.exec('UPDATE tenure SET copied = 1')
  copy.close()
  await rename(part, file)
}

function openFile(file: string): Database.Database {
  try {
    // Deals lie in it, whatever the folder lets others read; the files beside it take after it.
    if (file !== inMemory) {
      closeSync(openSync(file, 'a', 0o600))
      chmodSync(file, 0o600)
    }
    const database = new Database(file, { timeout: 0 })
    // Exclusive before the first access: one process holds the file, and the write-ahead log needs no shared memory.
    database.pragma('locking_mode = EXCLUSIVE')
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    // Names that are forgotten must not stay in the file, where nobody looks but everybody can.
    database.pragma('secure_delete = ON')
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
