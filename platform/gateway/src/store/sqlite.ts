import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import { Kysely, sql, SqliteDialect, type Dialect } from 'kysely'
import { checkFile } from './damaged.js'
import { StoreInUse } from './in-use.js'
import { diskOf, journal, noDisk } from './journal.js'
import { migrate, updateOf, type History } from './migrate.js'
import type { Schema } from './migrations.js'
import { sqlStore, type Durably, type SqlData } from './sql.js'
import { stayed, termAfterRestore, type Tenure } from './tenure.js'

/** SQLite's name for a file that is gone with the process: for tests. */
const inMemory = ':memory:'

export interface SqliteOptions {
  /** Its migrations; those of this release, unless told. */
  readonly history?: History | undefined
  /** Called before its tables are brought up to date, if they have to be: that may take long. */
  readonly updates?: (() => void) | undefined
}

/**
 * Opens the store in an SQLite file and brings its tables up to date. The file is locked for as long as the store
 * is open; the system lifts the lock when the process dies.
 * @param seen for who takes it over to play with it: the newest term that is known to have been, since a file that ends
 * before it is an older one. Without it the term stays as it is.
 * @throws StoreInUse when another process has it open, NewerDatabase when a newer version has changed it, MovedAway, Damaged.
 */
export async function openSqlite(
  file: string,
  seen?: number,
  { history, updates }: SqliteOptions = {},
): Promise<SqlData> {
  const database = openFile(file)
  const db = new Kysely<Schema>({ dialect: dialectOf(database) })
  try {
    if (seen !== undefined && file !== inMemory) checkFile(database, statSync(file).size)
    if (file !== inMemory) await copyBeforeUpdate(db, file, { history, updates })
    const migrated = await migrate(db, history)
    rewriteOnce(database)
    const tenure = await takeFile(db, seen)
    // It is there from the first access on, and the same for as long as the file is open.
    const disk = file === inMemory ? noDisk : await diskOf(`${file}-wal`)
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
    const still = stillFile(db)
    return {
      ...{ db, store, tenure, migrated, durably, freeze: still.freeze },
      backup: (to) => backup(db, to),
      scrub: () => still.whileMoving(() => scrub(db)),
    }
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

/** As many copies from before an update are left in the folder. */
const copiesKept = 2

/** The way back, should the update not be what was hoped for: an older version does not start with the file any more. */
async function copyBeforeUpdate(
  db: Kysely<Schema>,
  file: string,
  { history, updates }: SqliteOptions,
): Promise<void> {
  const update = await updateOf(db, history)
  if (update === undefined) return
  updates?.()
  const folder = dirname(file)
  await backup(db, join(folder, `before-v${update.to}.db`))
  const copies = readdirSync(folder).flatMap((name) => /^before-v(\d+)\.db$/.exec(name)?.[1] ?? [])
  const old = copies.map(Number).sort((a, b) => b - a)
  for (const version of old.slice(copiesKept)) await rm(join(folder, `before-v${version}.db`))
}

/** Pages of the write-ahead log after which SQLite copies them into the file by itself, as usual. */
const checkpointAfter = 1_000

interface StillFile {
  /** Nothing is written into the file itself until the answer is called: all of it goes to the write-ahead log. */
  readonly freeze: () => Promise<() => Promise<void>>
  /** Does what writes into the file when nobody copies it. */
  readonly whileMoving: <T>(work: () => Promise<T>) => Promise<T>
}

function stillFile(db: Kysely<Schema>): StillFile {
  let last: Promise<unknown> = Promise.resolve()
  const after = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
  return {
    whileMoving: after,
    freeze: () =>
      new Promise((resolve, reject) => {
        void after(async () => {
          try {
            await db.connection().execute(async (one) => {
              // Emptied first: a log that is all in the file already would be begun anew by the next write, under the copier.
              await scrub(one)
              await sql`PRAGMA wal_autocheckpoint = 0`.execute(one)
            })
          } catch (error) {
            return reject(error instanceof Error ? error : new Error('not frozen'))
          }
          await new Promise<void>((thawed) => {
            resolve(async () => {
              try {
                await sql`PRAGMA wal_autocheckpoint = ${sql.lit(checkpointAfter)}`.execute(db)
              } finally {
                thawed()
              }
            })
          })
        })
      }),
  }
}

async function takeFile(db: Kysely<Schema>, seen: number | undefined): Promise<Tenure> {
  const before = await db.selectFrom('tenure').selectAll().executeTakeFirstOrThrow()
  if (seen === undefined) return { term: before.term, restored: false }
  stayed(before)
  const known = Math.max(before.term, seen)
  const restored = before.copied === 1 || before.term < seen
  const term = restored ? termAfterRestore(known) : known + 1
  await db.updateTable('tenure').set({ term, copied: 0 }).execute()
  return { term, restored }
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

/** Beside it first: whoever copies the file finds a whole one. Deals lie in it, so it is its owner's alone from the beginning. */
async function backup(db: Kysely<Schema>, file: string): Promise<void> {
  const part = `${file}.part`
  for (const end of ['', '-journal']) await rm(part + end, { force: true })
  // SQLite takes an empty file for none, and leaves it whose it is.
  await writeFile(part, '', { mode: 0o600, flag: 'wx' })
  await sql`VACUUM INTO ${part}`.execute(db)
  const copy = new Database(part)
  // One from before there were terms begins to count with its first start.
  if (copy.prepare("SELECT 1 FROM sqlite_master WHERE name = 'tenure'").all().length > 0)
    copy.exec('UPDATE tenure SET copied = 1')
  copy.close()
  await rename(part, file)
}

/** @throws StoreInUse when another process has it open. */
export function openFile(file: string): Database.Database {
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
