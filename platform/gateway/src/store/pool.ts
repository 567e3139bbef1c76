/** Connections to PostgreSQL that fail quickly, and are not used again after a failure. */
import type { PostgresPoolClient } from 'kysely'
import pg, { type PoolClient } from 'pg'
import { Away, causeOf } from '../base/failure.js'
import { driverError, followWrites, noOutages, reported, type Outages } from './outages.js'

export interface Pool {
  connect(): Promise<PostgresPoolClient>
  end(): Promise<void>
}

/** In milliseconds: a longer wait counts as an outage. */
const queryTimeout = 5_000
/** Connections per process. Writes take one at a time; the others read. */
const most = 6
/** PostgreSQL's type id of bigint. */
const int8 = 20

/** Retyped: it accepts any type id. */
const read = pg.types.getTypeParser as (oid: number, format?: 'text' | 'binary') => (text: string) => unknown

/** Reads bigint as a number: times and counts are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === int8 ? Number : read(oid, format)),
}

/** The options of a connection, for the pool and for code that needs a connection of its own. */
export const connection = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'stolik',
  connectionTimeoutMillis: queryTimeout,
  keepAlive: true,
  types,
})

/**
 * Opens a pool. A query fails with `Away` if the server is away.
 * @param lost called when an unused connection breaks.
 */
export function openPool(url: string, lost: (error: Error) => void, outages: Outages = noOutages): Pool {
  const missed = (error: unknown): Away => {
    outages.gone(causeIn(error))
    return new Away('the database is away', { cause: error })
  }
  const pool = new pg.Pool({
    ...connection(url),
    query_timeout: queryTimeout,
    max: most,
    // Never closed while the process runs: opening a connection costs more than all queries of a move.
    idleTimeoutMillis: 0,
  })
  pool.on('error', lost)
  // Nobody else listens for errors between two queries of a transaction.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    connect: async () => {
      try {
        const client = await pool.connect()
        return guarded(client, missed, outages)
      } catch (error) {
        throw missed(error)
      }
    },
    end: () => pool.end(),
  }
}

/**
 * Closes a failed connection instead of giving it back: a late answer would go to the next user. An error that the server
 * reports (with a code of five characters) is not such a failure.
 */
function guarded(client: PoolClient, missed: (error: Error) => Away, outages: Outages): PostgresPoolClient {
  let failure: Away | undefined
  const changes = followWrites()
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    if (failure !== undefined) throw failure
    try {
      const answer: unknown = await client.query(sql, [...parameters])
      // A connection alone proves nothing: it may be an old one to a server that hangs.
      outages.answered(changes(sql))
      return answer
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (isAnswer(error)) throw reported(error, outages)
      failure = missed(error)
      throw failure
    }
  }
  return { query: query as PostgresPoolClient['query'], release: () => client.release(failure) }
}

const isAnswer = (error: Error): boolean =>
  error instanceof pg.DatabaseError && error.severity !== 'FATAL' && error.severity !== 'PANIC'

/** The first cause by its name. */
function causeIn(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, failure } = causeOf(error)
  return code ?? driverError(error) ?? failure
}
