/** The hub's database as a worker sees it: a Kysely dialect that sends compiled statements to the hub. */
import {
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Schema } from '../migrations.js'
import type { Durably } from '../sql.js'
import type { Link } from './link.js'
import type { HubPort } from './ports.js'

type ToHub = Pick<Link<HubPort>, 'ask'>

export interface RemoteSql {
  readonly db: Kysely<Schema>
  readonly durably: Durably
}

export function remoteSql(hub: ToHub): RemoteSql {
  let last = 0
  const next = (): number => (last += 1)
  const durable = new Kysely<Schema>({ dialect: dialectOf(hub, next, true) })
  return {
    db: new Kysely<Schema>({ dialect: dialectOf(hub, next, false) }),
    durably: (work) => durable.transaction().execute(work),
  }
}

const dialectOf = (hub: ToHub, next: () => number, isDurable: boolean): Dialect => ({
  createDriver: () => driverOf(hub, next, isDurable),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
})

/** The hub takes its connection for each statement, or for a whole transaction, so none is held here. */
function driverOf(hub: ToHub, next: () => number, isDurable: boolean): Driver {
  const begun = new WeakMap<DatabaseConnection, number>()
  const end = async (how: 'commit' | 'rollback', connection: DatabaseConnection): Promise<void> => {
    const n = begun.get(connection)
    begun.delete(connection)
    // After a failed commit there is nothing to roll back.
    if (n !== undefined) await hub.ask(how, n)
  }
  const connect = (): DatabaseConnection => {
    const connection: DatabaseConnection = {
      executeQuery: <R>({ sql, parameters }: CompiledQuery) =>
        hub.ask('query', sql, parameters, begun.get(connection)) as unknown as Promise<QueryResult<R>>,
      streamQuery: () => {
        throw new Error('a worker cannot stream rows')
      },
    }
    return connection
  }
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connect()),
    beginTransaction: async (connection) => {
      const n = next()
      await hub.ask('begin', n, isDurable)
      begun.set(connection, n)
    },
    commitTransaction: (connection) => end('commit', connection),
    rollbackTransaction: (connection) => end('rollback', connection),
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  }
}
