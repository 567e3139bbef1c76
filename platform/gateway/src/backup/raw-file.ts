/** Works on the database file itself, without a gateway's store: copies, checks and marks it. */
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  statSync,
} from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import Database from 'libsql'
import { NotDone } from './refusal.js'

const magic = 'SQLite format 3\0'

/** Whether a file starts with the SQLite header. */
export function hasHeader(file: string): boolean {
  const handle = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(magic.length)
    return readSync(handle, bytes, 0, magic.length, 0) === magic.length && bytes.toString('latin1') === magic
  } finally {
    closeSync(handle)
  }
}

/** Copies a file that nobody writes to. Only its owner may read the copy. */
export async function copyFile(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createWriteStream(to, { mode: 0o600 }))
}

/** Opens a database file for a function. @throws NotDone unless it is a database of Stolik */
export function look<T>(file: string, what: (database: Database.Database) => T): T {
  if (!hasHeader(file)) throw new NotDone(`${file} is not a database: its first bytes are wrong.`)
  const database = new Database(file)
  try {
    return what(database)
  } catch (error) {
    if (error instanceof NotDone) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (/CORRUPT|NOTADB/.test(code)) throw new NotDone(`${file} is damaged.`)
    throw error
  } finally {
    database.close()
  }
}

/** The version of a database, such as `029`. @throws NotDone if it has none */
export function versionIn(database: Database.Database, file: string): string {
  const has = database
    .prepare("SELECT name FROM sqlite_master WHERE name IN ('kysely_migration', 'tenure')")
    .all()
  if (has.length < 2) throw new NotDone(`${file} is not a database of Stolik, or its version is too old.`)
  const [row] = database.prepare('SELECT max(name) AS name FROM kysely_migration').all() as { name: string }[]
  return row?.name ?? ''
}

/** The lowest version that a program must know to work with a database of this version. */
export function neededBy(database: Database.Database, version: string): number {
  const has = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'compatible'").all()
  if (has.length === 0) return Number(version)
  const [row] = database.prepare('SELECT needs FROM compatible').all() as { needs: number }[]
  return row?.needs ?? Number(version)
}

/**
 * Marks a copy. A gateway that uses it tells the players that something was lost, and redeals hands whose cards were seen.
 */
export function markCopied(database: Database.Database): void {
  // Leaves a single file, whatever it was copied from.
  database.pragma('journal_mode = DELETE')
  database.exec('UPDATE tenure SET copied = 1')
}

/** Checks every page. @throws NotDone if one is damaged */
export function checkPages(database: Database.Database, file: string): void {
  const [row] = database.prepare('PRAGMA integrity_check(1)').all() as { integrity_check: string }[]
  if (row?.integrity_check !== 'ok')
    throw new NotDone(`${file} is damaged (${String(row?.integrity_check)}).`)
}

/** Files beside a database that SQLite reads when it opens it. */
const beside = ['-wal', '-shm', '-journal']

/** Removes a database, and the files that SQLite would read into the next one with its name. */
export async function removeFile(file: string): Promise<void> {
  for (const end of ['', ...beside]) await rm(file + end, { force: true })
}

/** The write-ahead log beside a file, if it contains the last writes. Without it the file is incomplete. */
export function restBeside(file: string): string | undefined {
  const log = `${file}-wal`
  return existsSync(log) && statSync(log).size > 0 ? log : undefined
}

/** Moves a complete file to its place. After a power cut it is either there or not there. */
export async function putInPlace(part: string, file: string): Promise<void> {
  // Files left by an earlier file with that name would be read into this one.
  for (const end of beside) await rm(file + end, { force: true })
  const handle = openSync(part, 'r')
  fsyncSync(handle)
  closeSync(handle)
  await rename(part, file)
  const folder = await open(dirname(file), 'r')
  // Not every system can sync folders.
  await folder.sync().catch(() => undefined)
  await folder.close()
}

export const bytesOf = async (file: string): Promise<number> => (await stat(file)).size
