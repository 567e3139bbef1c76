/** The data folder: the SQL file, which also locks the folder, and the secret for signing tokens. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BadConfig, exits } from '../base/bad-config.js'
import { causeOf, type Log } from '../base/failure.js'
import { makeFolder } from '../base/make-folder.js'
import type { SecretBefore } from '../base/secrets.js'
import { damageOf, Damaged } from './damaged.js'
import { StoreInUse } from './in-use.js'
import { MigrationFailed, NewerDatabase } from './migrate.js'
import type { SqlData } from './sql.js'
import { MovedAway } from './tenure.js'
import { openSqlite, type SqliteOptions } from './sqlite.js'
import { openFile } from './sqlite-file.js'

/**
 * Opens the database of a data folder, and creates both if needed.
 * @param toPlay whether tables continue there: then the database is taken over.
 * @param updates called before the file is migrated, if it has to be
 * @param outages hears when the file takes nothing, and when it does again
 * @throws BadConfig if it cannot be written, another process uses it, or a newer gateway has changed it.
 */
export async function openFolder(
  folder: string,
  toPlay = false,
  { updates, outages }: Pick<SqliteOptions, 'updates' | 'outages'> = {},
): Promise<SqlData> {
  try {
    makeFolder(resolve(folder))
    const [file, mark] = [join(folder, 'stolik.db'), join(folder, 'term')]
    if (!toPlay) return await openSqlite(file)
    if (existsSync(mark) && (!existsSync(file) || statSync(file).size === 0))
      throw new Damaged('is missing or empty, although this folder was in use before')
    const data = await openSqlite(file, readTerm(mark), { updates, outages })
    writeFileSync(mark, `${data.tenure.term}\n`, { mode: 0o600 })
    return data
  } catch (error) {
    throw explain(error, folder)
  }
}

function explain(error: unknown, folder: string): BadConfig {
  const bad = (exit: keyof typeof exits, line: string): BadConfig =>
    new BadConfig(line, { cause: error }, exits[exit])
  const unlockable = (code: string): BadConfig =>
    bad(
      'notWritable',
      `The data folder ${folder} is on a file system that cannot lock files (${code}): use a local disk.`,
    )
  if (error instanceof StoreInUse)
    return locksFiles(folder)
      ? bad('inUse', `Another Stolik is already using the data folder ${folder}.`)
      : unlockable('ENOLCK')
  if (error instanceof NewerDatabase)
    return bad('newer', `The database in the data folder ${folder} ${error.message}`)
  if (error instanceof MigrationFailed)
    return bad('migration', `The database in the data folder ${folder} ${error.message}`)
  if (error instanceof MovedAway)
    return bad('moved', `What was in the data folder ${folder} ${error.message}`)
  const damage = damageOf(error)
  if (damage !== undefined)
    return bad(
      'damaged',
      `The file ${join(folder, 'stolik.db')} ${damage.message}. Restore a backup (stolik restore FILE ${folder} --over), ` +
        'or use another folder to start afresh.',
    )
  const code = (error instanceof Error ? causeOf(error).code : undefined) ?? 'unknown'
  if (/^(ENOSPC|EDQUOT|SQLITE_FULL)/.test(code))
    return bad('full', `The disk of the data folder ${folder} is full.`)
  if (/^SQLITE_(IOERR_.*LOCK|PROTOCOL)|^ENOLCK/.test(code)) return unlockable(code)
  if (/^(EROFS|SQLITE_READONLY)/.test(code))
    return bad('notWritable', `The data folder ${folder}, or its stolik.db, can only be read (${code}).`)
  return bad('notWritable', `The data folder ${folder} cannot be written (${code}).`)
}

/**
 * Tests whether the file system can lock files. If it cannot (ENOLCK), SQLite reports every file as in use, even a new one
 * with a name nobody knows.
 */
function locksFiles(folder: string): boolean {
  let trial: string | undefined
  try {
    trial = mkdtempSync(join(folder, 'locks-'))
    openFile(join(trial, 'trial.db')).close()
    return true
  } catch (error) {
    return !(error instanceof StoreInUse)
  } finally {
    if (trial !== undefined) rmSync(trial, { recursive: true, force: true })
  }
}

/**
 * The newest term of this folder. It is stored beside the database, so that replacing the database by an older file does
 * not change it.
 */
const readTerm = (mark: string): number => (existsSync(mark) ? Number(readFileSync(mark, 'utf8')) || 0 : 0)

/** The secret of the folder; created if there is none, and readable by its owner alone. */
export function keptSecret(folder: string): string {
  const file = join(folder, 'secret')
  try {
    makeFolder(resolve(folder))
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw explain(error, folder)
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32)
    throw new BadConfig(`The file ${file} is damaged. Remove it; guests then have to enter again.`)
  return secret
}

/**
 * Warns if the folder has a secret that the settings do not contain. The folder may belong to another installation, and
 * with another secret nobody who played there is recognised.
 */
export function warnOfOtherSecret(
  {
    data,
    secret,
    secretBefore,
  }: {
    readonly data: string
    readonly secret: string | undefined
    readonly secretBefore: SecretBefore | undefined
  },
  log: Log,
): void {
  const file = join(data, 'secret')
  if (secret === undefined || !existsSync(file)) return
  if ([secret, secretBefore?.secret].includes(readFileSync(file, 'utf8').trim())) return
  log.warn(
    { event: 'SECRET_OTHER', file },
    'STOLIK_SECRET is not the secret in this file: if the folder belongs to another installation, name your own in STOLIK_DATA; ' +
      'otherwise set STOLIK_SECRET to the content of the file, so that people stay signed in, or remove the file',
  )
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
