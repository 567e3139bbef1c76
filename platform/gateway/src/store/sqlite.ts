/** A store in an SQLite file. */
import { statSync } from 'node:fs'
import type Database from 'libsql'
import { Kysely, sql } from 'kysely'
import { checkFile } from './damaged.js'
import { diskOf, journal, noDisk, type Disk } from './journal.js'
import type { Outages } from './outages.js'
import { migrate } from './migrate.js'
import type { Schema } from './migrations.js'
import { sqlStore, type Durably, type SqlData } from './sql.js'
import { backup, copyBeforeUpdate, type Updating } from './sqlite-copy.js'
import { dialectOf } from './sqlite-dialect.js'
import { inMemory, openFile, release, rewriteOnce, scrub, stillFile } from './sqlite-file.js'
import { refuseIfMoved, termAfterRestore, type Tenure } from './tenure.js'

export interface SqliteOptions extends Updating {
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
