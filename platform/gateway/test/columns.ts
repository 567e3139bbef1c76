/** The stores that a contract suite of SQL is run on. */
import { hasPostgres, startPostgres } from '../../../test/servers/postgres.js'
import { openPostgres } from '../src/store/postgres.js'
import type { SqlData } from '../src/store/sql.js'
import { openSqlite } from '../src/store/sqlite.js'

export interface Column {
  readonly data: SqlData
  readonly end: () => Promise<void>
}

/** By name: whether the store is on this machine, and what opens an empty one. */
export const columns: readonly (readonly [string, boolean, () => Promise<Column>])[] = [
  [
    'SQLite',
    true,
    async () => {
      const data = await openSqlite(':memory:')
      return { data, end: () => data.store.close() }
    },
  ],
  [
    'PostgreSQL',
    hasPostgres,
    async () => {
      const server = await startPostgres()
      const data = await openPostgres(server.url, { shared: true, lost: () => undefined })
      const end = async (): Promise<void> => {
        await data.store.close()
        await server.end()
      }
      return { data, end }
    },
  ],
]
