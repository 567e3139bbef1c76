/** The data folder: the SQL file, which also locks it, and the secret that tokens are signed with. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BadConfig } from './config.js'
import { StoreInUse } from './store/in-use.js'
import { NewerDatabase } from './store/migrate.js'
import type { SqlData } from './store/sql.js'
import { openSqlite } from './store/sqlite.js'

/**
 * Opens the database of a data folder, which is made if there is none.
 * @param toPlay whether tables go on there: then it is taken over.
 * @throws BadConfig when it cannot be written, another process works with it, or a newer gateway has.
 */
export async function openFolder(folder: string, toPlay = false): Promise<SqlData> {
  try {
    makeFolder(resolve(folder))
    const [file, mark] = [join(folder, 'stolik.db'), join(folder, 'term')]
    if (!toPlay) return await openSqlite(file)
    const data = await openSqlite(file, readTerm(mark))
    writeFileSync(mark, `${data.tenure.term}\n`, { mode: 0o600 })
    return data
  } catch (error) {
    if (error instanceof StoreInUse)
      throw new BadConfig(`Another Stolik is already using the data folder ${folder}.`)
    if (error instanceof NewerDatabase)
      throw new BadConfig(`The database in the data folder ${folder} ${error.message}`)
    throw new BadConfig(`The data folder ${folder} cannot be written (${codeOf(error)}).`)
  }
}

/** The newest term of this folder, beside the file: whoever puts an older file there leaves it as it is. */
const readTerm = (mark: string): number => (existsSync(mark) ? Number(readFileSync(mark, 'utf8')) || 0 : 0)

/**
 * One step at a time: where nothing can be made at all (`/proc`), Node 20's own `recursive` never comes back.
 * The folder's mode keeps others out, since deals lie in it.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/** The secret kept in the folder; drawn when there is none, and readable by its owner alone. */
export function keptSecret(folder: string): string {
  const file = join(folder, 'secret')
  try {
    makeFolder(resolve(folder))
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST')
      throw new BadConfig(`The data folder ${folder} cannot be written (${codeOf(error)}).`)
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32)
    throw new BadConfig(`The file ${file} is damaged: remove it, and guests enter anew.`)
  return secret
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
