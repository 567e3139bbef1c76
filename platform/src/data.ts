/** The data folder: the SQL file, which also locks it, and the secret that tokens are signed with. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadConfig } from './config.js'
import { sqliteStore, StoreInUse } from './store/sqlite.js'
import type { Store } from './store/store.js'

/**
 * Opens the store of a data folder, which is made if there is none.
 * @throws BadConfig when it cannot be written, or another process works with it.
 */
export async function openData(folder: string): Promise<Store> {
  try {
    // Deals lie in it: nobody else's business.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return await sqliteStore(join(folder, 'stolik.db'))
  } catch (error) {
    if (error instanceof StoreInUse)
      throw new BadConfig(`Another Stolik is already using the data folder ${folder}.`)
    throw new BadConfig(`The data folder ${folder} cannot be written (${codeOf(error)}).`)
  }
}

/** The secret kept in the folder; drawn when there is none, and readable by its owner alone. */
export function keptSecret(folder: string): string {
  const file = join(folder, 'secret')
  try {
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
