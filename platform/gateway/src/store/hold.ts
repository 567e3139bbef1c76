import { StoreInUse } from './in-use.js'
import pg from 'pg'

/** Our two advisory locks in a database: `lock` for processes that use it, `door` for one that is about to. */
const [lock, door] = [7_865_425, 7_865_426]

/** In milliseconds: PostgreSQL notices within this time that a process was killed. */
export const lockTimeout = 3_000
export const retry = 250
/** If a machine vanishes without closing its connection, PostgreSQL probes it and frees the lock within half a minute. */
const keepAlive =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3'

export type Hold = Awaited<ReturnType<typeof hold>>

export interface HoldOptions {
  /** Whether other processes may use it at the same time. */
  readonly shared: boolean
  /** Called when a connection is lost. */
  readonly lost: (error: Error) => void
  /** Called while it waits for another process that is starting. */
  readonly waits?: () => void
}

/**
 * Holds a database for as long as the connection lasts, either for this process alone or with others that share it. A
 * process alone holds all leases, so next to others each table would have two lease holders.
 *
 * After an outage the lock is taken again. If another process was faster, its term means that all later writes from here
 * are refused.
 * @throws StoreInUse if it is held by processes that do not share it with us.
 */
export async function hold(config: pg.ClientConfig, { shared, lost, waits }: HoldOptions) {
  let closed = false
  let holder: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  const how = shared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'
  let isIn = false

  const has = async (client: pg.Client, question: string, of: number): Promise<boolean> => {
    const { rows } = await client.query<{ held: boolean }>(`SELECT ${question}($1) AS held`, [of])
    return rows[0]?.held === true
  }

  const take = async (): Promise<'held' | 'at the door' | 'shut out'> => {
    const client = new pg.Client({ ...config, application_name: 'stolik lock' })
    client.on('error', lost)
    try {
      await client.connect()
      await client.query(keepAlive)
      // A process that was in before the outage need not wait at the door.
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
    // The process at the door may have much to restore and to migrate before it lets others in.
    if (got === 'at the door') waits?.()
    shutOut = got === 'shut out' ? (shutOut ?? performance.now()) : undefined
    if (shutOut !== undefined && performance.now() - shutOut > lockTimeout) throw new StoreInUse()
    await new Promise((resolve) => setTimeout(resolve, retry))
  }
  return {
    /** How many others have the database open. */
    holders: async (): Promise<number> => {
      const others = `SELECT count(*) AS n FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND granted
        AND pid <> pg_backend_pid() AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
      return (await holder?.query<{ n: number }>(others, [lock]))?.rows[0]?.n ?? 0
    },
    /** Lets the next process in that wants to share the database. Only one at a time checks who is there. */
    openDoor: async (): Promise<void> => {
      if (shared) await holder?.query('SELECT pg_advisory_unlock($1)', [door])
    },
    release: async (): Promise<void> => {
      closed = true
      clearTimeout(timer)
      await holder?.end()
    },
  }
}
