/** The file of an SQLite store: opened for one process alone, kept free of deleted data, held still while it is copied, released. */
import { chmodSync, closeSync, openSync } from 'node:fs'
import Database from 'libsql'
import { type Kysely, sql } from 'kysely'
import { StoreInUse } from './in-use.js'
import type { Schema } from './migrations.js'

/** SQLite's name for a database that is lost with the process: for tests. */
export const inMemory = ':memory:'

/**
 * Pages in the write-ahead log before SQLite copies them into the file, 16 MB. Everybody waits while it copies. Tables in play write
 * the same few pages again and again, so that four times its default does a quarter of the copying.
 */
const checkpointAfter = 4_000

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
export function release(database: Database.Database): void {
  database.pragma('journal_mode = DELETE')
  database.pragma('locking_mode = NORMAL')
  database.exec('SELECT 1 FROM tables LIMIT 1')
}

/** The `user_version` that marks a file without remains from before `secure_delete` was on. */
const rewritten = 1

/** Rewrites the whole file once, because data deleted without `secure_delete` is still in free pages. */
export function rewriteOnce(database: Database.Database): void {
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
 * Removes all traces of deleted data: `secure_delete` zeros its pages in the file, and a checkpoint removes older copies
 * from the write-ahead log.
 */
export async function scrub(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
  if (rows[0]?.busy === 1) throw new Error('the write-ahead log could not be emptied')
}

interface StillFile {
  /** Writes nothing into the file itself until the returned function is called: everything goes to the write-ahead log. */
  readonly freeze: () => Promise<() => Promise<void>>
  /** Does work that writes into the file while nobody copies it. */
  readonly whileMoving: <T>(work: () => Promise<T>) => Promise<T>
}

export function stillFile(db: Kysely<Schema>): StillFile {
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
