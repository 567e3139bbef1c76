/** The database that the settings name. */
import { BadConfig, type Config } from './config.js'
import { openFolder } from './data.js'
import { nodeEntropy } from './entropy.js'
import { StoreInUse } from './store/in-use.js'
import { NewerDatabase } from './store/migrate.js'
import type { Standing } from './store/pool.js'
import { openPostgres } from './store/postgres.js'
import { openWords } from './store/redis/words.js'
import type { Opening, SqlData } from './store/sql.js'

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
  { data, database, redis }: Config,
  superseded: () => void,
  standing?: Standing,
  opening?: (step: Opening) => void,
): Promise<OpenDatabase> {
  if (database === undefined) return { ...(await openFolder(data, true)), openDoor: () => Promise.resolve() }
  const words = redis === undefined ? undefined : await wordsOf(redis)
  try {
    // What is asked of a lost connection fails by itself.
    const heard = {
      ...{ lost: () => undefined, superseded },
      ...(standing !== undefined && { standing }),
      ...(opening !== undefined && { opening }),
    }
    return await openPostgres(database, { shared: words ?? false, ...heard })
  } catch (error) {
    throw explain(error, inUse(redis !== undefined))
  } finally {
    words?.end()
  }
}

/**
 * Opens a database that nobody plays with, and leaves it to whoever worked with it last.
 * @throws BadConfig in one line when it cannot be used, or somebody works with it.
 */
export async function openStanding(database: string): Promise<SqlData> {
  try {
    return await openPostgres(database, { shared: false, toPlay: false, lost: () => undefined })
  } catch (error) {
    throw explain(error, 'Stop the Stolik that is using this database first.')
  }
}

const wordsOf = (redis: string): ReturnType<typeof openWords> =>
  openWords(redis, () => nodeEntropy.word(12)).catch((error: unknown) => {
    throw new BadConfig('The Redis at REDIS_URL cannot be used.', { cause: error })
  })

function explain(error: unknown, inUse: string): BadConfig {
  if (error instanceof BadConfig) return error
  if (error instanceof StoreInUse) return new BadConfig(inUse)
  if (error instanceof NewerDatabase) return new BadConfig(`The database at DATABASE_URL ${error.message}`)
  return new BadConfig(`The database at DATABASE_URL cannot be used (${codeOf(error)}).`)
}

const inUse = (shared: boolean): string =>
  shared
    ? 'A Stolik without REDIS_URL is already using this database: several of them need the same REDIS_URL, each of them.'
    : 'Another Stolik is already using this database: several of them need REDIS_URL.'

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
