/** The stores that a contract suite of SQL is run on. */
import { hasPostgres, startPostgres } from '../../../test/servers/postgres.js'
import { openPostgres } from '../src/store/postgres.js'
import type { SqlData } from '../src/store/sql.js'
import { newData } from './stores.js'

export interface Column {
  readonly data: SqlData
  readonly end: () => Promise<void>
}

/** By name: whether the store is on this machine, and what opens an empty one. */
export const columns: readonly (readonly [string, boolean, () => Promise<Column>])[] = [
  [
    'SQLite',
    true,
    () => {
      const data = newData()
      return Promise.resolve({ data, end: () => data.store.close() })
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

/** The same, with the part of the data that a suite is about. */
export const columnsOf = <Part>(
  partOf: (data: SqlData) => Part,
): readonly (readonly [string, boolean, () => Promise<Part & Pick<Column, 'end'>>])[] =>
  columns.map(([name, isHere, open]) => [
    name,
    isHere,
    async () => {
      const { data, end } = await open()
      return { ...partOf(data), end }
    },
  ])
