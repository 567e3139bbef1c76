import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Outages } from './outages.js'
import { connection, openPool } from './pool.js'
import { migrate, updateOf, type History, type Migrated, type Update } from './migrate.js'
import type { Schema } from './migrations.js'
import { hold, type Hold } from './hold.js'
import { sqlStore, type Opening, type SqlData } from './sql.js'
import { takeAlone, takeShared, termOf, type SharedRedis } from './take-over.js'
import { Superseded, type Tenure } from './tenure.js'
import { writer, type Writer } from './write.js'

export interface PostgresOptions {
  /** Whether other processes may use this database too; if so, the Redis that they must share with us. */
  readonly shared: boolean | SharedRedis
  /** Whether tables continue here: then the database is taken over. The default is true. */
  readonly toPlay?: boolean
  /** Called when connections are lost. Queries during that time fail on their own. */
  readonly lost: (error: Error) => void
  /** Hears when the server goes away or takes nothing, and when it is back. */
  readonly outages?: Outages
  /** Called before existing tables are migrated. */
  readonly beforeUpdate?: (update: Update) => Promise<void>
  /** Called once after another process has taken the database over: nothing more is written to it. */
  readonly superseded?: () => void
  /** Called with what the opening waits for. */
  readonly opening?: (step: Opening) => void
  /** The migrations; by default those of this release. */
  readonly history?: History
}

export interface PostgresData extends SqlData {
  /** Lets the next process in that wants to share the database. */
  readonly openDoor: () => Promise<void>
}

/** Errors caused by another process: both wrote the same key, or each waits for the other. */
const collisions = ['23505', '23503', '40001', '40P01']

/**
 * Opens the store in a PostgreSQL database and migrates it. It recovers from an outage automatically.
 * @throws StoreInUse if a process that does not share it with us has it open.
 * @throws BadConfig if its other processes use a different Redis, or this Redis belongs to a different database.
 */
export async function openPostgres(url: string, options: PostgresOptions): Promise<PostgresData> {
  const { shared, lost, outages, superseded, beforeUpdate, opening, history, toPlay = true } = options
  const waits = (): void => opening?.('WAITING')
  const held = await hold(connection(url), { shared: shared !== false, lost, waits })
  const pool = openPool(url, lost, outages)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const close = async (): Promise<void> => {
    await db.destroy()
    await held.release()
  }
  try {
    opening?.('MIGRATING')
    const update = beforeUpdate && (await updateOf(db, history))
    if (update !== undefined) await beforeUpdate?.(update)
    const migrated = await bringUpToDate(url, lost, history)
    opening?.('STARTING')
    const tenure = await take(db, held, toPlay ? shared : true)
    if (shared === true) await held.openDoor()
    const collided = (error: unknown): boolean =>
      error instanceof Error && 'code' in error && collisions.includes(String(error.code))
    const writes = watched(writer(db, tenure.term), superseded)
    const store = sqlStore({ db, writer: writes, collided, close })
    return { db, store, tenure, migrated, openDoor: held.openDoor }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Migrates over a connection without the pool's time limit: nobody plays yet, and changing a large table takes as long as
 * it takes.
 */
async function bringUpToDate(
  url: string,
  lost: (error: Error) => void,
  history?: History,
): Promise<Migrated> {
  const pool = new pg.Pool({ ...connection(url), max: 1 })
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await migrate(db, history)
  } finally {
    await db.destroy()
  }
}

const take = async (db: Kysely<Schema>, held: Hold, shared: boolean | SharedRedis): Promise<Tenure> => {
  if (shared === false) return takeAlone(db)
  return shared === true ? { term: await termOf(db), restored: false } : takeShared(db, held, shared)
}

const watched = (writes: Writer, superseded?: () => void): Writer => {
  let announced = false
  return {
    ...writes,
    write: async (group) => {
      try {
        return await writes.write(group)
      } catch (error) {
        if (error instanceof Superseded && !announced) {
          announced = true
          superseded?.()
        }
        throw error
      }
    },
  }
}
