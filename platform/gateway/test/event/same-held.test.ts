/** What nobody else sees of an online table while other tables have its deals before them, route by route. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import type { Store } from '../../src/store/store.js'
import type { EventStore } from '../../src/event/store/sql.js'
import { asker, fakeTime, guest, playWithBots, testApp, type Asker, type FakeTime } from '../help.js'
import { quiet } from '../quiet.js'
import { listen, subscribe, watchTable, type Watching } from '../socket-help.js'
import { announce, comeTo, does, official, see } from './gateway.js'
import { sameCards } from './same-cards.js'
import { newAccounts, newStore } from '../stores.js'

interface Shown {
  readonly series: readonly {
    readonly tables: readonly {
      readonly live: string
      readonly status: string
      readonly seats: readonly { readonly player: string; readonly name: string }[]
    }[]
  }[]
}
interface Named {
  readonly series: readonly { readonly tables: readonly { readonly live: string | null }[] }[]
}
interface Answered {
  readonly __typename: string
  readonly code?: string
}

describe('a table whose deals other tables have before them', () => {
  let app: FastifyInstance
  let accounts: Accounts
  let events: EventStore
  let store: Store
  let time: FakeTime
  /** Does not play. */
  let director: Asker
  let event: string
  /** Plays at the table that has finished. */
  let own: Asker
  /** Plays at the table that has not. */
  let other: Asker
  /** Directs, and plays at that table as well. */
  let playing: Asker
  let live: string
  let port: number
  const open: Watching<unknown>[] = []

  const start = async (): Promise<void> => {
    app = await testApp({ accounts, events, store, time })
    await quiet()
  }
  const tables = async () =>
    (await see<Shown>(director, event, 'series { tables { live status seats { player name } } }')).series[0]
      ?.tables ?? []
  beforeEach(async () => {
    ;[accounts, events, store] = [newAccounts(), sameCards(), newStore()]
    time = fakeTime(1_700_000_000_000)
    await start()
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
    event = (await announce(director, { mode: 'ONLINE', speed: 'FREE' })).event
    playing = await official({ app, accounts }, 'Helper', 'ASSOCIATION')
    const guests = await Promise.all(Array.from({ length: 7 }, (_, n) => guest(app, `P${n}`)))
    const players = [playing, ...guests]
    for (const [n, one] of players.entries())
      await does(one, event, { register: { entrant: { name: `P ${n}` } } })
    await does(director, event, { draw: { series: 1 } })
    port = await listen(app)
    await comeTo(port, event, players)
    await does(director, event, { start: { series: 1 } })
    await quiet()
    const drawn = await tables()
    const at = (table: Shown['series'][0]['tables'][0] | undefined): Asker[] =>
      players.filter((_, n) => table?.seats.some(({ name }) => name === `P ${n}`))
    const first = drawn.find((table) => !at(table).includes(playing))
    const second = drawn.find((table) => at(table).includes(playing))
    live = first?.live ?? ''
    await playWithBots(time, at(first), live)
    await quiet()
    own = at(first)[0] as Asker
    other = at(second).find((one) => one !== playing) as Asker
    otherTable = { table: drawn.findIndex((one) => one === second) + 1, live: second?.live ?? '' }
    const status = new Map((await tables()).map((table) => [table.live, table.status]))
    expect([status.get(live), status.get(otherTable.live)]).toEqual(['SIGNED', 'EMPTY'])
    finishSecond = async () => {
      await playWithBots(time, at(second), otherTable.live)
      await quiet()
      await does(director, event, { end: { series: 1 } })
      await quiet()
    }
  })
  let otherTable: { readonly table: number; readonly live: string }
  let finishSecond: () => Promise<void>
  afterEach(async () => {
    for (const watching of open.splice(0)) watching.close()
    await app.close()
  })

  const refused = { code: 'CARDS_IN_PLAY' }
  /** Every request that shows something of a table, or acts at it. */
  const requests: Readonly<Record<string, string>> = {
    table: 'query ($id: ID!) { asked: table(id: $id) { __typename ... on Refused { code } } }',
    record: 'query ($id: ID!) { asked: record(table: $id, hand: 0) { __typename ... on Refused { code } } }',
    dealAgain:
      'mutation ($id: ID!) { asked: dealAgain(table: $id, hand: 0) { __typename ... on Refused { code } } }',
    play: 'mutation ($id: ID!) { asked: play(table: $id, seq: 1, move: "x") { __typename ... on Refused { code } } }',
    sit: 'mutation ($id: ID!) { asked: sit(table: $id) { __typename ... on Refused { code } } }',
    ready: 'mutation ($id: ID!) { asked: ready(table: $id) { __typename ... on Refused { code } } }',
    addLuck:
      'mutation ($id: ID!) { asked: addLuck(table: $id, luck: "x") { __typename ... on Refused { code } } }',
    leave: 'mutation ($id: ID!) { asked: leave(table: $id) { __typename ... on Refused { code } } }',
    addBot: 'mutation ($id: ID!) { asked: addBot(table: $id) { __typename ... on Refused { code } } }',
    report:
      'mutation ($id: ID!) { asked: report(table: $id, chair: 0, reason: NAME) { __typename ... on Refused { code } } }',
  }
  const acts = new Set(Object.keys(requests).filter((what) => !['table', 'record', 'report'].includes(what)))
  const stranger = { code: 'NOT_SIGNED_IN' }
  const ask = (by: Asker, what: string): Promise<Answered> =>
    by.get<Answered>(requests[what] ?? '', { id: live })
  const replay = async (by: Asker | undefined) => {
    const headers = by?.token === undefined ? {} : { authorization: `Bearer ${by.token}` }
    return app.inject({ url: `/replay-data/${live}/1`, headers })
  }

  it.each(Object.keys(requests))('is shown to nobody else by %s', async (what) => {
    for (const by of [asker(app), other, playing])
      expect(await ask(by, what)).toMatchObject(by.token === undefined && acts.has(what) ? stranger : refused)
  })

  it('has no replay for anybody else, and no cache may keep one', async () => {
    for (const by of [undefined, other, playing]) {
      const answer = await replay(by)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'CARDS_IN_PLAY'])
    }
  })

  it('shows its players what they have played, and a director who does not play', async () => {
    for (const by of [own, director]) {
      expect(await ask(by, 'table')).toEqual({ __typename: 'Table' })
      expect(await ask(by, 'record')).toEqual({ __typename: 'Record' })
      const answer = await replay(by)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    }
  })

  it('lets nobody deal its cards at a table with friends, also not its players and a director', async () => {
    for (const by of [own, director]) expect(await ask(by, 'dealAgain')).toMatchObject(refused)
    await finishSecond()
    for (const by of [own, other]) expect(await ask(by, 'dealAgain')).toEqual({ __typename: 'Table' })
  })

  it('can be watched by its players and such a director only, talk included', async () => {
    const watch = <T>(query: string, by: Asker): Watching<T> => {
      const watching = subscribe<T>(port, query, by.token)
      open.push(watching)
      return watching
    }
    const talk = `subscription { talk(id: "${live}") { __typename } }`
    for (const query of [watchTable(live), talk])
      for (const by of [other, playing])
        expect(await watch(query, by).ended).toMatchObject([{ extensions: refused }])
    for (const by of [own, director]) {
      expect(await watch(watchTable(live), by).until(() => true)).toHaveProperty('seq')
      expect(await watch(talk, by).until(() => true)).toEqual({ __typename: 'Talk' })
    }
  })

  it('is named to nobody else by its event', async () => {
    const named = async (by: Asker): Promise<readonly (string | null)[]> => {
      const { series } = await see<Named>(by, event, 'series { tables { live } }')
      return (series[0]?.tables ?? []).flatMap((table) => table.live ?? [])
    }
    expect(await named(asker(app))).toEqual([])
    for (const by of [other, playing]) expect(await named(by)).toEqual([otherTable.live])
    expect(await named(own)).toEqual([live])
    expect((await named(director)).toSorted()).toEqual([live, otherTable.live].toSorted())
  })

  it('is in the list of hands of nobody else', async () => {
    const hands = '{ playedHands { ... on PlayedHands { hands { table } } } }'
    for (const by of [other, playing, director])
      expect(await by.get<{ hands: object[] }>(hands)).toEqual({ hands: [] })
  })

  it('is kept from a player who was replaced, as soon as they are', async () => {
    const watching = subscribe(port, watchTable(otherTable.live), other.token)
    open.push(watching)
    await watching.until(({ chair }) => chair !== null)
    await does(director, event, { enter: { entrant: { name: 'Reserve', online: true }, reserve: true } })
    const { players } = await see<{ players: { id: string; name: string }[] }>(
      director,
      event,
      'players { id name }',
    )
    const chair = (
      await other.get('query ($id: ID!) { table(id: $id) { ... on Table { chair } } }', {
        id: otherTable.live,
      })
    ).chair
    await does(director, event, {
      substitute: {
        series: 1,
        table: otherTable.table,
        chair,
        reason: 'ill',
        player: players.find(({ name }) => name === 'Reserve')?.id,
      },
    })
    expect(await watching.ended).toMatchObject([{ extensions: refused }])
  })

  it('is kept from a director from the moment they are a reserve player', async () => {
    const watching = subscribe(port, watchTable(live), director.token)
    open.push(watching)
    await watching.until(() => true)
    const entered = await does(director, event, {
      enter: { entrant: { name: 'Director', online: true }, reserve: true },
    })
    await does(director, event, { claim: {} }, { card: entered.player?.card })
    expect(await watching.ended).toMatchObject([{ extensions: refused }])
    expect(await ask(director, 'record')).toMatchObject(refused)
  })

  it('is open to everybody once its series has ended', async () => {
    await finishSecond()
    for (const by of [own, other, playing, director]) {
      expect(await ask(by, 'table')).toEqual({ __typename: 'Table' })
      expect(await ask(by, 'record')).toEqual({ __typename: 'Record' })
    }
    expect((await replay(undefined)).headers['cache-control']).toContain('public')
    await app.close()
    await start()
    expect(await ask(asker(app), 'table')).toEqual({ __typename: 'Table' })
  })

  it('stays closed after a restart while the series goes on', async () => {
    await app.close()
    await start()
    expect(await ask(asker(app, other.token), 'record')).toMatchObject(refused)
    expect(await ask(asker(app), 'table')).toMatchObject(refused)
  })
})
