/** Restores live tables from the archive after Redis was found empty. */
import type { Redis } from 'ioredis'
import type { Home } from '../cluster.js'
import type { Store } from '../store.js'
import { inParallel } from './in-parallel.js'
import type { Keys } from './keys.js'

export interface RestoreDeps {
  readonly client: Redis
  readonly keys: Keys
  readonly archive: Store
  readonly home: () => Home
}

/** Several processes may do this at once. For each table one of them writes the log, and returns that table. */
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
