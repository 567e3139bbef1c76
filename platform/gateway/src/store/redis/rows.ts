/** The rows of the lobby: written by the table's lease holder, held by all processes. */
import type { Redis } from 'ioredis'
import type { Log } from '../../base/failure.js'
import { logAnswered } from './failure.js'
import type { Row } from '../../table/row.js'
import type { Keys } from './keys.js'
import type { Home } from '../cluster.js'
import type { Store } from '../store.js'
import { inParallel } from './in-parallel.js'

interface RowsDeps {
  readonly client: Redis
  readonly listener: Redis
  readonly keys: Keys
  readonly me: string
  readonly log: Log
  readonly changed: () => void
}

/** Changes within this many milliseconds are written together. */
const together = 100

export function redisRows({ client, listener, keys, me, log, changed }: RowsDeps) {
  const rows = new Map<string, Row>()
  const waiting = new Map<string, Row | null>()
  let timer: NodeJS.Timeout | undefined

  const take = (table: string, row: Row | null): void => {
    if (row === null) rows.delete(table)
    else rows.set(table, row)
    changed()
  }
  const flush = (): void => {
    timer = undefined
    const write = client.pipeline()
    for (const [table, row] of waiting) {
      if (row === null) write.hdel(keys.rows, table)
      else write.hset(keys.rows, table, JSON.stringify(row))
      write.publish(keys.rowNudges, JSON.stringify([me, table, row]))
    }
    waiting.clear()
    write.exec().catch((error: unknown) => {
      // Written again once Redis is back.
      logAnswered(log, 'rows of the lobby could not be written', error)
    })
  }

  listener.on('message', (channel: string, message: string) => {
    if (channel !== keys.rowNudges) return
    const [process, table, row] = JSON.parse(message) as [string, string, Row | null]
    if (process !== me) take(table, row)
  })

  return {
    all: (): Iterable<Row> => rows.values(),
    show: (table: string, row: Row | null): void => {
      const known = rows.get(table) ?? null
      if (known === row || JSON.stringify(known) === JSON.stringify(row)) return
      take(table, row)
      waiting.set(table, row)
      timer ??= setTimeout(flush, together)
    },
    /** Reads all rows after a connection was lost. */
    rejoin: async (): Promise<void> => {
      await listener.subscribe(keys.rowNudges)
      const all = await client.hgetall(keys.rows)
      rows.clear()
      for (const [table, text] of Object.entries(all)) rows.set(table, JSON.parse(text) as Row)
      changed()
    },
    stop: (): void => clearTimeout(timer),
  }
}

interface RestoreDeps {
  readonly client: Redis
  readonly keys: Keys
  readonly archive: Store
  readonly home: () => Home
}

/**
 * Restores live tables from the archive after Redis was found empty. Several processes may do this at once. For each table
 * one of them writes the log, and returns that table.
 */
export async function restoreAll(deps: RestoreDeps, generation: string): Promise<readonly string[]> {
  const { client, keys, archive, home } = deps
  const mine: string[] = []
  await inParallel(await archive.live(), async (table) => {
    const revived = home().revive(await archive.log(table))
    if (revived === undefined) return
    const { log, more } = revived
    const over = more.some(({ entry }) => entry.kind === 'close')
    // Listed first, because it is not written twice if this fails in between.
    await client.sadd(keys.live, table)
    const answer = await client.appendLog(
      ...[keys.log(table), keys.table(table), keys.records(table)],
      ...[0, generation, '', over ? '1' : '0', keys.nudges(table), Number.MAX_SAFE_INTEGER, 0],
      ...[...log, ...more].flatMap(({ at, entry }) => [at, JSON.stringify(entry)]),
    )
    if (answer === 'done') mine.push(table)
  })
  return mine
}
