/** Events watched over a socket: updates after every change, and to each viewer only what they may see. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { gaps, updateBytes as bytes } from '../../src/event/viewers/topics.js'
import { fakeTime, testApp, type Asker, type FakeTime } from '../help.js'
import { quiet } from '../quiet.js'
import { listen, subscribe, type Watching } from '../socket-help.js'
import { act, announce, does, official, see } from './gateway.js'
import { newAccounts, newEvents } from '../stores.js'

interface Told {
  readonly seq: number
  readonly phase: string
  readonly players: readonly { readonly name: string; readonly card: string | null }[]
}
interface TableTold {
  readonly seq: number
  readonly key: string | null
  readonly hands: readonly { readonly line: string }[]
}

describe('a watched event', () => {
  let app: FastifyInstance
  let accounts: Accounts
  let director: Asker
  let event: string
  let port: number
  let time: FakeTime
  let appends: number
  const open: Watching<unknown>[] = []
  const watch = <T>(query: string, token?: string): Watching<T> => {
    const watching = subscribe<T>(port, query, token)
    open.push(watching)
    return watching
  }
  beforeEach(async () => {
    accounts = newAccounts()
    time = fakeTime(1_700_000_000_000)
    appends = 0
    const store = newEvents()
    const events = {
      ...store,
      append: async (one: Parameters<typeof store.append>[0]) => {
        appends++
        await quiet()
        return store.append(one)
      },
    }
    app = await testApp({ accounts, time, events })
    port = await listen(app)
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
    event = (await announce(director)).event
  })
  afterEach(async () => {
    for (const watching of open.splice(0)) watching.close()
    await app.close()
  })
  const whole = () => `subscription { event(id: "${event}") { seq phase players { name card } } }`
  const table = (at: number, pass = '') =>
    `subscription { eventTable(event: "${event}", series: 1, table: ${at} ${pass}) { seq key hands { line } } }`

  it('is updated after every change, with cards only for the director', async () => {
    const [own, other] = [watch<Told>(whole(), director.token), watch<Told>(whole())]
    for (let n = 1; n <= 4; n++) await does(director, event, { enter: { entrant: { name: `P${n}` } } })
    await time.advance(gaps.rest)
    const all = (news: Told): boolean => news.players.length === 4
    expect((await own.until(all)).players.every(({ card }) => card !== null)).toBe(true)
    expect((await other.until(all)).players.every(({ card }) => card === null)).toBe(true)
    await does(director, event, { draw: { series: 1 } })
    await time.advance(gaps.rest)
    await other.until(({ phase }) => phase === 'DRAWN')
  })

  it('follows changes of the viewer’s office', async () => {
    await does(director, event, { enter: { entrant: { name: 'P1' } } })
    const other = await official({ app, accounts }, 'Other')
    const { id } = await other.get<{ id: string }>('{ me { id } }')
    const watching = watch<Told>(whole(), other.token)
    const has = (cards: boolean, phase: number) => (news: Told) =>
      news.seq >= phase && news.players.every(({ card }) => (card !== null) === cards)
    await watching.until(has(false, 2))
    await does(director, event, { appoint: { account: id, office: 'DIRECTION' } })
    await time.advance(gaps.rest)
    await watching.until(has(true, 3))
    await does(director, event, { appoint: { account: id, office: 'DIRECTION', appointed: false } })
    await time.advance(gaps.rest)
    await watching.until(has(false, 4))
    await does(director, event, { appoint: { account: id, office: 'REFEREE' } })
    await time.advance(gaps.rest)
    await watching.until(has(false, 5))
  })

  it('shows at a table what happens there, and nothing from elsewhere', async () => {
    for (let n = 1; n <= 8; n++) await does(director, event, { enter: { entrant: { name: `P${n}` } } })
    await does(director, event, { draw: { series: 1 } })
    await does(director, event, { start: { series: 1 } })
    const { series } = await see<{ series: { tables: { key: string }[] }[] }>(
      director,
      event,
      'series { tables { key } }',
    )
    const key = series[0]?.tables[0]?.key ?? ''
    const [one, two] = [
      watch<TableTold>(table(1, `, pass: { key: "${key}", chair: 0 }`)),
      watch<TableTold>(table(2)),
    ]
    await Promise.all([one, two].map((watching) => watching.until(() => true)))
    await does(director, event, { hand: { series: 1, table: 1, hand: 0, line: 'passed' } }, { key, chair: 0 })
    await does(
      director,
      event,
      { hand: { series: 1, table: 1, hand: 1, line: '1 1 made' } },
      { key, chair: 0 },
    )
    const { key: keyShown } = await one.until(({ hands }) => hands.length === 2)
    expect(keyShown).toBeNull()
    await does(director, event, { hand: { series: 1, table: 2, hand: 0, line: 'passed' } })
    await two.until(({ hands }) => hands.length === 1)
    expect(two.seen.map(({ hands }) => hands.length)).toEqual([0, 1])
  })

  it('PT 9.8 is updated as a whole at intervals while lists are written, and at once for a table or a completed list', async () => {
    for (let n = 1; n <= 8; n++) await does(director, event, { enter: { entrant: { name: `P${n}` } } })
    await does(director, event, { draw: { series: 1 } })
    await does(director, event, { start: { series: 1 } })
    await time.advance(gaps.hands)
    const [all, one] = [watch<Told>(whole()), watch<TableTold>(table(1))]
    const { seq } = await all.until(() => true)
    await one.until(() => true)
    const hand = (at: number, n: number) =>
      does(director, event, { hand: { series: 1, table: at, hand: n, line: 'passed' } })
    for (let n = 0; n < 3; n++) for (const at of [1, 2]) await hand(at, n)
    await one.until(({ hands }) => hands.length === 3)
    expect(all.seen.length).toBeLessThan(3)
    await time.advance(gaps.hands)
    await all.until((news) => news.seq === seq + 6)
    expect(all.seen.length).toBeLessThan(4)
    // The last hand completes a list, which is more than a hand.
    await hand(1, 3)
    await time.advance(gaps.rest)
    await all.until((news) => news.seq === seq + 7)
  })

  it('is updated more rarely after an update about many tables', async () => {
    const tables = 70
    const names = Array.from({ length: 4 * tables }, (_, n) => `P${n}`)
    await does(director, event, { enterAll: { csv: ['name', ...names].join('\n') } })
    await does(director, event, { draw: { series: 1 } })
    await does(director, event, { start: { series: 1 } })
    await time.advance(gaps.hands)
    const all = watch<Told>(whole())
    const { seq } = await all.until(() => true)
    const hand = (at: number, n: number) =>
      does(director, event, { hand: { series: 1, table: at, hand: n, line: 'passed' } })
    for (let at = 1; at <= tables; at++) await hand(at, 0)
    await time.advance(gaps.hands)
    await all.until((news) => news.seq === seq + tables)
    // The first hand was told at once, the others together.
    expect(all.seen.length).toBe(3)
    const before = 3
    await hand(1, 1)
    const wait = Math.ceil(((tables - 1) * bytes.hand) / bytes.most)
    expect(wait).toBeGreaterThan(gaps.hands)
    await time.advance(wait - 1)
    await quiet()
    expect(all.seen.length).toBe(before)
    await time.advance(1)
    await all.until((one) => one.seq === seq + tables + 1)
    // It was about one table, so the next one is as usual.
    await hand(1, 2)
    await time.advance(gaps.hands)
    await all.until((one) => one.seq === seq + tables + 2)
  })

  it('logs simultaneous acts together, in any order, and answers each separately', async () => {
    for (let n = 1; n <= 20; n++) await does(director, event, { enter: { entrant: { name: `P${n}` } } })
    await does(director, event, { draw: { series: 1 } })
    await does(director, event, { start: { series: 1 } })
    const hand = (at: number, n: number, text: string) => ({
      hand: { series: 1, table: at, hand: n, line: text },
    })
    await does(director, event, hand(1, 0, 'passed'))
    const before = appends
    const answers = await Promise.all(
      [
        ...[2, 3, 4, 5].map((at) => hand(at, 0, 'passed')),
        ...[hand(1, 0, '2 1 made'), hand(1, 3, 'passed'), hand(1, 1, 'passed')],
      ].map((one) => act(director, event, one)),
    )
    expect(answers.map(({ __typename, code }) => (__typename === 'EventDone' ? __typename : code))).toEqual([
      ...[2, 3, 4, 5].map(() => 'EventDone'),
      ...['DIFFERS', 'GAP', 'EventDone'],
    ])
    expect(appends - before).toBeLessThan(4)
    const { series } = await see<{ series: { tables: { hands: object[] }[] }[] }>(
      director,
      event,
      'series { tables { hands { line } } }',
    )
    expect(series[0]?.tables.map(({ hands }) => hands.length)).toEqual([2, 1, 1, 1, 1])
  })

  it.each([
    ['that does not exist', 'subscription { event(id: "aaaaaaaaaa") { seq } }'],
    ['with a wrong key', 'subscription { event(id: "EVENT", pass: { key: "nonsense" }) { seq } }'],
    [
      'at a table that is not drawn',
      'subscription { eventTable(event: "EVENT", series: 1, table: 1) { seq } }',
    ],
  ])('is not shown %s', async (_, query) => {
    expect(await watch(query.replace('EVENT', event)).ended).toMatchObject([
      { extensions: { code: expect.any(String) as string } },
    ])
  })
})
