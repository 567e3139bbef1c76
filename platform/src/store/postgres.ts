import { Kysely, PostgresDialect } from 'kysely'
import { connection, openPool } from './pool.js'
import { migrate } from './migrate.js'
import type { Schema } from './migrations.js'
import { sole } from './sole.js'
import { sqlStore, type SqlData } from './sql.js'
import { writer } from './write.js'

export interface PostgresOptions {
  /** Whether other processes may work with this database. */
  readonly shared: boolean
  /** Hears of connections that were lost; what is asked meanwhile fails by itself. */
  readonly lost: (error: Error) => void
}

/** Another process in the way: a key that both wrote, or each waiting for the other. */
const collisions = ['23505', '23503', '40001', '40P01']

/**
 * Opens the store in a PostgreSQL database and brings its tables up to date. It goes on by itself after an outage.
 * @throws StoreInUse when it is not to be shared and another process has it open.
 */
export async function openPostgres(url: string, { shared, lost }: PostgresOptions): Promise<SqlData> {
  const release = shared ? () => Promise.resolve() : await sole(connection(url), lost)
  const pool = openPool(url, lost)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const close = async (): Promise<void> => {
    await db.destroy()
    await release()
  }
  try {
    await migrate(db)
  } catch (error) {
    await close()
    throw error
  }
  const collided = (error: unknown): boolean =>
    error instanceof Error && 'code' in error && collisions.includes(String(error.code))
  return { db, store: sqlStore({ db, writer: writer(db), collided, close }) }
}
