import pg from 'pg'
import { StoreInUse } from './in-use.js'

/** Ours among all advisory locks of a database: who works with it, and who is about to. */
const [lock, door] = [7_865_425, 7_865_426]

/** In milliseconds. PostgreSQL notices within it that a process that was killed has gone. */
export const patience = 3_000
export const retry = 250
/** A machine that has vanished says no goodbye: PostgreSQL asks for it, and frees the lock within half a minute. */
const keepAlive =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3'

export interface Hold {
  /** How many others have the database open. */
  readonly holders: () => Promise<number>
  /** Lets in who else wants to share it: one at a time looks who is there. */
  readonly openDoor: () => Promise<void>
  readonly release: () => Promise<void>
}

export interface HoldOptions {
  /** Whether other processes may work with it beside this one. */
  readonly shared: boolean
  /** Hears of connections that were lost. */
  readonly lost: (error: Error) => void
  /** Called when it has to wait for a process that is about to start, too. */
  readonly waits?: () => void
}

/**
 * Holds a database for as long as the connection lasts, for this process alone or with others that share it: those who
 * are alone drive every table, so that beside others each table would have two drivers.
 *
 * After an outage it is taken again; should somebody else have been faster, what is written here is refused from then
 * on, by its term.
 * @throws StoreInUse when it is held by others who do not share it with us.
 */
export async function hold(config: pg.ClientConfig, { shared, lost, waits }: HoldOptions): Promise<Hold> {
  let closed = false
  let holder: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  const how = shared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'
  let isIn = false

  const has = async (client: pg.Client, asked: string, of: number): Promise<boolean> => {
    const { rows } = await client.query<{ held: boolean }>(`SELECT ${asked}($1) AS held`, [of])
    return rows[0]?.held === true
  }

  const take = async (): Promise<'held' | 'at the door' | 'shut out'> => {
    const client = new pg.Client({ ...config, application_name: 'stolik lock' })
    client.on('error', lost)
    try {
      await client.connect()
      await client.query(keepAlive)
      // Whoever comes back after an outage knows who is there.
      const isAtDoor: boolean = !shared || isIn || (await has(client, 'pg_try_advisory_lock', door))
      if (!isAtDoor || !(await has(client, how, lock)) || closed) {
        await client.end()
        return isAtDoor ? 'shut out' : 'at the door'
      }
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    isIn = true
    holder = client
    client.once('end', again)
    return 'held'
  }

  const again = (): void => {
    if (closed) return
    timer = setTimeout(() => {
      take().then((got) => {
        if (got !== 'held') again()
      }, again)
    }, retry)
    timer.unref()
  }

  let shutOut: number | undefined
  for (let got = await take(); got !== 'held'; got = await take()) {
    // Whoever is at the door first may have much to take back, and tables to bring up to date, before others are let in.
    if (got === 'at the door') waits?.()
    shutOut = got === 'shut out' ? (shutOut ?? performance.now()) : undefined
    if (shutOut !== undefined && performance.now() - shutOut > patience) throw new StoreInUse()
    await new Promise((resolve) => setTimeout(resolve, retry))
  }
  return {
    holders: async () => {
      const others = `SELECT count(*) AS n FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND granted
        AND pid <> pg_backend_pid() AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
      return (await holder?.query<{ n: number }>(others, [lock]))?.rows[0]?.n ?? 0
    },
    openDoor: async () => {
      if (shared) await holder?.query('SELECT pg_advisory_unlock($1)', [door])
    },
    release: async () => {
      closed = true
      clearTimeout(timer)
      await holder?.end()
    },
  }
}
