/** Who may use a database and a Redis. Two writers that do not know of each other would make a log unreadable. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { BadConfig, readConfig } from '../../src/app/config.js'
import { openDatabase, type OpenDatabase } from '../../src/app/database.js'
import { lockTimeout, retry } from '../../src/store/hold.js'
import type { Opening } from '../../src/store/sql.js'
import { Superseded } from '../../src/store/tenure.js'
import { ask, newDatabase } from '../databases.js'
import { addBot, guest, openTiny } from '../help.js'
import { gateway, type Gateway } from './gateways.js'

const patience = { timeout: 20_000, interval: 50 }
const STOLIK_SECRET = 'a secret of at least 32 characters'

let postgres: Server
let redis: Server
let other: Server
beforeAll(async () => {
  if (hasPostgres && hasRedis)
    [postgres, redis, other] = await Promise.all([startPostgres(), startRedis(), startRedis()])
})
afterAll(async () => {
  if (hasPostgres && hasRedis) await Promise.all([postgres, redis, other].map((server) => server.end()))
})

const running: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of running.splice(0).toReversed()) await stop()
})

/** Numbers of databases on the two Redis servers, so that each test has its own. */
let count = 0

/** Opens a database as the gateway does. */
async function open(
  DATABASE_URL: string,
  REDIS_URL?: string,
  superseded: () => void = () => undefined,
  opening: (step: Opening) => void = () => undefined,
): Promise<OpenDatabase> {
  const env = { STOLIK_SECRET, DATABASE_URL, ...(REDIS_URL !== undefined && { REDIS_URL }) }
  const data = await openDatabase(readConfig(env), superseded, { opening })
  running.push(() => data.store.close())
  return data
}

/** Starts a process of a cluster, which then sends heartbeats to Redis. */
async function start(
  database: string,
  url: string,
  opening?: (step: Opening) => void,
): Promise<Gateway & { readonly data: OpenDatabase }> {
  const data = await open(database, url, undefined, opening)
  const one = await gateway(url, data.store, undefined, undefined, {}, data.tenure.redis)
  await data.openDoor()
  running.push(() => one.app.close())
  return { ...one, data }
}

const refused = (line: RegExp) => (error: unknown) => {
  expect(error).toBeInstanceOf(BadConfig)
  expect((error as Error).message).toMatch(line)
}
const isRefused = async (opening: Promise<unknown>, line: RegExp): Promise<void> => {
  await opening.then(() => expect.fail('it was let in'), refused(line))
}

describe.skipIf(!hasPostgres || !hasRedis)('two processes', () => {
  let database: string
  let url: string
  const fresh = async (): Promise<void> => {
    count += 1
    database = await newDatabase(postgres)
    url = `${redis.url}/${count}`
  }

  it('work together if they share both addresses', async () => {
    await fresh()
    const one = await start(database, url)
    const two = await start(database, url)
    expect(two.data.tenure).toEqual(one.data.tenure)
  })

  it('start one after the other, however long the first one takes', async () => {
    await fresh()
    const data = await open(database, url)
    let isIn = false
    // Oftener than a process that is shut out asks before it gives up.
    let left = lockTimeout / retry + 1
    let hasWaited = (): void => undefined
    const waited = new Promise<void>((resolve) => (hasWaited = resolve))
    const second = start(database, url, (step) => {
      if (step === 'WAITING') left -= 1
      if (left === 0) hasWaited()
    }).finally(() => (isIn = true))
    await waited
    expect(isIn).toBe(false)
    const one = await gateway(url, data.store, undefined, undefined, {}, data.tenure.redis)
    running.push(() => one.app.close())
    await data.openDoor()
    expect((await second).data.tenure).toEqual(data.tenure)
  })

  it('cannot be a cluster and a process without REDIS_URL, whichever starts first', async () => {
    await fresh()
    await start(database, url)
    await isRefused(open(database), /^Another Stolik is already using this database/)
    for (const stop of running.splice(0).toReversed()) await stop()
    await open(database)
    await isRefused(open(database, url), /^A Stolik without REDIS_URL is already using this database/)
  })

  it('cannot be two clusters on one database', async () => {
    await fresh()
    await start(database, url)
    await isRefused(open(database, `${other.url}/${count}`), /not the Redis at REDIS_URL/)
    await start(await newDatabase(postgres), `${other.url}/${count}`)
    await isRefused(open(database, `${other.url}/${count}`), /not the Redis at REDIS_URL/)
  })

  it('cannot be two clusters on one Redis', async () => {
    await fresh()
    await start(database, url)
    await isRefused(open(await newDatabase(postgres), url), /not the database at DATABASE_URL/)
  })

  it('cannot be a cluster and a copy of its database', async () => {
    await fresh()
    await start(database, url)
    for (const stop of running.splice(0).toReversed()) await stop()
    const copy = database.replace(/\w+$/, 'copy')
    await ask(postgres.url, `CREATE DATABASE copy TEMPLATE ${database.replace(/^.*\//, '')}`)
    await start(database, url)
    await isRefused(open(copy, url), /not the database at DATABASE_URL/)
    // Alone it belongs to nobody, and is recognised as a copy.
    expect((await open(copy)).tenure.restored).toBe(true)
  })

  it('recognise each other after Redis was emptied', async () => {
    await fresh()
    const one = await start(database, url)
    await one.redis.client.flushdb()
    await expect.poll(() => one.redis.client.get(one.redis.keys.words), patience).not.toBeNull()
    await start(database, url)
    await isRefused(open(database, `${other.url}/${count}`), /not the Redis at REDIS_URL/)
  })

  it('can start one after the other, and empty a Redis that belongs to another database', async () => {
    await fresh()
    const one = await start(database, url)
    const ola = await guest(one.app, 'Ola')
    const { id } = await openTiny(ola, 'speed: FREE')
    await addBot(ola, id)
    const generation = one.cluster.epoch()
    for (const stop of running.splice(0).toReversed()) await stop()
    const two = await start(await newDatabase(postgres), url)
    expect(await two.redis.store.log(id)).toEqual([])
    expect(two.cluster.epoch()).not.toBe(generation)
  })

  it('one after the other: the later one takes the database over, and the earlier one can write nothing more', async () => {
    await fresh()
    let notified = 0
    const early = await open(database, undefined, () => (notified += 1))
    const entry = { kind: 'close' } as const
    const append = (expected: number) => ({
      table: 'a',
      expected,
      entries: [{ at: 1, entry }],
      over: false,
      records: [],
    })
    expect(await early.store.append(append(0))).toBe('done')
    // Its connection breaks, as through a firewall, and another process is faster.
    await ask(database, 'UPDATE tenure SET term = term + 1')
    await expect(early.store.append(append(1))).rejects.toThrow(Superseded)
    await expect(early.store.append(append(1))).rejects.toThrow(Superseded)
    expect(notified).toBe(1)
    const terms = await ask(database, 'SELECT seq, term FROM entries ORDER BY seq')
    expect(terms).toEqual([{ seq: 0, term: 1 }])
  })
})
