/** The primary of Redis changes: its sentinels name another one, or its name leads to another machine. */
import { writeFileSync } from 'node:fs'
import { connect as connectTo, createServer, type AddressInfo, type Server as Relay } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import { serverOf, type Server } from '../../../../test/servers/server.js'
import { findTool } from '../../../../test/tools.mjs'
import { connect } from '../../src/store/redis/connect.js'
import { addBot, look, openTiny, play, type Asker, type TableAnswer } from '../help.js'
import { gateway, people, type Gateway } from './gateways.js'
import { newStore } from '../stores.js'

const patience = { timeout: 25_000, interval: 50 }

/** Watches one primary, and decides alone. */
const startSentinel = (primary: Server): Promise<Server> =>
  serverOf({
    name: 'sentinel',
    user: undefined,
    prepare: (data) =>
      writeFileSync(
        join(data, 'sentinel.conf'),
        [
          `sentinel monitor cards 127.0.0.1 ${primary.port} 1`,
          'sentinel down-after-milliseconds cards 500',
          'sentinel failover-timeout cards 3000',
          '',
        ].join('\n'),
      ),
    command: (data, port) => [
      findTool('redis') ?? '',
      join(data, 'sentinel.conf'),
      ...['--sentinel', '--port', String(port), '--bind', '127.0.0.1'],
    ],
    ready: /\+monitor/,
    clean: 'SIGTERM',
    url: (port) => `redis+sentinel://127.0.0.1:${port}/cards`,
  })

describe.skipIf(!hasRedis)('a primary that changes', { timeout: 60_000 }, () => {
  let first: Server
  let second: Server
  let one: Gateway
  let ola: Asker
  const ends: (() => unknown)[] = []

  beforeEach(async () => {
    first = await startRedis()
    second = await startRedis('--replicaof', `127.0.0.1 ${first.port}`)
    const admin = connect(second.url)
    await admin.connect()
    await expect.poll(() => admin.info('replication'), patience).toContain('master_link_status:up')
    admin.disconnect()
  })
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
    await Promise.all([first.end(), second.end()])
  })

  const start = async (url: string): Promise<TableAnswer> => {
    one = await gateway(url, newStore())
    ends.push(() => one.app.close())
    ;[ola] = (await people(one.app, 1)) as [Asker]
    const { id } = await openTiny(ola, 'speed: FREE, length: 3')
    await addBot(ola, id)
    return addBot(ola, id)
  }
  /** Makes one move of Ola's, as soon as it is their turn. */
  const move = async (id: string): Promise<TableAnswer> => {
    for (;;) {
      const seen = await look(ola, id)
      if (seen.view?.toAct.includes(seen.view.seat ?? -1) === true)
        return play(ola, id, seen.seq, seen.view.legal[0] ?? '')
      if (seen.__typename === 'Refused' || seen.phase !== 'PLAYING') return seen
    }
  }
  /** Waits until the second server has everything that was written. */
  const copied = async (): Promise<void> => {
    const admin = connect(first.url)
    await admin.connect()
    await admin.wait(1, 1_000)
    admin.disconnect()
  }

  it('is found through its sentinels, and play goes on where it was', async () => {
    const sentinel = await startSentinel(first)
    ends.push(() => sentinel.end())
    const { id } = await start(sentinel.url)
    const before = await move(id)
    expect(before.__typename).toBe('Table')
    await copied()
    // The sentinel must know the other server before it can choose it.
    const watching = connect(`redis://127.0.0.1:${sentinel.port}`)
    await watching.connect()
    await expect
      .poll(() => watching.call('SENTINEL', 'REPLICAS', 'cards'), patience)
      .toEqual([expect.arrayContaining([String(second.port)])])
    watching.disconnect()
    await first.stop('SIGKILL')
    await expect.poll(() => one.cluster.status().ready, patience).toBe(false)
    await expect.poll(() => one.cluster.status().ready, patience).toBe(true)
    const after = await move(id)
    expect(after).toMatchObject({ __typename: 'Table', id, hand: before.hand })
    expect(after.seq).toBeGreaterThan(before.seq)
  })

  it('is left once it is only a replica, although its connection stays open', async () => {
    let to = first.port
    let connections = 0
    const relay: Relay = createServer((socket) => {
      connections += 1
      const on = connectTo(to, '127.0.0.1')
      for (const end of [socket, on]) end.on('error', () => undefined)
      socket.on('close', () => on.destroy())
      on.on('close', () => socket.destroy())
      socket.pipe(on).pipe(socket)
    })
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
    ends.push(() => relay.close())
    const { id } = await start(`redis://127.0.0.1:${(relay.address() as AddressInfo).port}`)
    const before = await move(id)
    await copied()
    const [admin, other] = [connect(first.url), connect(second.url)]
    await Promise.all([admin.connect(), other.connect()])
    await other.replicaof('NO', 'ONE')
    await admin.replicaof('127.0.0.1', second.port)
    admin.disconnect()
    other.disconnect()
    await expect.poll(() => one.cluster.status().ready, patience).toBe(false)
    // The name leads to the old one for a while longer.
    const earlier = connections
    await expect.poll(() => connections, patience).toBeGreaterThan(earlier + 2)
    to = second.port
    await expect.poll(() => one.cluster.status().ready, patience).toBe(true)
    const after = await move(id)
    expect(after).toMatchObject({ __typename: 'Table', id, hand: before.hand })
    expect(after.seq).toBeGreaterThan(before.seq)
  })
})
