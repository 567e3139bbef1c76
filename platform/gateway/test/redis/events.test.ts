/** Events in a cluster of several gateways: one log, shown everywhere, and continued by the remaining gateways. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import type { Accounts } from '../../src/account/accounts.js'
import type { Store } from '../../src/store/store.js'
import type { Time } from '../../src/base/time.js'
import type { EventStore } from '../../src/event/store/sql.js'
import { guest, look, type Asker } from '../help.js'
import { listen, subscribe } from '../socket-help.js'
import { act, announce, comeTo, does, official, see } from '../event/gateway.js'
import { gateway, type Gateway } from './gateways.js'
import { playBesideBots } from './real-time.js'
import { newAccounts, newEvents, newStore } from '../stores.js'

const patience = { timeout: 20_000, interval: 50 }

interface Shown {
  readonly players: readonly { readonly name: string }[]
  readonly series: readonly {
    readonly tables: readonly { readonly status: string; readonly live: string | null }[]
  }[]
}

describe.skipIf(!hasRedis)('events in a cluster of several gateways', () => {
  let server: Server
  let database = 0
  let archive: Store
  let events: EventStore
  let accounts: Accounts
  let one: Gateway
  let two: Gateway
  let director: Asker
  let event: string
  const running = new Set<Gateway>()

  const join = async (): Promise<Gateway> => {
    const pace = { bot: 20, between: 12_000 }
    const made = await gateway(`${server.url}/${database}`, archive, pace, undefined, { events, accounts })
    running.add(made)
    return made
  }
  const stop = async (one: Gateway): Promise<void> => {
    running.delete(one)
    await one.app.close()
  }
  beforeAll(async () => {
    server = await startRedis('--databases', '64')
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    database += 1
    archive = newStore()
    events = newEvents()
    accounts = newAccounts()
    ;[one, two] = [await join(), await join()]
    director = await official({ app: one.app, accounts }, 'Director', 'ORGANISER')
    event = (await announce(director, { mode: 'ONLINE', speed: 'FREE' })).event
  })
  afterEach(() => Promise.all([...running].map(stop)))

  const seen = (by: Gateway) =>
    see<Shown>(by.as(director), event, 'players { name } series { tables { status live } }')
  const enter = (by: Gateway, n: number) =>
    act(by.as(director), event, { enter: { entrant: { name: `P${n}`, online: true } } })

  it('accept acts at any of them, each on the state after the others’, and nothing twice', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => enter(n % 2 === 0 ? one : two, n)))
    expect(answers.map(({ __typename }) => __typename)).toEqual(answers.map(() => 'EventDone'))
    const same = await Promise.all(
      [one, two].map((by) =>
        act(by.as(director), event, { enter: { entrant: { name: 'Same' } } }, null, 'same'),
      ),
    )
    expect(same.map(({ __typename }) => __typename)).toEqual(['EventDone', 'EventDone'])
    const [a, b] = [await seen(one), await seen(two)]
    expect(a.players).toHaveLength(13)
    expect(b).toEqual(a)
  })

  it('show viewers at one what was done at another', async () => {
    const watching = subscribe<Shown>(
      await listen(two.app),
      `subscription { event(id: "${event}") { players { name } } }`,
    )
    await watching.until(() => true)
    await enter(one, 1)
    await watching.until(({ players }) => players.length === 1)
    watching.close()
  })

  it('open each online table once, and finish its list when a gateway goes', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, (_, n) => guest(one.app, `P${n}`)))
    for (const [n, player] of players.entries())
      await does(player, event, { register: { entrant: { name: `P${n}` } } })
    await does(director, event, { draw: { series: 1 } })
    await does(director, event, { start: { series: 1 } })
    const tables = async (by: Gateway) => (await seen(by)).series[0]?.tables ?? []
    await expect.poll(async () => (await tables(two)).every(({ live }) => live !== null), patience).toBe(true)
    const open = (await tables(two)).map(({ live }) => live)
    await stop(one)
    // Whichever gateway the tables waited at, all come through the other. One at each table plays on there, with bots for the others.
    const seated = players.map((player) => two.as(player))
    await comeTo(await listen(two.app), event, seated)
    await playBesideBots(
      seated,
      open.map((live) => live ?? ''),
    )
    await expect
      .poll(async () => (await tables(two)).map(({ status }) => status), patience)
      .toEqual(['SIGNED', 'SIGNED'])
    expect((await tables(two)).map(({ live }) => live)).toEqual(open)
    const log = await events.log(event)
    const kinds = log.map(({ entry }) => entry.kind)
    expect([
      kinds.filter((kind) => kind === 'open').length,
      kinds.filter((kind) => kind === 'hand').length,
    ]).toEqual([2, 8])
  })

  it('begin at another gateway where those who came have waited long enough', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, (_, n) => guest(one.app, `P${n}`)))
    for (const [n, player] of players.entries())
      await does(player, event, { register: { entrant: { name: `P${n}` } } })
    await does(director, event, { draw: { series: 1 } })
    await does(director, event, { start: { series: 1 } })
    const live = async (by: Gateway) => (await seen(by)).series[0]?.tables[0]?.live ?? null
    await expect.poll(() => live(one), patience).not.toBeNull()
    // At a third gateway it is six minutes later already. One of the players comes there, and then the others go.
    const pace = { bot: 20, between: 12_000 }
    const late = (time: Time): Time => ({ ...time, now: () => time.now() + 6 * 60_000 })
    const three = await gateway(`${server.url}/${database}`, archive, pace, late, { events, accounts })
    running.add(three)
    const first = three.as(players[0] as Asker)
    await comeTo(await listen(three.app), event, [first])
    const table = (await live(three)) ?? ''
    expect((await look(first, table)).phase).toBe('GATHERING')
    for (const other of [one, two]) await stop(other)
    await expect.poll(async () => (await look(first, table)).phase, patience).toBe('PLAYING')
  })
})
