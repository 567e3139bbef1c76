/** PT 4.4: a reserve player replaces a player who dropped out online, if the regulations say so. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import type { EventStore } from '../../src/event/store/sql.js'
import { fakeTime, guest, leave, testApp, type Asker, type FakeTime } from '../help.js'
import { quiet } from '../quiet.js'
import { listen, subscribe, type Watching } from '../socket-help.js'
import { act, announce, comeTo, does, official, see } from './gateway.js'
import { newAccounts, newEvents } from '../stores.js'

interface Shown {
  readonly players: readonly { readonly id: string; readonly name: string; readonly card: string }[]
  readonly series: readonly {
    readonly tables: readonly {
      readonly table: number
      readonly live: string
      readonly seats: readonly { readonly chair: number; readonly name: string; readonly player: string }[]
    }[]
  }[]
}

describe('a player who drops out online', () => {
  let app: FastifyInstance
  let accounts: Accounts
  let events: EventStore
  let time: FakeTime
  let port: number
  let director: Asker
  let event: string
  let players: readonly Asker[]
  const open: Watching<unknown>[] = []
  beforeEach(async () => {
    accounts = newAccounts()
    events = newEvents()
    time = fakeTime(1_700_000_000_000)
    app = await testApp({ accounts, events, time })
    port = await listen(app)
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
  })
  afterEach(async () => {
    for (const watching of open.splice(0)) watching.close()
    await app.close()
  })

  const seen = () =>
    see<Shown>(
      director,
      event,
      'players { id name card } series { tables { table live seats { chair name player } } }',
    )
  const begin = async (rest: object = {}): Promise<void> => {
    event = (await announce(director, { mode: 'ONLINE', speed: 'FAST', dropOut: 'RESERVE', ...rest })).event
    players = await Promise.all(Array.from({ length: 8 }, (_, n) => guest(app, `P${n}`)))
    for (const [n, one] of players.entries())
      await does(one, event, { register: { entrant: { name: `P ${n}` } } })
  }
  const startSeries = async (): Promise<void> => {
    await comeTo(port, event, players)
    await does(director, event, { draw: { series: 1 } })
    await does(director, event, { start: { series: 1 } })
    await quiet()
  }
  /** A reserve player with an account, whose page is open or closed. */
  const reserve = async (name: string, isHere: boolean): Promise<Asker> => {
    const one = await guest(app, name)
    await does(director, event, { enter: { entrant: { name, online: true }, reserve: true } })
    const card = (await seen()).players.find((other) => other.name === name)?.card
    await does(one, event, { claim: {} }, { card })
    if (isHere) {
      const watching = subscribe<{ seq: number }>(
        port,
        `subscription { event(id: "${event}") { seq } }`,
        one.token,
      )
      open.push(watching)
      await watching.until(() => true)
    }
    return one
  }
  const tableOf = async (name: string) => {
    const tables = (await seen()).series[0]?.tables ?? []
    const at = tables.find(({ seats }) => seats.some((seat) => seat.name === name))
    const seat = at?.seats.find((one) => one.name === name)
    return { live: at?.live ?? '', table: at?.table ?? 0, chair: seat?.chair ?? -1 }
  }
  const chairOf = async (by: Asker, live: string): Promise<number | null> =>
    (
      await by.get(`query ($id: ID!) { table(id: $id) { ... on Table { chair } } }`, {
        id: live,
      })
    ).chair
  const substituted = async () =>
    (await events.log(event)).flatMap(({ by, entry }) =>
      entry.kind === 'substitute' ? [{ by: by.kind, player: entry.player, chair: entry.chair }] : [],
    )
  const leaves = async (n: number) => {
    const at = await tableOf(`P ${n}`)
    await leave(players[n] as Asker, at.live)
    await quiet()
    return at
  }

  it('is replaced by the first reserve player who is online, and who is shown the table', async () => {
    await begin()
    await reserve('Absent', false)
    const [first, second] = [await reserve('First', true), await reserve('Second', true)]
    await startSeries()
    const [at, other] = [await leaves(0), await leaves(1)]
    expect(await tableOf('First')).toEqual(at)
    expect(await tableOf('Second')).toEqual(other)
    expect([await chairOf(first, at.live), await chairOf(second, other.live)]).toEqual([
      at.chair,
      other.chair,
    ])
    expect(await substituted()).toEqual([
      { by: 'gateway', player: 'p10', chair: at.chair },
      { by: 'gateway', player: 'p11', chair: other.chair },
    ])
    const me = await first.get<{ player: { table: number; chair: number }; table: { live: string } }>(
      `{ eventMe(event: "${event}") { ... on EventMe { player { table chair } table { live } } } }`,
    )
    expect(me).toEqual({ player: { table: at.table, chair: at.chair }, table: { live: at.live } })
  })

  it('is replaced by a bot until a reserve player is online, who takes over', async () => {
    await begin()
    await startSeries()
    const at = await leaves(0)
    await time.advance(20_000)
    expect(await substituted()).toEqual([])
    const late = await reserve('Late', true)
    await expect.poll(() => chairOf(late, at.live)).toBe(at.chair)
  })

  it('is one whose time ran out while they were away, not one who is online and thinks', async () => {
    await begin()
    const one = await reserve('One', true)
    await startSeries()
    const { live } = await tableOf('P 0')
    const there = subscribe(port, `subscription { table(id: "${live}") { seq } }`, players[0]?.token)
    open.push(there)
    await there.until(() => true)
    // The time of a short series lasts a minute, and nobody moves.
    await time.advance(600_000)
    const called = await substituted()
    expect(called).toHaveLength(1)
    expect(await chairOf(players[0] as Asker, live)).not.toBeNull()
    expect(await tableOf('P 0')).not.toEqual(await tableOf('One'))
    expect(await chairOf(one, (await tableOf('One')).live)).toBe(called[0]?.chair)
  })

  it('gets their chair back if the director revokes it, and nobody is called twice', async () => {
    await begin()
    const one = await reserve('One', true)
    await startSeries()
    const at = await leaves(0)
    const back = {
      series: 1,
      table: at.table,
      chair: at.chair,
      player: 'p1',
      reason: 'they were only out of breath',
    }
    await does(director, event, { substitute: back })
    await expect.poll(() => chairOf(players[0] as Asker, at.live)).toBe(at.chair)
    expect(await chairOf(one, at.live)).toBeNull()
    await leaves(0)
    await time.advance(10_000)
    expect(await substituted()).toHaveLength(2)
    expect((await act(director, event, { substitute: { ...back, player: 'p2' } })).code).toBe('NOT_RESERVE')
  })

  it('is not replaced while play is paused, or if bots play to the end', async () => {
    await begin()
    await reserve('One', true)
    await startSeries()
    await does(director, event, { pause: { paused: true, reason: 'fire' } })
    await leaves(0)
    expect(await substituted()).toEqual([])
    await does(director, event, { pause: { paused: false } })
    await expect.poll(substituted).toHaveLength(1)
    event = (await announce(director, { mode: 'ONLINE', speed: 'FREE', dropOut: 'BOT' }, 'bots')).event
    for (const [n, one] of players.entries())
      await does(one, event, { register: { entrant: { name: `P ${n}` } } })
    await reserve('Two', true)
    await startSeries()
    await leaves(0)
    await time.advance(10_000)
    expect(await substituted()).toEqual([])
  })
})
