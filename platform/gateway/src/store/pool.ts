/** Connections to PostgreSQL that fail soon, and are not used again once they have failed. */
import type { PostgresPoolClient } from 'kysely'
import pg, { type PoolClient } from 'pg'
import { Away } from '../base/failure.js'

export interface Pool {
  connect(): Promise<PostgresPoolClient>
  end(): Promise<void>
}

/** In milliseconds: what is not answered within it counts as an outage. */
const patience = 5_000
/** Connections of one process. Writes take one at a time; the rest read. */
const most = 6
/** PostgreSQL's number of the type bigint. */
const int8 = 20

/** Typed by numbers, which is what it is given. */
const read = pg.types.getTypeParser as (oid: number, format?: 'text' | 'binary') => (text: string) => unknown

/** bigint as a number: times and counts are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === int8 ? Number : read(oid, format)),
}

/** How a connection is made, for the pool and for those who need one of their own. */
export const connection = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'stolik',
  connectionTimeoutMillis: patience,
  keepAlive: true,
  types,
})

/** What a server is heard of: when it goes away, and when it is back. */
export type Standing = (away: boolean, code?: string) => void

/**
 * What cannot be asked because the server is away fails as `Away`.
 * @param lost hears of connections that broke while nobody used them.
 */
export function openPool(
  url: string,
  lost: (error: Error) => void,
  standing: Standing = () => undefined,
): Pool {
  let isAway = false
  const heard = (away: boolean, code?: string): void => {
    if (away !== isAway) standing(away, code)
    isAway = away
  }
  const missed = (error: unknown): Away => {
    heard(true, codeOf(error))
    return new Away('the database is away', { cause: error })
  }
  const pool = new pg.Pool({
    ...connection(url),
    query_timeout: patience,
    max: most,
    // Left open while the process is: opening one costs more than all queries of a move.
    idleTimeoutMillis: 0,
  })
  pool.on('error', lost)
  // One that breaks between two queries of a transaction has nobody else who listens.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    connect: async () => {
      try {
        const client = await pool.connect()
        heard(false)
        return guarded(client, missed)
      } catch (error) {
        throw missed(error)
      }
    },
    end: () => pool.end(),
  }
}

/**
 * A connection that failed is closed, not given back: a query that was not answered in time would be answered to
 * whoever asks next. What a query is told by the server (it has a code of five characters) is no such failure.
 */
function guarded(client: PoolClient, missed: (error: Error) => Away): PostgresPoolClient {
  let failure: Away | undefined
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    if (failure !== undefined) throw failure
    try {
      return await client.query(sql, [...parameters])
    } catch (error) {
      if (!(error instanceof Error) || isAnswer(error)) throw error
      failure = missed(error)
      throw failure
    }
  }
  return { query: query as PostgresPoolClient['query'], release: () => client.release(failure) }
}

const isAnswer = (error: Error): boolean => error instanceof pg.DatabaseError && error.severity !== 'FATAL'

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
