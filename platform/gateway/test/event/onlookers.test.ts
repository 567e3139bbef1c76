/** What the regulations let people see who do not sit at an online table of the event: nothing, or each trick late. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import type { EventStore } from '../../src/event/store/sql.js'
import type { Store } from '../../src/store/store.js'
import {
  asker,
  fakeTime,
  guest,
  look,
  play,
  playWithBots,
  testApp,
  type Asker,
  type FakeTime,
  type TableAnswer,
} from '../help.js'
import { quiet } from '../quiet.js'
import { listen, subscribe, watchTable, type Watching } from '../socket-help.js'
import { announce, comeTo, does, official, regulations, see } from './gateway.js'
import { newAccounts, newEvents, newStore } from '../stores.js'

interface Shown {
  readonly series: readonly {
    readonly tables: readonly {
      readonly live: string
      readonly seats: readonly { readonly name: string }[]
    }[]
  }[]
}
interface Answered {
  readonly __typename: string
  readonly code?: string
  readonly onlookers?: string
}
/** What the tiny game shows of a hand. */
interface TinyTable extends TableAnswer {
  readonly view:
    | (NonNullable<TableAnswer['view']> & { readonly trick: { readonly cards: readonly string[] } })
    | null
}

let app: FastifyInstance
let accounts: Accounts
let events: EventStore
let store: Store
let time: FakeTime
let port: number
let event: string
/** Directs, and does not play. */
let director: Asker
/** The players of the first table. */
let own: readonly Asker[]
/** Plays at the second table. */
let other: Asker
let second: readonly Asker[]
let live: string
let otherLive: string
const open: Watching<unknown>[] = []

const begin = async (onlookers: string): Promise<void> => {
  ;[accounts, events, store] = [newAccounts(), newEvents(), newStore()]
  time = fakeTime(1_700_000_000_000)
  app = await testApp({ accounts, events, store, time })
  port = await listen(app)
  director = await official({ app, accounts }, 'Director', 'ORGANISER')
  event = (await announce(director, { mode: 'ONLINE', speed: 'FREE', protestMinutes: 0, onlookers })).event
  const players = await Promise.all(Array.from({ length: 6 }, (_, n) => guest(app, `P${n}`)))
  for (const [n, one] of players.entries())
    await does(one, event, { register: { entrant: { name: `P ${n}` } } })
  await does(director, event, { draw: { series: 1 } })
  await comeTo(port, event, players)
  await does(director, event, { start: { series: 1 } })
  await quiet()
  const [first, last] = (await see<Shown>(director, event, 'series { tables { live seats { name } } }'))
    .series[0]?.tables as [Shown['series'][0]['tables'][0], Shown['series'][0]['tables'][0]]
  const at = (table: typeof first): Asker[] =>
    players.filter((_, n) => table.seats.some(({ name }) => name === `P ${n}`))
  own = at(first)
  second = at(last)
  other = second[0] as Asker
  live = first.live
  otherLive = last.live
}
afterEach(async () => {
  for (const watching of open.splice(0)) watching.close()
  await app.close()
})

const watch = <T>(query: string, by: Asker): Watching<T> => {
  const watching = subscribe<T>(port, query, by.token)
  open.push(watching)
  return watching
}
const ask = (by: Asker, asked: string): Promise<Answered> =>
  by.get<Answered>(`query ($id: ID!) { asked: ${asked} }`, { id: live })
const tableAsked = 'table(id: $id) { __typename ... on Refused { code } ... on Table { onlookers } }'
const recordAsked = 'record(table: $id, hand: 0) { __typename ... on Refused { code } }'
const replay = (by: Asker | undefined) => {
  const headers = by?.token === undefined ? {} : { authorization: `Bearer ${by.token}` }
  return app.inject({ url: `/replay-data/${live}/1`, headers })
}
const talk = (): string => `subscription { talk(id: "${live}") { __typename } }`
const amend = async (onlookers: string): Promise<void> => {
  await does(director, event, {
    amend: {
      regulations: regulations({ mode: 'ONLINE', speed: 'FREE', protestMinutes: 0, onlookers }),
      reason: 'agreed with the players',
    },
  })
  await quiet()
}

describe('a table of an event that bars onlookers', () => {
  beforeEach(() => begin('BARRED'))
  const refused = { code: 'ONLOOKERS_BARRED' }

  it('is refused to strangers and to other entrants by query, socket, talk, record and replay', async () => {
    await playWithBots(time, own, live)
    for (const by of [asker(app), await guest(app, 'Stranger'), other]) {
      expect(await ask(by, tableAsked)).toMatchObject(refused)
      expect(await ask(by, recordAsked)).toMatchObject(refused)
      const answer = await replay(by)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, refused.code])
      for (const query of [watchTable(live), talk()])
        expect(await watch(query, by).ended).toMatchObject([{ extensions: refused }])
    }
  })

  it('shows no more by an act of somebody who does not sit there', async () => {
    for (const act of ['sit(table: $id)', 'leave(table: $id)', 'ready(table: $id)', 'addBot(table: $id)'])
      expect(
        await other.get(`mutation ($id: ID!) { asked: ${act} { __typename ... on Refused { code } } }`, {
          id: live,
        }),
      ).toMatchObject(refused)
  })

  it('tells its event no cards, so the board has none', async () => {
    const [first] = own as [Asker]
    const { view } = (await look(first, live)) as TinyTable
    const cards = view?.hand ?? []
    expect(cards.length).toBeGreaterThan(0)
    const board = JSON.stringify(
      await see(asker(app), event, 'series { tables { live hands { line } sheet { totals } } }'),
    )
    for (const card of cards) expect(board).not.toContain(`"${card}"`)
  })

  it('is shown to its players, and to a director who does not play', async () => {
    for (const by of [...own, director]) {
      expect(await ask(by, tableAsked)).toEqual({ __typename: 'Table', onlookers: 'BARRED' })
      expect(await watch<TableAnswer>(watchTable(live), by).until(() => true)).toHaveProperty('seq')
    }
    await playWithBots(time, own, live)
    for (const by of [...own, director]) {
      expect(await ask(by, recordAsked)).toEqual({ __typename: 'Record' })
      const answer = await replay(by)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    }
  })

  it('is kept from a director from the moment they are a reserve player', async () => {
    const watching = watch<TableAnswer>(watchTable(live), director)
    await watching.until(() => true)
    const entered = await does(director, event, {
      enter: { entrant: { name: 'Director', online: true }, reserve: true },
    })
    await does(director, event, { claim: {} }, { card: entered.player?.card })
    expect(await watching.ended).toMatchObject([{ extensions: refused }])
  })

  it('opens to everybody when its series has ended, also after a restart', async () => {
    await playWithBots(time, own, live)
    await quiet()
    expect(await ask(asker(app), tableAsked)).toMatchObject(refused)
    await playWithBots(time, second, otherLive)
    await quiet()
    await does(director, event, { end: { series: 1 } })
    await quiet()
    expect(await ask(asker(app), tableAsked)).toEqual({ __typename: 'Table', onlookers: 'ALLOWED' })
    expect(await ask(asker(app), recordAsked)).toEqual({ __typename: 'Record' })
    expect((await replay(undefined)).headers['cache-control']).toContain('public')
    await app.close()
    app = await testApp({ accounts, events, store, time })
    port = await listen(app)
    expect(await ask(asker(app), recordAsked)).toEqual({ __typename: 'Record' })
  })

  it('opens once the result is final if its series does not count, because the event ended early', async () => {
    await playWithBots(time, own, live)
    await playWithBots(time, second, otherLive)
    await quiet()
    await does(director, event, { end: { series: 1 } })
    await does(director, event, { draw: { series: 2 } })
    await does(director, event, { start: { series: 2 } })
    await quiet()
    const { series } = await see<Shown>(director, event, 'series { tables { live seats { name } } }')
    live = series[1]?.tables[0]?.live ?? ''
    await does(director, event, { endEarly: { after: 1, refund: false, reason: 'The network is gone.' } })
    await quiet()
    expect(await ask(asker(app), tableAsked)).toMatchObject(refused)
    await does(director, event, { final: {} })
    await quiet()
    expect(await ask(asker(app), tableAsked)).toEqual({ __typename: 'Table', onlookers: 'ALLOWED' })
  })

  it('opens at once when the regulations let people look on', async () => {
    await amend('ALLOWED')
    expect(await ask(asker(app), tableAsked)).toEqual({ __typename: 'Table', onlookers: 'ALLOWED' })
  })

  it('stays closed after a restart', async () => {
    await app.close()
    app = await testApp({ accounts, events, store, time })
    await quiet()
    expect(await ask(asker(app), tableAsked)).toMatchObject(refused)
  })
})

describe('a table of an event that shows a trick late', () => {
  beforeEach(() => begin('LATE'))

  const fields = `seq phase late players { name clock thinking lapsed } view { seat toAct ... on TinyView { phase left trick { cards } lastTrick { cards } calls { bid } } }`
  interface Late {
    readonly seq: number
    readonly phase: string
    readonly late: boolean
    readonly players: readonly { readonly clock: number | null; readonly thinking: boolean }[]
    readonly view: { readonly trick: { readonly cards: readonly string[] }; readonly left: readonly number[] }
  }
  const seen = async (by: Asker): Promise<Late> =>
    by.get<Late>(`query ($id: ID!) { table(id: $id) { ... on Table { ${fields} } } }`, { id: live })
  /** The next move of whoever is on turn: a bid as long as one can be made, else a card. */
  const move = async (): Promise<void> => {
    for (const who of own) {
      const { view, seq } = await look(who, live)
      if (view === null || view.seat === null || !view.toAct.includes(view.seat)) continue
      const text = view.legal.find((one) => one !== 'pass' && one !== 'concede') ?? view.legal[0] ?? ''
      const after = await play(who, live, seq, text)
      if (after.__typename === 'Refused') throw new Error(after.code)
      return
    }
    throw new Error('nobody is on turn')
  }
  it('shows others the hand as it was when the trick before was complete, and officials the present', async () => {
    const stream = watch<Late>(`subscription { table(id: "${live}") { ${fields} } }`, other)
    const history: Late[] = [await seen(director)]
    const begun = await seen(other)
    expect(begun.view).toEqual(history[0]?.view)
    /** The number of tricks that were complete at each moment, by the cards left. */
    const tricks = ({ view }: Late): number => Math.floor((9 - view.left.reduce((a, b) => a + b, 0)) / 3)
    let lateSeen = 0
    for (;;) {
      await move()
      const present = await seen(director)
      if (present.phase !== 'PLAYING') break
      const before = history.at(-1) as Late
      history.push(present)
      const expected = history.find((one) => tricks(one) === tricks(before)) as Late
      for (const by of [other, asker(app)]) {
        const late = await seen(by)
        expect(late.view).toEqual(expected.view)
        expect([late.late, present.late]).toEqual([true, false])
        expect(late.players.every(({ clock }) => clock === null)).toBe(true)
        expect(late.players.map(({ thinking }) => thinking)).toEqual(
          expected.players.map(({ thinking }) => thinking),
        )
      }
      const now = await seen(other)
      expect(await stream.until(({ seq }) => seq === now.seq)).toEqual(now)
      if (JSON.stringify(expected.view) !== JSON.stringify(present.view)) lateSeen++
    }
    expect(lateSeen).toBeGreaterThan(3)
    // The hand is over, so that everybody sees all of it.
    expect((await seen(other)).view).toEqual((await seen(director)).view)
  })

  it('neither counts the moves that others do not see yet, nor tells them when one was made', async () => {
    const query = `subscription { table(id: "${live}") { ${fields} } }`
    const watching = ['', ' @include(if: true)'].map((directive) =>
      watch<Late>(query.replace('late', `late${directive}`), other),
    )
    const late = await seen(other)
    for (const one of watching) await one.until(() => true)
    for (let n = 0; n < 4; n++) {
      await move()
      await quiet()
      expect(await seen(other)).toEqual(late)
    }
    for (const one of watching) expect(one.seen).toEqual([late])
    const epoch = (await look(other, live)).epoch
    // Nor is somebody who comes back told how many there were, or when the next one is made.
    const since = `since: { epoch: "${epoch}", seq: ${late.seq} }`
    const back = watch<Late>(query.replace(') {', `, ${since}) { missed`), other)
    expect(await back.until(() => true)).toEqual({ ...late, missed: 0 })
    await move()
    await quiet()
    expect(back.seen).toHaveLength(1)
  })

  it('is shown late at once to somebody who has seen more of it before, from a chair', async () => {
    await move()
    const now = await seen(director)
    const since = `since: { epoch: "${(await look(other, live)).epoch}", seq: ${now.seq} }`
    const back = watch<Late>(`subscription { table(id: "${live}", ${since}) { missed ${fields} } }`, other)
    expect(await back.until(() => true)).toEqual({ ...(await seen(other)), missed: 0 })
  })

  it('lets others hear only after the hand who asked for a moment', async () => {
    const fields = 'talk(id: "' + live + '") { remarks { phrase } }'
    const heard = watch<{ readonly remarks: readonly object[] }>(`subscription { ${fields} }`, other)
    await heard.until(() => true)
    let onTurn: Asker | undefined
    for (const who of own) {
      const { view } = await look(who, live)
      if (view !== null && view.seat !== null && view.toAct.includes(view.seat)) onTurn = who
    }
    const said = await onTurn?.get<Answered>(
      `mutation ($id: ID!) { asked: say(table: $id, phrase: "one-moment") { __typename ... on Refused { code } } }`,
      { id: live },
    )
    expect(said?.__typename).not.toBe('Refused')
    await quiet()
    expect(heard.seen).toEqual([{ remarks: [] }])
    while ((await seen(director)).phase === 'PLAYING') await move()
    expect(await heard.until(({ remarks }) => remarks.length > 0)).toEqual({
      remarks: [{ phrase: 'one-moment' }],
    })
  })

  it('shows its players the present, and all that they do answers with it', async () => {
    await move()
    await move()
    const [first] = own as [Asker]
    expect((await seen(first)).seq).toBe((await seen(director)).seq)
    expect((await look(first, live)).view?.seat).not.toBeNull()
  })

  it('shows the present to everybody once the regulations let people look on', async () => {
    await move()
    expect((await seen(other)).view).not.toEqual((await seen(director)).view)
    await amend('ALLOWED')
    expect((await seen(other)).view).toEqual((await seen(director)).view)
  })
})
