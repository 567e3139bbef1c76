/** Decides which process holds the lease of each table, and takes over the tables that nobody drives. */
import type { Redis } from 'ioredis'
import type { Log } from '../../base/failure.js'
import { logAnswered } from './failure.js'
import type { Counted, Home } from '../cluster.js'
import type { Backlog } from './backlog.js'
import { inParallel } from './in-parallel.js'
import type { Keys } from './keys.js'
import { redisTimeout } from './connect.js'
import { deadAfter, type Heartbeat } from './heartbeat.js'
import { lookAt, type Sight } from './sight.js'

export interface LeasesDeps {
  readonly client: Redis
  readonly keys: Keys
  readonly me: string
  readonly log: Log
  readonly heartbeat: Heartbeat
  readonly home: () => Home
  readonly counted: Pick<Counted, 'tookOver'>
  readonly backlog: Backlog
  /** Whether this process is about to archive a table. */
  readonly isArchiving: (table: string) => boolean
}

/**
 * How often to compare the leases in Redis with what is really driven. A claim whose answer came too late, or a failure
 * while tables were taken over, leaves a table whose owner does not know of it.
 */
const sweepEvery = 5_000

export function redisLeases(deps: LeasesDeps) {
  const { client, keys, me, log, heartbeat, home, counted, backlog, isArchiving } = deps
  const busy = new Set<string>()
  /** Tables that are being taken over. Two claims at once would leave the driver with the older lease. */
  const claiming = new Set<string>()
  let swept = -Infinity
  /** Since when, by the process's own clock, its tables may have no driver; undefined: all have been claimed again. */
  let ownSince: number | undefined
  /** Listed tables without a log, and since when. */
  let unwritten: ReadonlyMap<string, number> = new Map()

  /** The table is recorded first. A wrong record is skipped at a takeover, but a missing one would lose the table. */
  const claim = async (table: string, dead = ''): Promise<number | undefined> => {
    await client.sadd(keys.driven(me), table)
    const fence = await client.claimTable(keys.table(table), me, dead, heartbeat.generation())
    if (fence === 0) return undefined
    if (dead !== '') counted.tookOver()
    return fence
  }

  const takeOverOne = async (table: string, dead: string, away: number): Promise<void> => {
    if (claiming.has(table)) return
    claiming.add(table)
    try {
      await home().takeOver(table, () => claim(table, dead), away)
    } finally {
      claiming.delete(table)
    }
  }
  const takeOver = (tables: readonly string[], dead: string, away: number): Promise<void> =>
    // Each process takes its own random order, so that the survivors share the tables.
    inParallel(
      tables.toSorted(() => Math.random() - 0.5),
      (table) => takeOverOne(table, dead, away),
    )

  const bury = async (process: string, lastSign: number): Promise<void> => {
    const tables = await client.smembers(keys.driven(process))
    await takeOver(tables, process, heartbeat.now() - lastSign)
    if (tables.length > 0) await client.srem(keys.driven(process), ...tables)
    // A process without tables is removed. If it is alive after all, its next heartbeat adds it again.
    if ((await client.scard(keys.driven(process))) === 0) await client.zrem(keys.processes, process)
  }

  const own = async (): Promise<void> => {
    const since = ownSince
    if (since === undefined) return
    await takeOver(await client.smembers(keys.driven(me)), '', performance.now() - since)
    // After another outage in the meantime, some of them may be lost again.
    if (ownSince === since) ownSince = undefined
  }

  const sweepOne = async (sight: Sight): Promise<void> => {
    const { table, owner } = sight
    if (owner === null) return takeOverOne(table, '', 0)
    // Nobody knows for how long nobody has driven it, so nobody's clock has run.
    if (owner === me && !home().isDriven(table)) return takeOverOne(table, '', sweepEvery)
    // It is driven here, but this process has not seen all of its log.
    if (owner === me && backlog.has(table) && !isArchiving(table)) return home().archiveAgain(table)
    if (!heartbeat.isAlive(owner)) return takeOverOne(table, owner, 0)
  }
  const removeUnwritten = async (tables: readonly string[]): Promise<void> => {
    const now = performance.now()
    unwritten = new Map(tables.map((table) => [table, unwritten.get(table) ?? now]))
    // A table is listed before its log is written. By now Redis would refuse to write it.
    const abandoned = tables.filter((table) => now - (unwritten.get(table) ?? now) > 2 * redisTimeout)
    if (abandoned.length > 0) await client.srem(keys.live, ...abandoned)
  }
  const sweep = async (): Promise<void> => {
    const sights = await lookAt(client, keys, heartbeat.generation())
    await removeUnwritten(sights.flatMap(({ table, isWritten }) => (isWritten ? [] : [table])))
    const written = sights.filter(({ isWritten }) => isWritten)
    backlog.look(written)
    await inParallel(written, sweepOne)
  }

  const alone = async (name: string, work: () => Promise<void>): Promise<void> => {
    if (busy.has(name)) return
    busy.add(name)
    try {
      await work()
    } catch (error) {
      // What is left is found by the next sweep, with the next heartbeat.
      swept = -Infinity
      if (heartbeat.isReady()) logAnswered(log, 'tables could not be taken over', error)
    } finally {
      busy.delete(name)
    }
  }

  return {
    claim: (table: string) => claim(table),
    /** Takes over tables without a lease holder. */
    takeOver: (tables: readonly string[], away: number): void =>
      void alone('restored', () => takeOver(tables, '', away)),
    /**
     * Takes again the tables that this process held before Redis was away, with every heartbeat until it succeeds. It may have
     * lost them meanwhile.
     */
    ownAgain: (away: number): void => {
      ownSince = performance.now() - away
    },
    /** Makes this process look dead, which it is about to be. */
    leave: async () => {
      await client.zadd(keys.processes, heartbeat.now() - deadAfter - 1, me)
      await client.publish(keys.left, me)
    },
    heard: (dead: ReadonlyMap<string, number>): void => {
      if (ownSince !== undefined) void alone('own', own)
      for (const [process, at] of dead) void alone(process, () => bury(process, at))
      if (performance.now() - swept < sweepEvery) return
      swept = performance.now()
      void alone('sweep', sweep)
    },
    forget: (table: string) => client.srem(keys.driven(me), table),
  }
}
