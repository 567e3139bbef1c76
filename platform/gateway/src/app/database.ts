/** The database that the settings name. */
import { backupInProcess, type BackupPlan } from '../backup/schedule.js'
import { BadConfig } from '../base/bad-config.js'
import type { Config } from './config.js'
import { explainDatabase } from '../store/database.js'
import { openFolder } from '../store/data-folder.js'
import { nodeEntropy } from '../base/entropy.js'
import type { Update } from '../store/migrate.js'
import type { Standing } from '../store/pool.js'
import type { openWords } from '../store/redis/words.js'
import type { Opening, SqlData } from '../store/sql.js'

export interface OpenDatabase extends SqlData {
  /** Lets in who else wants to share it, once this process has given a sign where they look. */
  readonly openDoor: () => Promise<void>
}

/**
 * Opens PostgreSQL where there is a `DATABASE_URL`, else the file of the data folder. Other processes may work with it
 * beside this one only where a Redis says who does what.
 * @param superseded called once when somebody else has taken the database over, and it takes nothing from us any more.
 * @param standing hears when a database server goes away, and when it is back
 * @param opening hears what it waits for
 * @throws BadConfig in one line, which does not quote the address: there is a password in it.
 */
export async function openDatabase(
  { data, database, redis, backups }: Config,
  superseded: () => void,
  standing?: Standing,
  opening?: (step: Opening) => void,
): Promise<OpenDatabase> {
  if (database === undefined) {
    const opened = await openFolder(data, true, () => opening?.('MIGRATING'))
    opening?.('STARTING')
    return { ...opened, openDoor: () => Promise.resolve() }
  }
  // Whose driver is not loaded where there is only a file.
  const { openPostgres } = await import('../store/postgres.js')
  const words = redis === undefined ? undefined : await wordsOf(redis)
  try {
    // What is asked of a lost connection fails by itself.
    const heard = {
      ...{ lost: () => undefined, superseded },
      ...(standing !== undefined && { standing }),
      ...(opening !== undefined && { opening }),
    }
    const beforeUpdate = (update: Update): Promise<void> => backUpFirst(update, { data, database }, backups)
    return await openPostgres(database, { shared: words ?? false, beforeUpdate, ...heard })
  } catch (error) {
    throw explainDatabase(error, inUse(redis !== undefined))
  } finally {
    words?.end()
  }
}

/** The way back, should the update not be what was hoped for: an older version does not start with the database any more. */
async function backUpFirst(
  { from, to }: Update,
  where: { readonly data: string; readonly database: string },
  plan: BackupPlan | undefined,
): Promise<void> {
  const update = `The database is brought from version ${from} to ${to}.`
  if (plan === undefined) return console.log(`${update} No backup is made before: STOLIK_BACKUPS is not set.`)
  // However young the last one is.
  const { code, line } = await backupInProcess({ ...plan, hours: 0 }, where)(new AbortController().signal)
  if (code !== 0) throw new BadConfig(`${update} The backup before it could not be made: ${line}`)
  console.log(`${update} ${line}`)
}

async function wordsOf(redis: string): ReturnType<typeof openWords> {
  const { openWords } = await import('../store/redis/words.js')
  return openWords(redis, () => nodeEntropy.word(12)).catch((error: unknown) => {
    throw new BadConfig('The Redis at REDIS_URL cannot be used.', { cause: error })
  })
}

const inUse = (shared: boolean): string =>
  shared
    ? 'A Stolik without REDIS_URL is already using this database: several of them need the same REDIS_URL, each of them.'
    : 'Another Stolik is already using this database: several of them need REDIS_URL.'
