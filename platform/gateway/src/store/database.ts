/** Opens a database by its URL, and explains why one cannot be used. */
import { BadConfig, exits } from '../base/bad-config.js'
import { causeOf } from '../base/failure.js'
import { driverError } from './outages.js'
import { StoreInUse } from './in-use.js'
import { MigrationFailed, NewerDatabase } from './migrate.js'
import type { SqlData } from './sql.js'
import { MovedAway } from './tenure.js'

/**
 * Opens a database that nobody plays with, without taking it over.
 * @throws BadConfig in one line if it cannot be used, or another process is using it.
 */
export async function openStanding(database: string): Promise<SqlData> {
  try {
    const { openPostgres } = await import('./postgres.js')
    return await openPostgres(database, { shared: false, toPlay: false, lost: () => undefined })
  } catch (error) {
    throw explainDatabase(error, 'Stop the Stolik that is using this database first.')
  }
}

/** The error in one line. It does not quote the URL, which contains a password. */
export function explainDatabase(error: unknown, inUse: string): BadConfig {
  const bad = (exit: keyof typeof exits, line: string): BadConfig =>
    new BadConfig(line, { cause: error }, exits[exit])
  if (error instanceof BadConfig) return error
  if (error instanceof StoreInUse) return bad('inUse', inUse)
  if (error instanceof NewerDatabase) return bad('newer', `The database at DATABASE_URL ${error.message}`)
  if (error instanceof MigrationFailed)
    return bad('migration', `The database at DATABASE_URL ${error.message}`)
  if (error instanceof MovedAway)
    return bad('moved', `What was in the database at DATABASE_URL ${error.message}`)
  return new BadConfig(`The database at DATABASE_URL cannot be used (${causeIn(error)}).`)
}

const causeIn = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  return causeOf(error).code ?? driverError(error) ?? 'unknown'
}
