import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import { Kysely, sql, SqliteDialect, type Dialect, type Driver } from 'kysely'
import { checkFile } from './damaged.js'
import { StoreInUse } from './in-use.js'
import { diskOf, journal, noDisk, type Disk } from './journal.js'
import { followWrites, reported, type Outages } from './outages.js'
import { migrate, updateOf, type History } from './migrate.js'
import type { Schema } from './migrations.js'
import { sqlStore, type Durably, type SqlData } from './sql.js'
import { refuseIfMoved, termAfterRestore, type Tenure } from './tenure.js'

/** SQLite's name for a database that is lost with the process: for tests. */
const inMemory = ':memory:'

export interface SqliteOptions {
  /** The migrations; by default those of this release. */
  readonly history?: History | undefined
  /** Called before a migration, if there is one: it may take long. */
  readonly updates?: (() => void) | undefined
  /** Hears when the file takes nothing, and when it does again. Then such failures are `Away`. */
  readonly outages?: Outages | undefined
}

/**
 * Opens the store in an SQLite file and migrates it. The file is locked while the store is open; the system frees the lock
 * when the process dies.
 * @param seen only to take the file over for play: the newest term known to have existed. A file with a lower term is an
 * older copy. Without it the term stays unchanged.
 * @throws StoreInUse if another process has it open, NewerDatabase if a newer version has changed it, MovedAway, Damaged.
 */
export async function openSqlite(
  file: string,
  seen?: number,
  { history, updates, outages }: SqliteOptions = {},
): Promise<SqlData> {
  const database = openFile(file)
  const db = new Kysely<Schema>({ dialect: dialectOf(database, outages) })
  try {
    if (seen !== undefined && file !== inMemory) checkFile(database, statSync(file).size)
    if (file !== inMemory) await copyBeforeUpdate(db, file, { history, updates })
    const migrated = await migrate(db, history)
    rewriteOnce(database)
    const tenure = await takeFile(db, seen)
    // The write-ahead log exists from the first access on, and stays the same while the file is open.
    const disk = file === inMemory ? noDisk : await diskOf(`${file}-wal`)
    return dataOf(database, db, { disk, tenure, migrated, outages })
  } catch (error) {
    // Another process may be able to open it, such as an older or newer version.
    try {
      release(database)
    } catch {
      // The error that matters is thrown below.
    }
    await db.destroy()
    throw error
  }
}

interface Opened extends Pick<SqlData, 'tenure' | 'migrated'> {
  /** Where the write-ahead log is. */
  readonly disk: Disk
  readonly outages?: Outages | undefined
}

/** What an open, migrated file is used through. */
export function dataOf(
  database: Database.Database,
  db: Kysely<Schema>,
  { disk, tenure, migrated, outages }: Opened,
): SqlData {
  const writer = journal(database, db, disk, tenure.term, outages)
  const close = async (): Promise<void> => {
    await writer.close()
    release(database)
    await db.destroy()
  }
  const durably: Durably = async (work) => {
    const answer = await db.connection().execute(async (one) => {
      // As in the journal: another thread syncs the write-ahead log afterwards.
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
  // No other process can interfere, because the file is ours alone.
  const store = sqlStore({ db, writer, collided: () => false, close })
  const still = stillFile(db)
  return {
    db,
    store,
    tenure,
    migrated,
    durably,
    freeze: still.freeze,
    backup: (to) => backup(db, to),
    scrub: () => still.whileMoving(() => scrub(db)),
  }
}

/** Tells Kysely that SQLite supports changes of tables in a transaction: a failed one leaves the file unchanged. */
export function dialectOf(database: Database.Database, outages?: Outages): Dialect {
  const sqlite = new SqliteDialect({ database })
  return {
    createDriver: () => {
      const driver = sqlite.createDriver()
      return outages === undefined ? driver : reporting(driver, outages)
    },
    createQueryCompiler: () => sqlite.createQueryCompiler(),
    createIntrospector: (db) => sqlite.createIntrospector(db),
    createAdapter: () =>
      Object.defineProperty(sqlite.createAdapter(), 'supportsTransactionalDdl', { value: true }),
  }
}

/** Reports queries that fail because nothing can be written. */
const reporting = (driver: Driver, outages: Outages): Driver => ({
  init: () => driver.init(),
  acquireConnection: async () => {
    const connection = await driver.acquireConnection()
    const changes = followWrites()
    return {
      executeQuery: async (query) => {
        try {
          const answer = await connection.executeQuery<never>(query)
          outages.answered(changes(query.sql))
          return answer
        } catch (error) {
          throw reported(error, outages)
        }
      },
      streamQuery: (...query) => connection.streamQuery(...query),
    }
  },
  beginTransaction: (...one) => driver.beginTransaction(...one),
  commitTransaction: (...one) => driver.commitTransaction(...one),
  rollbackTransaction: (...one) => driver.rollbackTransaction(...one),
  // There is one connection, so it does not matter which is given back.
  releaseConnection: (...one) => driver.releaseConnection(...one),
  destroy: () => driver.destroy(),
})

/** How many copies from before an update stay in the folder. */
const copiesKept = 2

/** Makes a copy for going back after an update: an older version does not start with the updated file. */
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

/**
 * Pages in the write-ahead log before SQLite copies them into the file, 16 MB. Everybody waits while it copies. Tables in play write
 * the same few pages again and again, so that four times its default does a quarter of the copying.
 */
const checkpointAfter = 4_000

interface StillFile {
  /** Writes nothing into the file itself until the returned function is called: everything goes to the write-ahead log. */
  readonly freeze: () => Promise<() => Promise<void>>
  /** Does work that writes into the file while nobody copies it. */
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
              // Emptied first: the next write would overwrite a completely copied log from its start, while it is being
              // copied.
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
  refuseIfMoved(before)
  const known = Math.max(before.term, seen)
  const restored = before.copied === 1 || before.term < seen
  const term = restored ? termAfterRestore(known) : known + 1
  await db.updateTable('tenure').set({ term, copied: 0 }).execute()
  return { term, restored }
}

/**
 * Removes all traces of deleted data: `secure_delete` zeros its pages in the file, and a checkpoint removes older copies
 * from the write-ahead log.
 */
async function scrub(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
  if (rows[0]?.busy === 1) throw new Error('the write-ahead log could not be emptied')
}

/** The `user_version` that marks a file without remains from before `secure_delete` was on. */
const rewritten = 1

/** Rewrites the whole file once, because data deleted without `secure_delete` is still in free pages. */
function rewriteOnce(database: Database.Database): void {
  const [row] = database.pragma('user_version') as { user_version: number }[]
  if ((row?.user_version ?? 0) >= rewritten) return
  try {
    database.exec('VACUUM')
  } catch (error) {
    // It needs as much disk space again. If it fails for that, the gateway starts anyway and tries next time.
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_FULL') return
    throw error
  }
  database.pragma(`user_version = ${rewritten}`)
  database.pragma('wal_checkpoint(TRUNCATE)')
}

/**
 * Written beside the target first, so that others only ever find a complete file. It contains deals, so only its owner may
 * read it from the beginning.
 */
async function backup(db: Kysely<Schema>, file: string): Promise<void> {
  const part = `${file}.part`
  for (const end of ['', '-journal']) await rm(part + end, { force: true })
  // SQLite treats an empty file as a new database, and keeps its owner and mode.
  await writeFile(part, '', { mode: 0o600, flag: 'wx' })
  await sql`VACUUM INTO ${part}`.execute(db)
  const copy = new Database(part)
  // A file from before terms existed has no tenure yet.
  if (copy.prepare("SELECT 1 FROM sqlite_master WHERE name = 'tenure'").all().length > 0)
    copy.exec('UPDATE tenure SET copied = 1')
  copy.close()
  await rename(part, file)
}

/** @throws StoreInUse if another process has it open. */
export function openFile(file: string): Database.Database {
  try {
    // It contains deals, so only its owner may read it, whatever the folder allows. The files beside it get the same mode.
    if (file !== inMemory) {
      closeSync(openSync(file, 'a', 0o600))
      chmodSync(file, 0o600)
    }
    const database = new Database(file, { timeout: 0 })
    // Exclusive before the first access: one process holds the file, and the write-ahead log needs no shared memory.
    database.pragma('locking_mode = EXCLUSIVE')
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma(`wal_autocheckpoint = ${checkpointAfter}`)
    database.pragma('foreign_keys = ON')
    // Forgotten names must not remain in the file, where anybody could find them.
    database.pragma('secure_delete = ON')
    database.exec('BEGIN IMMEDIATE; COMMIT')
    return database
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') throw new StoreInUse()
    throw error
  }
}

/** Leaves one tidy file that others can open: statements not yet garbage-collected would hold it past `close`. */
function release(database: Database.Database): void {
  database.pragma('journal_mode = DELETE')
  database.pragma('locking_mode = NORMAL')
  database.exec('SELECT 1 FROM tables LIMIT 1')
}
