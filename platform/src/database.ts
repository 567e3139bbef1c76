/** The database that the settings name. */
import { BadConfig, type Config } from './config.js'
import { openFolder } from './data.js'
import { StoreInUse } from './store/in-use.js'
import { NewerDatabase } from './store/migrate.js'
import { openPostgres } from './store/postgres.js'
import type { SqlData } from './store/sql.js'

/**
 * Opens PostgreSQL where there is a `DATABASE_URL`, else the file of the data folder.
 * @param shared Whether other processes may work with it: only where Redis says who does what.
 * @param lost Hears of connections to PostgreSQL that were lost.
 * @throws BadConfig in one line, which does not quote the address: there is a password in it.
 */
export async function openDatabase(
  { data, database }: Config,
  shared: boolean,
  lost: (error: Error) => void,
): Promise<SqlData> {
  if (database === undefined) return openFolder(data)
  try {
    return await openPostgres(database, { shared, lost })
  } catch (error) {
    if (error instanceof StoreInUse)
      throw new BadConfig('Another Stolik is already using this database: several of them need REDIS_URL.')
    if (error instanceof NewerDatabase) throw new BadConfig(`The database at DATABASE_URL ${error.message}`)
    throw new BadConfig(`The database at DATABASE_URL cannot be used (${codeOf(error)}).`)
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
