/** A file is not an intact database of ours. The message continues a sentence that begins with the file's name. */
import type Database from 'libsql'

export class Damaged extends Error {}

/** The longest that a start waits for the check, in milliseconds. The next backup reads the rest. */
const checkTimeout = 3_000
/** These tables hold nearly all data of a large file. */
const large = ['entries', 'event_entries', 'played', 'records']
/** In larger files, in bytes, the large tables are not read at a start. */
const mostRead = 500_000_000

/** @throws Damaged if the beginning, or a page that there is time to check, is not intact. */
export function checkFile(database: Database.Database, bytes: number): void {
  const until = performance.now() + checkTimeout
  const names = (
    database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[]
  ).map(({ name }) => name)
  if (names.length > 0 && !names.includes('kysely_migration'))
    throw new Damaged('is a database of another program')
  const small = names.filter((name) => !large.includes(name))
  for (const name of bytes > mostRead ? small : [...small, ...large.filter((one) => names.includes(one))]) {
    if (performance.now() > until) return
    const [row] = database.prepare(`PRAGMA quick_check("${name}")`).all() as { quick_check: string }[]
    if (row !== undefined && row.quick_check !== 'ok')
      throw new Damaged(`has damaged pages, among others in ${name}`)
  }
}

const isDamage = (code: string): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(code)

/** Translates SQLite's errors for a damaged file. */
export const damageOf = (error: unknown): Damaged | undefined => {
  if (error instanceof Damaged) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!isDamage(code)) return undefined
  return new Damaged(
    code.startsWith('SQLITE_NOTADB') ? 'is not a database: its first bytes are wrong' : 'has damaged pages',
  )
}
