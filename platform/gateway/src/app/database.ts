/** Opens the database that the settings name. */
import { backupInProcess, type BackupPlan } from '../backup/schedule.js'
import { BadConfig } from '../base/bad-config.js'
import type { Config } from './config.js'
import type { Log } from '../base/failure.js'
import { explainDatabase } from '../store/database.js'
import { openFolder } from '../store/data-folder.js'
import { nodeEntropy } from '../base/entropy.js'
import type { Update } from '../store/migrate.js'
import type { Outages } from '../store/outages.js'
import type { openWords } from '../store/redis/words.js'
import type { Opening, SqlData } from '../store/sql.js'

export interface OpenDatabase extends SqlData {
  /** Lets other processes share the database, once this process has announced itself. */
  readonly openDoor: () => Promise<void>
}

interface OpeningDeps {
  /** Hears when the database is gone or takes nothing, and when it is back. */
  readonly outages?: Outages
  /** Called with what the start waits for. */
  readonly opening?: (step: Opening) => void
  readonly log?: Log
}

/**
 * Opens PostgreSQL if there is a `DATABASE_URL`, else the file in the data folder. Other processes can share the database
 * only if a Redis coordinates them.
 * @param superseded called once if another process has taken the database over, and it accepts nothing from us any more
 * @throws BadConfig with one line, which does not quote the URL, because it contains a password
 */
export async function openDatabase(
  { data, database, redis, backups }: Config,
  superseded: () => void,
  { outages, opening, log }: OpeningDeps = {},
): Promise<OpenDatabase> {
  if (database === undefined) {
    const opened = await openFolder(data, true, { updates: () => opening?.('MIGRATING'), outages })
    opening?.('STARTING')
    return { ...opened, openDoor: () => Promise.resolve() }
  }
  // Imported here, so that the driver is not loaded if there is only a file.
  const { openPostgres } = await import('../store/postgres.js')
  const words = redis === undefined ? undefined : await wordsOf(redis)
  try {
    // Queries on a lost connection fail on their own, so nothing else is done.
    const heard = {
      lost: () => undefined,
      superseded,
      ...(outages !== undefined && { outages }),
      ...(opening !== undefined && { opening }),
    }
    const beforeUpdate = (update: Update): Promise<void> =>
      backUpFirst(update, { data, database }, backups, log)
    return await openPostgres(database, { shared: words ?? false, beforeUpdate, ...heard })
  } catch (error) {
    throw explainDatabase(error, inUse(redis !== undefined))
  } finally {
    words?.end()
  }
}

/** Makes a backup before an update, as a way back: an older version no longer starts with an updated database. */
async function backUpFirst(
  { from, to }: Update,
  where: { readonly data: string; readonly database: string },
  plan: BackupPlan | undefined,
  log: Log | undefined,
): Promise<void> {
  const fields = { event: 'DATABASE_UPDATE', from, to }
  const update = `The database is updated from version ${from} to ${to}.`
  if (plan === undefined)
    return log?.warn(fields, `${update} No backup is made first: STOLIK_BACKUPS is not set.`)
  // However recent the last one is.
  const { code, line } = await backupInProcess({ ...plan, hours: 0 }, where)(new AbortController().signal)
  if (code !== 0) throw new BadConfig(`${update} The backup before the update failed: ${line}`)
  log?.warn(fields, `${update} ${line}`)
}

async function wordsOf(redis: string): ReturnType<typeof openWords> {
  const { openWords } = await import('../store/redis/words.js')
  return openWords(redis, () => nodeEntropy.word(12)).catch((error: unknown) => {
    throw new BadConfig('The Redis at REDIS_URL cannot be used.', { cause: error })
  })
}

const inUse = (shared: boolean): string =>
  shared
    ? 'A Stolik without REDIS_URL is already using this database. Give every process the same REDIS_URL.'
    : 'Another Stolik is already using this database. Several processes need a common REDIS_URL.'
