/** Online tables of an event: the gateway itself opens them, controls them and writes their lists. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../../src/store/store.js'
import type { Accounts } from '../../src/account/accounts.js'
import type { EventStore } from '../../src/event/store/sql.js'
import {
  asker,
  fakeTime,
  guest,
  leave,
  playOn,
  playSeries,
  ready,
  testApp,
  type Asker,
  type FakeTime,
  type TableAnswer,
} from '../help.js'
import { quiet } from '../quiet.js'
import { listen } from '../socket-help.js'
import { act, announce, comeTo, does, official, see } from './gateway.js'
import { newAccounts, newEvents, newStore } from '../stores.js'

interface Shown {
  readonly phase: string
  readonly series: readonly {
    readonly status: string
    readonly tables: readonly {
      readonly table: number
      readonly status: string
      readonly live: string | null
      readonly paused: boolean
      readonly seats: readonly { readonly player: string; readonly name: string }[]
      readonly hands: readonly { readonly line: string }[]
      readonly points: readonly number[] | null
    }[]
  }[]
}
const fields = `phase series { status tables { table status live paused seats { player name } hands { line } points } }`

describe('online tables of an event', () => {
  let app: FastifyInstance
  let accounts: Accounts
  let events: EventStore
  let store: Store
  let time: FakeTime
  let director: Asker
  let players: readonly Asker[]
  let event: string
  let port: number
  const start = async (): Promise<void> => {
    app = await testApp({ accounts, events, store, time })
    port = await listen(app)
    await quiet()
  }
  const again = (by: Asker): Asker => asker(app, by.token)
  const restart = async (): Promise<void> => {
    await app.close()
    await start()
    director = again(director)
    players = players.map(again)
    await comeTo(port, event, players)
    await quiet()
  }
  beforeEach(async () => {
    accounts = newAccounts()
    events = newEvents()
    store = newStore()
    time = fakeTime(1_700_000_000_000)
    await start()
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
    event = (await announce(director, { mode: 'ONLINE', speed: 'FREE' })).event
    players = await Promise.all(Array.from({ length: 8 }, (_, n) => guest(app, `P${n}`)))
    for (const [n, one] of players.entries())
      await does(one, event, { register: { entrant: { name: `P ${n}` } } })
    await does(director, event, { draw: { series: 1 } })
  })
  afterEach(() => app.close())

  const seen = () => see<Shown>(director, event, fields)
  const tables = async () => (await seen()).series[0]?.tables ?? []
  const begin = async (series = 1): Promise<void> => {
    await comeTo(port, event, players)
    await does(director, event, { start: { series } })
    await quiet()
  }
  const table = (by: Asker, id: string) =>
    by.get<TableAnswer & { paused: boolean; event: string | null }>(
      `query ($id: ID!) { table(id: $id) { __typename
        ... on Table { id seq phase paused event hand chair players { name bot } view { seat toAct legal } }
        ... on Refused { code } } }`,
      { id },
    )
  /** The table of a player. */
  const mine = async (n: number): Promise<string> => {
    const at = (await tables()).find(({ seats }) => seats.some(({ name }) => name === `P ${n}`))
    return at?.live ?? ''
  }
  /** All leave but one at each table. Returns who stays, by table. */
  const leaveToBots = async (): Promise<ReadonlyMap<string, Asker>> => {
    const staying = new Map<string, Asker>()
    for (const [n, one] of players.entries()) {
      const live = await mine(n)
      if (staying.has(live)) await leave(one, live)
      else if (live !== '') staying.set(live, one)
    }
    return staying
  }
  const playAll = async (): Promise<void> => {
    for (const [live, one] of await leaveToBots()) await playSeries(time, [one], live)
    await quiet()
  }

  it('have no name for a forgotten player, for whom a bot plays on', async () => {
    await begin()
    const id = await mine(3)
    await does(director, event, { forget: { player: 'p4' } })
    await quiet()
    const first = await table(asker(app), id)
    expect(first.players.filter((one) => one?.bot).map((one) => one?.name)).toEqual(['#4'])
    expect(JSON.stringify([first, await seen()])).not.toContain('P 3')
    await restart()
    expect(JSON.stringify([await table(asker(app), id), await seen()])).not.toContain('P 3')
  })

  it('open when the series starts, with everybody on the chair that was drawn', async () => {
    expect((await tables()).map(({ live }) => live)).toEqual([null, null])
    await begin()
    for (const { live, seats } of await tables()) {
      const replacing = await table(asker(app), live ?? '')
      expect(replacing).toMatchObject({ __typename: 'Table', phase: 'PLAYING', event, chair: null })
      expect(replacing.players.map((one) => one?.name)).toEqual(seats.map(({ name }) => name))
    }
    for (const [n, one] of players.entries()) {
      const own = await table(one, await mine(n))
      expect(own.players[own.chair ?? -1]?.name).toBe(`P ${n}`)
    }
    expect(await asker(app).get<object[]>('{ lobby { id } }')).toEqual([])
  })

  it('are written into the lists hand by hand, signed, and counted once', async () => {
    await begin()
    await playAll()
    const all = await tables()
    expect(all.map(({ status }) => status)).toEqual(['SIGNED', 'SIGNED'])
    expect(all.every(({ hands }) => hands.length === 4)).toBe(true)
    await does(director, event, { end: { series: 1 } })
    await does(director, event, { draw: { series: 2 } })
    await begin(2)
    expect((await seen()).series[1]?.tables.every(({ live }) => live !== null)).toBe(true)
    const log = await events.log(event)
    expect(log.filter(({ entry }) => entry.kind === 'hand')).toHaveLength(8)
    expect(log.filter(({ entry }) => entry.kind === 'sign')).toHaveLength(8)
  })

  it('are caught up with after a process that stopped at any point', async () => {
    await begin()
    const staying = [...(await leaveToBots()).values()]
    for (let n = 0; n < 12 && (await tables()).some(({ status }) => status !== 'SIGNED'); n++) {
      // Half of its writes are refused, as if it had been killed there.
      const append = events.append.bind(events)
      let left = n % 3
      events.append = (one) => (left-- > 0 ? append(one) : Promise.reject(new Error('killed')))
      for (const one of staying.map(again))
        for (const { live } of await tables())
          if ((await table(one, live ?? '')).chair !== null) {
            await ready(one, live ?? '')
            await playOn(time, [one], live ?? '')
          }
      events.append = append
      await restart()
    }
    await quiet()
    expect((await tables()).map(({ status }) => status)).toEqual(['SIGNED', 'SIGNED'])
    const hands = (await events.log(event)).filter(({ entry }) => entry.kind === 'hand')
    expect(hands).toHaveLength(8)
  })

  it('open once, even if the process stopped before it could open them', async () => {
    const append = store.append.bind(store)
    store.append = () => Promise.reject(new Error('killed'))
    await begin()
    store.append = append
    const drawn = (await tables()).map(({ live }) => live)
    expect(drawn.every((live) => live !== null)).toBe(true)
    await restart()
    expect((await tables()).map(({ live }) => live)).toEqual(drawn)
    expect(await table(asker(app), drawn[0] ?? '')).toMatchObject({ phase: 'PLAYING' })
  })

  it('pause with the whole event or one by one, and resume', async () => {
    await begin()
    const [one, two] = (await tables()).map(({ live }) => live ?? '')
    const paused = async () => [
      (await table(asker(app), one ?? '')).paused,
      (await table(asker(app), two ?? '')).paused,
    ]
    await does(director, event, { pause: { paused: true, reason: 'fire alarm' } })
    await expect.poll(paused).toEqual([true, true])
    await does(director, event, { pause: { paused: false } })
    await expect.poll(paused).toEqual([false, false])
    await does(director, event, { pause: { series: 1, table: 2, paused: true, reason: 'cards' } })
    await expect.poll(paused).toEqual([false, true])
    await restart()
    expect(await paused()).toEqual([false, true])
  })

  it('deal the current hand again, but only while they are paused', async () => {
    await begin()
    const redeal = { redeal: { series: 1, table: 1, hand: 0, reason: 'a mistaken click' } }
    expect((await act(director, event, redeal)).code).toBe('NOT_PAUSED')
    await does(director, event, { pause: { series: 1, table: 1, paused: true, reason: 'click' } })
    const live = (await tables())[0]?.live ?? ''
    await expect.poll(() => table(asker(app), live)).toMatchObject({ paused: true })
    expect((await act(director, event, { redeal: { ...redeal.redeal, hand: 1 } })).code).toBe('HAND_OVER')
    const deals = async () => (await store.log(live)).filter(({ entry }) => entry.kind === 'deal').length
    expect(await deals()).toBe(1)
    await does(director, event, redeal)
    await expect.poll(() => table(asker(app), live)).toMatchObject({ phase: 'BETWEEN', paused: true })
    await does(director, event, { pause: { series: 1, table: 1, paused: false } })
    await quiet()
    // Nobody is at the table itself, until somebody asks for the hand there.
    await time.advance(12_000)
    expect(await deals()).toBe(1)
    for (const [n, one] of players.entries()) if ((await mine(n)) === live) await ready(one, live)
    await time.advance(12_000)
    expect(await deals()).toBe(2)
    expect(await table(asker(app), live)).toMatchObject({ phase: 'PLAYING', hand: 0 })
  })

  it('let a reserve player replace one who dropped out', async () => {
    const reserve = await guest(app, 'R')
    await does(reserve, event, { register: { entrant: { name: 'Reserve' } } }).catch(() => undefined)
    await does(director, event, { enter: { entrant: { name: 'Reserve', online: true }, reserve: true } })
    const { players: all } = await see<{ players: { id: string; name: string; card: string }[] }>(
      director,
      event,
      'players { id name card }',
    )
    const entered = all.find(({ name }) => name === 'Reserve')
    await does(reserve, event, { claim: {} }, { card: entered?.card })
    await begin()
    const live = await mine(0)
    await leave(players[0] as Asker, live)
    const { seats, table: at } = (await tables()).find(
      (one) => one.live === live,
    ) as Shown['series'][0]['tables'][0]
    const chair = seats.findIndex(({ name }) => name === 'P 0')
    await does(director, event, {
      substitute: { series: 1, table: at, chair, player: entered?.id, reason: 'dropped out' },
    })
    await expect.poll(() => table(reserve, live)).toMatchObject({ chair })
    expect((await table(players[0] as Asker, live)).chair).toBeNull()
    expect((await tables()).find((one) => one.live === live)?.seats[chair]?.name).toBe('Reserve')
  })

  it('are closed when the start is taken back, and open anew when the series begins again', async () => {
    await begin()
    const [one, two] = (await tables()).map(({ live }) => live ?? '')
    await does(director, event, { unstart: { series: 1, reason: 'too early' } })
    for (const live of [one, two])
      await expect.poll(() => table(asker(app), live ?? '')).toMatchObject({ phase: 'CLOSED' })
    expect((await tables()).map(({ live }) => live)).toEqual([null, null])
    await begin()
    const again = (await tables()).map(({ live }) => live)
    expect(again).not.toContain(one)
    await playAll()
    expect((await tables()).map(({ status }) => status)).toEqual(['SIGNED', 'SIGNED'])
    // What the closed tables had dealt is in no list.
    expect((await events.log(event)).filter(({ entry }) => entry.kind === 'hand')).toHaveLength(8)
    expect((await tables()).map(({ live }) => live)).toEqual(again)
  })

  it('shrink with a new live table, even if the process stopped before the old one was closed', async () => {
    await begin()
    const [first, second] = await tables()
    const append = store.append.bind(store)
    store.append = () => Promise.reject(new Error('killed'))
    const missing = first?.seats[0]
    await does(director, event, {
      reseat: { series: 1, seats: [{ player: missing?.player, seen: 1 }], reason: 'did not come' },
    })
    await quiet()
    store.append = append
    await restart()
    await expect.poll(() => table(asker(app), first?.live ?? '')).toMatchObject({ phase: 'CLOSED' })
    await quiet()
    const [small, other] = await tables()
    expect(small?.seats.map(({ name }) => name)).toEqual(first?.seats.slice(1).map(({ name }) => name))
    expect([small?.live === first?.live, other?.live]).toEqual([false, second?.live])
    const smaller = await table(asker(app), small?.live ?? '')
    expect([smaller.phase, smaller.players.length]).toEqual(['PLAYING', 3])
    await playAll()
    expect((await tables()).map(({ hands }) => hands.length)).toEqual([3, 4])
    await does(director, event, { end: { series: 1 } })
  })

  it.each(['cancelled', 'ended early'])('are closed when the event is %s', async (how) => {
    await begin()
    await playAll()
    await does(director, event, { end: { series: 1 } })
    await does(director, event, { draw: { series: 2 } })
    await begin(2)
    const lives = (await seen()).series[1]?.tables.map(({ live }) => live ?? '') ?? []
    expect(lives).toHaveLength(2)
    const reason = 'The hall closes.'
    await does(
      director,
      event,
      how === 'cancelled' ? { cancel: { reason } } : { endEarly: { after: 1, reason } },
    )
    for (const live of lives)
      await expect.poll(() => table(asker(app), live)).toMatchObject({ phase: 'CLOSED' })
    expect((await seen()).phase).toBe(how === 'cancelled' ? 'CANCELLED' : 'PROVISIONAL')
  })

  it('are closed when their list is annulled', async () => {
    await begin()
    await does(director, event, { annul: { series: 1, table: 1, reason: 'foul play' } })
    const live = (await tables())[0]?.live ?? ''
    await expect.poll(() => table(asker(app), live)).toMatchObject({ phase: 'CLOSED' })
  })
})
