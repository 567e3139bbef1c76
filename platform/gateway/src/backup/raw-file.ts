/** The database file as such: copied, looked at and marked without a gateway's store around it. */
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

/** Whether a file begins as every database file does. */
export function hasHeader(file: string): boolean {
  const handle = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(magic.length)
    return readSync(handle, bytes, 0, magic.length, 0) === magic.length && bytes.toString('latin1') === magic
  } finally {
    closeSync(handle)
  }
}

/** Copies a file that nobody writes to, for its owner alone. */
export async function copyFile(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createWriteStream(to, { mode: 0o600 }))
}

/** @throws NotDone unless it is a database of Stolik’s. */
export function look<T>(file: string, what: (database: Database.Database) => T): T {
  if (!hasHeader(file)) throw new NotDone(`${file} is no database: its first bytes are others.`)
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

/** The version of a database, such as `029`. @throws NotDone where there is none. */
export function versionIn(database: Database.Database, file: string): string {
  const has = database
    .prepare("SELECT name FROM sqlite_master WHERE name IN ('kysely_migration', 'tenure')")
    .all()
  if (has.length < 2)
    throw new NotDone(`${file} is no database of Stolik’s, or one of a version that is too old.`)
  const [row] = database.prepare('SELECT max(name) AS name FROM kysely_migration').all() as { name: string }[]
  return row?.name ?? ''
}

/** The lowest version that one must know to work with a database of this version. */
export function neededBy(database: Database.Database, version: string): number {
  const has = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'compatible'").all()
  if (has.length === 0) return Number(version)
  const [row] = database.prepare('SELECT needs FROM compatible').all() as { needs: number }[]
  return row?.needs ?? Number(version)
}

/** Marks a copy: whoever plays on with it says that it is one, and deals hands anew of which cards were seen. */
export function markCopied(database: Database.Database): void {
  // One tidy file, whatever it was copied from.
  database.pragma('journal_mode = DELETE')
  database.exec('UPDATE tenure SET copied = 1')
}

/** Every page is looked at. @throws NotDone when one is damaged. */
export function checkPages(database: Database.Database, file: string): void {
  const [row] = database.prepare('PRAGMA integrity_check(1)').all() as { integrity_check: string }[]
  if (row?.integrity_check !== 'ok')
    throw new NotDone(`${file} is damaged (${String(row?.integrity_check)}).`)
}

/** Files beside a database that SQLite reads into it when it is opened. */
const beside = ['-wal', '-shm', '-journal']

/** Removes a database, and what would be read into the next one of its name. */
export async function removeFile(file: string): Promise<void> {
  for (const end of ['', ...beside]) await rm(file + end, { force: true })
}

/** The write-ahead log beside a file, with what was written last: without it the file is not whole. */
export function restBeside(file: string): string | undefined {
  const log = `${file}-wal`
  return existsSync(log) && statSync(log).size > 0 ? log : undefined
}

/** Puts a whole file in its place; after a power cut it is there, or it is not. */
export async function putInPlace(part: string, file: string): Promise<void> {
  // What a file of that name has left behind would be read into this one.
  for (const end of beside) await rm(file + end, { force: true })
  const handle = openSync(part, 'r')
  fsyncSync(handle)
  closeSync(handle)
  await rename(part, file)
  const folder = await open(dirname(file), 'r')
  // Not every system syncs folders.
  await folder.sync().catch(() => undefined)
  await folder.close()
}

export const bytesOf = async (file: string): Promise<number> => (await stat(file)).size
