/** How Kysely speaks to SQLite: changes of tables in a transaction, and reports of what could not be written. */
import type Database from 'libsql'
import { SqliteDialect, type Dialect, type Driver } from 'kysely'
import { followWrites, reported, type Outages } from './outages.js'

/** Tells Kysely that SQLite supports changes of tables in a transaction: a failed one leaves the file unchanged. */
export function dialectOf(database: Database.Database, outages?: Outages): Dialect {
  const sqlite = new SqliteDialect({ database })
  return {
    createDriver: () => {
      const driver = sqlite.createDriver()
      return outages === undefined ? driver : reporting(driver, outages)
    },
    createQueryCompiler: () => sqlite.createQueryCompiler(),
    createIntrospector: (db) => sqlite.createIntrospector(db),
    createAdapter: () =>
      Object.defineProperty(sqlite.createAdapter(), 'supportsTransactionalDdl', { value: true }),
  }
}

/** Reports queries that fail because nothing can be written. */
const reporting = (driver: Driver, outages: Outages): Driver => ({
  init: () => driver.init(),
  acquireConnection: async () => {
    const connection = await driver.acquireConnection()
    const changes = followWrites()
    return {
      executeQuery: async (query) => {
        try {
          const answer = await connection.executeQuery<never>(query)
          outages.answered(changes(query.sql))
          return answer
        } catch (error) {
          throw reported(error, outages)
        }
      },
      streamQuery: (...query) => connection.streamQuery(...query),
    }
  },
  beginTransaction: (...one) => driver.beginTransaction(...one),
  commitTransaction: (...one) => driver.commitTransaction(...one),
  rollbackTransaction: (...one) => driver.rollbackTransaction(...one),
  // There is one connection, so it does not matter which is given back.
  releaseConnection: (...one) => driver.releaseConnection(...one),
  destroy: () => driver.destroy(),
})
