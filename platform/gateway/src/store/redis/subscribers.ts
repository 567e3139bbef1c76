/** Notifies a process about its tables: the log grew, somebody is there through another process, or a remark was made. */
import type { Redis } from 'ioredis'
import type { Log } from '../../base/failure.js'
import { logAnswered } from './failure.js'
import type { Following, LastEntries, Subscriber } from '../cluster.js'
import type { Entry, Logged } from '../../table/entry.js'
import { mostRemarks, type Remark } from '../../table/remark.js'
import type { Keys } from './keys.js'

export interface SubscribersDeps {
  readonly client: Redis
  /** A connection of its own: one that subscribes cannot do anything else. */
  readonly listener: Redis
  readonly keys: Keys
  readonly me: string
  readonly log: Log
  readonly isAlive: (process: string) => boolean
  /** The generation of the logs that are read here; undefined while none can be read. */
  readonly generation: () => string | undefined
}

/** Reads the message after an append. Entries of another generation belong to another log. */
function readGrowth(message: string, generation: string | undefined): { length: number; last?: LastEntries } {
  const [, of, length, entries] = /^(\S*) (\d+)(?: (.*))?$/s.exec(message) ?? []
  if (entries === undefined || of !== generation) return { length: Number(length) }
  // Read only if needed: every process also gets the messages of its own appends.
  const last = (): Logged[] => {
    const flat = JSON.parse(entries) as readonly (number | Entry)[]
    return Array.from({ length: flat.length / 2 }, (_, i) => ({
      at: flat[2 * i] as number,
      entry: flat[2 * i + 1] as Entry,
    }))
  }
  return { length: Number(length), last }
}

interface Followed {
  readonly subscribers: Set<Subscriber>
  /** Process → persons. */
  here: ReadonlyMap<string, ReadonlySet<string>>
}

/** In seconds: presence at a table expires at the latest this long after it was written. */
const keepHere = 24 * 60 * 60
/** In seconds: remarks expire this long after the last one. */
const keepRemarks = 24 * 60 * 60
/** Keys per scan step. */
const keysAtOnce = 1_000

export function redisSubscribers(deps: SubscribersDeps) {
  const { client, listener, keys, me, log, isAlive, generation } = deps
  const tables = new Map<string, Followed>()
  const channels = new Map<string, string>()
  /** Whether the processes with people at our tables were alive at the last check. */
  const alive = new Map<string, boolean>()

  const readHere = async (table: string): Promise<void> => {
    const all = await client.hgetall(keys.here(table))
    const followed = tables.get(table)
    if (followed === undefined) return
    const persons = (text: string): ReadonlySet<string> => new Set(JSON.parse(text) as string[])
    followed.here = new Map(Object.entries(all).map(([process, text]) => [process, persons(text)]))
    for (const process of followed.here.keys()) if (!alive.has(process)) alive.set(process, isAlive(process))
  }
  const meet = (table: string): void => {
    for (const subscriber of tables.get(table)?.subscribers ?? []) subscriber.met()
  }
  const readRemarks = async (table: string): Promise<void> => {
    const hearing = [...(tables.get(table)?.subscribers ?? [])].filter(
      (subscriber) => 'onRemarks' in subscriber,
    )
    if (hearing.length === 0) return
    const texts = await client.lrange(keys.remarks(table), 0, -1)
    const remarks = texts.map((text) => JSON.parse(text) as Remark)
    for (const subscriber of hearing) subscriber.onRemarks?.(remarks)
  }
  const unheard = (error: unknown): void => {
    // Both are sent and read again once Redis is back.
    logAnswered(log, 'presence or remarks at a table could not be passed on', error)
  }

  listener.on('message', (channel: string, message: string) => {
    const table = channels.get(channel)
    if (table === undefined) return
    if (message === 'here') {
      readHere(table).then(() => meet(table), unheard)
      return
    }
    if (message === 'said') {
      readRemarks(table).catch(unheard)
      return
    }
    const { length, last } = readGrowth(message, generation())
    for (const subscriber of tables.get(table)?.subscribers ?? []) subscriber.grew(length, last)
  })

  return {
    follow: async (table: string, subscriber: Subscriber): Promise<Following> => {
      const followed: Followed = tables.get(table) ?? { subscribers: new Set(), here: new Map() }
      followed.subscribers.add(subscriber)
      tables.set(table, followed)
      channels.set(keys.nudges(table), table)
      const stop = (): void => {
        followed.subscribers.delete(subscriber)
        if (followed.subscribers.size > 0 || tables.get(table) !== followed) return
        tables.delete(table)
        channels.delete(keys.nudges(table))
        listener.unsubscribe(keys.nudges(table)).catch(unheard)
      }
      try {
        await listener.subscribe(keys.nudges(table))
        await Promise.all([readHere(table), readRemarks(table)])
      } catch (error) {
        stop()
        throw error
      }
      const isHere = (person: string): boolean =>
        [...followed.here].some(([id, persons]) => id !== me && persons.has(person) && isAlive(id))
      return { isHere, stop }
    },
    here: (table: string, persons: readonly string[]): void => {
      const write = client.multi()
      if (persons.length === 0) write.hdel(keys.here(table), me)
      else write.hset(keys.here(table), me, JSON.stringify(persons)).expire(keys.here(table), keepHere)
      write.publish(keys.nudges(table), 'here').exec().catch(unheard)
    },
    say: async (table: string, remark: Remark): Promise<void> => {
      const key = keys.remarks(table)
      const write = client.multi().rpush(key, JSON.stringify(remark)).ltrim(key, -mostRemarks, -1)
      await write.expire(key, keepRemarks).publish(keys.nudges(table), 'said').exec()
    },
    /** Includes tables without subscribers, and finished ones. */
    forgetRemarks: async (people: readonly string[]): Promise<void> => {
      for await (const found of client.scanStream({ match: keys.remarks('*'), count: keysAtOnce }))
        for (const key of found as string[]) {
          const theirs = (await client.lrange(key, 0, -1)).filter((text) =>
            people.includes((JSON.parse(text) as Remark).person),
          )
          if (theirs.length === 0) continue
          const write = client.multi()
          for (const text of theirs) write.lrem(key, 0, text)
          await write.publish(keys.nudges(keys.tableOfRemarks(key)), 'said').exec()
        }
    },
    /** Called after every heartbeat: people at a process that died are gone, or back if it lives after all. */
    heard: (): void => {
      const changed = [...alive].flatMap(([process, was]) => (isAlive(process) === was ? [] : [process]))
      for (const process of changed) alive.set(process, isAlive(process))
      if (changed.length === 0) return
      for (const [table, { here }] of tables) if (changed.some((process) => here.has(process))) meet(table)
    },
    /** Subscribes to all tables again after a connection was lost. */
    rejoin: async (): Promise<void> => {
      if (channels.size > 0) await listener.subscribe(...channels.keys())
      await Promise.all([...tables.keys()].flatMap((table) => [readHere(table), readRemarks(table)]))
    },
  }
}
