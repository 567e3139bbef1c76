/** Decides which process holds the lease of each table, and takes over the tables of dead processes. */
import type { Redis } from 'ioredis'
import { logFailure, type Log } from '../../base/failure.js'
import type { Counted, Home } from '../cluster.js'
import { inParallel } from '../in-parallel.js'
import type { Keys } from './keys.js'
import { deadAfter, type Heartbeat } from './heartbeat.js'

export interface LeasesDeps {
  readonly client: Redis
  readonly keys: Keys
  readonly me: string
  readonly log: Log
  readonly heartbeat: Heartbeat
  readonly home: () => Home
  readonly counted: Pick<Counted, 'tookOver'>
}

/**
 * How often to look for tables without a live lease holder even though no process just died, as after an earlier failure.
 */
const sweepEvery = 5_000

export function redisLeases({ client, keys, me, log, heartbeat, home, counted }: LeasesDeps) {
  const busy = new Set<string>()
  let swept = 0

  /** The table is recorded first. A wrong record is skipped at a takeover, but a missing one would lose the table. */
  const claim = async (table: string, dead = ''): Promise<number | undefined> => {
    await client.sadd(keys.driven(me), table)
    const fence = await client.claimTable(keys.table(table), me, dead, heartbeat.generation())
    if (fence === 0) return undefined
    if (dead !== '') counted.tookOver()
    return fence
  }

  const takeOver = (tables: readonly string[], dead: string, away: number): Promise<void> =>
    // Each process takes its own random order, so that the survivors share the tables.
    inParallel(
      tables.toSorted(() => Math.random() - 0.5),
      (table) => home().takeOver(table, () => claim(table, dead), away),
    )

  const bury = async (process: string, lastSign: number): Promise<void> => {
    const tables = await client.smembers(keys.driven(process))
    await takeOver(tables, process, heartbeat.now() - lastSign)
    if (tables.length > 0) await client.srem(keys.driven(process), ...tables)
    // A process without tables is removed. If it is alive after all, its next heartbeat adds it again.
    if ((await client.scard(keys.driven(process))) === 0) await client.zrem(keys.processes, process)
  }

  const sweep = async (): Promise<void> => {
    const tables = await client.smembers(keys.live)
    const read = client.pipeline()
    for (const table of tables) read.hget(keys.table(table), 'owner')
    const owners = (await read.exec()) ?? []
    for (const [i, table] of tables.entries()) {
      const owner = owners[i]?.[1]
      if (typeof owner === 'string' && heartbeat.isAlive(owner)) continue
      await takeOver([table], typeof owner === 'string' ? owner : '', 0)
    }
  }

  const alone = async (name: string, work: () => Promise<void>): Promise<void> => {
    if (busy.has(name)) return
    busy.add(name)
    try {
      await work()
    } catch (error) {
      if (heartbeat.isReady()) logFailure(log, 'tables could not be taken over', error)
    } finally {
      busy.delete(name)
    }
  }

  return {
    claim: (table: string) => claim(table),
    /** Takes over tables without a lease holder. */
    takeOver: (tables: readonly string[], away: number): void =>
      void alone('restored', () => takeOver(tables, '', away)),
    /** Takes again the tables that this process held before Redis was away. It may have lost them meanwhile. */
    ownAgain: (away: number): void =>
      void alone('own', async () => takeOver(await client.smembers(keys.driven(me)), '', away)),
    /** Makes this process look dead, which it is about to be. */
    leave: async () => {
      await client.zadd(keys.processes, heartbeat.now() - deadAfter - 1, me)
      await client.publish(keys.left, me)
    },
    heard: (dead: ReadonlyMap<string, number>): void => {
      for (const [process, at] of dead) void alone(process, () => bury(process, at))
      if (performance.now() - swept < sweepEvery) return
      swept = performance.now()
      void alone('sweep', sweep)
    },
    forget: (table: string) => client.srem(keys.driven(me), table),
  }
}
