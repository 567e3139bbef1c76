import pg from 'pg'
import { StoreInUse } from './in-use.js'

/** Ours among all advisory locks of a database. */
const lock = 7_865_425

/** In milliseconds. PostgreSQL notices within it that a process that was killed has gone. */
const patience = 2_000
const retry = 250
/** A machine that has vanished says no goodbye: PostgreSQL asks for it, and frees the lock within half a minute. */
const keepAlive =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3'

/**
 * Holds a database for this process alone, for as long as the connection lasts: without Redis two gateways would
 * both drive the same tables. The answer lets go of it.
 *
 * After an outage it is taken again; should another have been faster, the logs still take every move once only,
 * since they count.
 * @throws StoreInUse when another process holds it.
 */
export async function sole(
  config: pg.ClientConfig,
  lost: (error: Error) => void,
): Promise<() => Promise<void>> {
  let closed = false
  let holder: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const hold = async (): Promise<boolean> => {
    const client = new pg.Client(config)
    client.on('error', lost)
    try {
      await client.connect()
      await client.query(keepAlive)
      const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [
        lock,
      ])
      if (rows[0]?.held !== true || closed) {
        await client.end()
        return false
      }
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    holder = client
    client.once('end', again)
    return true
  }

  const again = (): void => {
    if (closed) return
    timer = setTimeout(() => {
      hold().then((held) => {
        if (!held) again()
      }, again)
    }, retry)
    timer.unref()
  }

  const until = Date.now() + patience
  while (!(await hold())) {
    if (Date.now() > until) throw new StoreInUse()
    await new Promise((resolve) => setTimeout(resolve, retry))
  }
  return async () => {
    closed = true
    clearTimeout(timer)
    await holder?.end()
  }
}
