/** An online event whose sixteen players were entered by file: who is not there plays nothing, and nobody plays for a table without people. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import type { EventStore } from '../../src/event/store/sql.js'
import { fakeTime, guest, leave, look, playOn, ready, testApp, type Asker, type FakeTime } from '../help.js'
import { quiet } from '../quiet.js'
import { listen, subscribe, watchTable } from '../socket-help.js'
import { announce, comeTo, does, official, see } from './gateway.js'
import { readable } from './print/readable.js'
import { newAccounts, newEvents } from '../stores.js'

interface Shown {
  readonly players: readonly { readonly name: string; readonly card: string }[]
  readonly series: readonly {
    readonly tables: readonly {
      readonly table: number
      readonly live: string
      readonly waiting: boolean
      readonly paused: boolean
      readonly entered: number
      readonly seats: readonly { readonly name: string; readonly bot: boolean }[]
    }[]
  }[]
}
type At = Shown['series'][number]['tables'][number]

const minutes = 60_000
let [app, accounts, events, time]: [FastifyInstance, Accounts, EventStore, FakeTime] = [] as never
let [port, director, event]: [number, Asker, string] = [] as never
const closes: (() => void)[] = []
let cards: ReadonlyMap<string, string>

beforeEach(async () => {
  ;[accounts, events, time] = [newAccounts(), newEvents(), fakeTime(1_700_000_000_000)]
  app = await testApp({ accounts, events, time })
  port = await listen(app)
  director = await official({ app, accounts }, 'Director', 'ORGANISER')
  event = (await announce(director, { mode: 'ONLINE', speed: 'FAST' })).event
  const csv = ['name;online', ...Array.from({ length: 16 }, (_, n) => `Gracz ${n + 1};1`)].join('\n')
  await does(director, event, { enterAll: { csv } })
  cards = new Map((await seen()).players.map(({ name, card }) => [name, card]))
  await does(director, event, { draw: { series: 1 } })
  await does(director, event, { start: { series: 1 } })
  await quiet()
})
afterEach(async () => {
  for (const close of closes.splice(0)) close()
  await app.close()
})

const seen = () =>
  see<Shown>(
    director,
    event,
    'players { name card } series { tables { table live waiting paused entered seats { name bot } } }',
  )
const tables = async (): Promise<readonly At[]> => (await seen()).series[0]?.tables ?? []
const first = async (): Promise<At> => (await tables())[0] as At

/** Somebody opens the link of their card on a device of their own. */
async function comes(name: string): Promise<Asker> {
  const person = await guest(app, name)
  await does(person, event, { claim: {} }, { card: cards.get(name) })
  closes.push(await comeTo(port, event, [person]))
  await quiet()
  return person
}
/** Somebody has the table itself open. */
function sitsAt(live: string, { token }: Asker): void {
  const page = subscribe(port, watchTable(live), token)
  closes.push(() => page.close())
}

/** Of the first table, what stopped it and let it go on. */
const pauses = async () =>
  (await events.log(event)).flatMap(({ by, entry }) =>
    entry.kind === 'pause' && entry.at?.table === 1
      ? [{ by: by.kind, paused: entry.paused, reason: entry.reason }]
      : [],
  )
const hands = async () =>
  (await events.log(event)).flatMap(({ entry }) => (entry.kind === 'hand' ? [[entry.table, entry.hand]] : []))

it('is among the seats of a player, so that every page leads back to it', async () => {
  const { live, seats } = await first()
  const ola = await comes(seats[0]?.name ?? '')
  const own = subscribe<readonly object[]>(
    port,
    'subscription Seats { seats { table { id phase } kept event } }',
    ola.token,
  )
  closes.push(() => own.close())
  expect(await own.until(({ length }) => length > 0)).toEqual([
    { table: { id: live, phase: 'GATHERING' }, kept: false, event },
  ])
})

it('plays no hand while nobody is there, however long', async () => {
  await time.advance(9 * minutes)
  expect((await tables()).map(({ waiting, paused, entered }) => [waiting, paused, entered])).toEqual(
    Array.from({ length: 4 }, () => [true, true, 0]),
  )
  expect(await look(director, (await first()).live)).toMatchObject({ phase: 'GATHERING' })
  // The director lets a table play on. Without anybody there, nothing is dealt all the same.
  await does(director, event, { pause: { series: 1, table: 1, paused: false } })
  await quiet()
  await time.advance(3 * minutes)
  expect(await first()).toMatchObject({ waiting: false, entered: 0 })
  expect(await hands()).toEqual([])
  await comes((await first()).seats[0]?.name ?? '')
  expect(await look(director, (await first()).live)).toMatchObject({ phase: 'PLAYING' })
})

it('waits for the others for five minutes once somebody is there, and says for whom bots play', async () => {
  const { seats, live } = await first()
  const ola = await comes(seats[0]?.name ?? '')
  sitsAt(live, ola)
  await time.advance(4 * minutes)
  expect(await first()).toMatchObject({ waiting: true, entered: 0 })
  const seat = await ola.get<{ awaits: boolean; chair: number }>(
    `{ table(id: "${live}") { ... on Table { awaits chair } } }`,
  )
  expect(seat).toEqual({ awaits: true, chair: 0 })
  await time.advance(1 * minutes)
  expect(await first()).toMatchObject({ waiting: false, paused: false })
  expect((await first()).seats.map(({ bot }) => bot)).toEqual([false, true, true, true])
  expect(await pauses()).toEqual([
    { paused: true, by: 'gateway', reason: 'waits for its players' },
    { paused: false, by: 'gateway', reason: 'goes on without some' },
  ])
  const paper = await app.inject({
    url: `/files/event/${event}/minutes.pdf?lang=en`,
    headers: { authorization: `Bearer ${director.token}` },
  })
  const printed = readable(paper.rawPayload).join(' ').replace(/\s+/g, ' ')
  const others = seats.slice(1).map(({ name }) => name)
  expect(printed).toContain(`bots played for: ${others.join(', ')}`)
  // Whoever comes later sits down where a bot has played.
  await comes(seats[1]?.name ?? '')
  expect((await look(ola, live)).players.map((one) => one?.bot)).toEqual([false, false, true, true])
  // The other tables still wait.
  expect((await tables()).slice(1).map(({ waiting, entered }) => [waiting, entered])).toEqual(
    Array.from({ length: 3 }, () => [true, 0]),
  )
})

it('begins as soon as all four are there, and not before', async () => {
  const { seats, live } = await first()
  for (const [n, { name }] of seats.entries()) {
    expect(await first()).toMatchObject({ waiting: true, entered: 0 })
    expect((await look(director, live)).phase).toBe('GATHERING')
    await comes(name)
    if (n === 3) expect(await look(director, live)).toMatchObject({ phase: 'PLAYING' })
  }
  expect((await first()).seats.some(({ bot }) => bot)).toBe(false)
})

it('deals to nobody who has fallen asleep until they ask for it', async () => {
  const { seats, live } = await first()
  const ola = await comes(seats[0]?.name ?? '')
  sitsAt(live, ola)
  await does(director, event, { pause: { series: 1, table: 1, paused: false } })
  await quiet()
  await playOn(time, [ola], live)
  // She has played the first hand herself. From now on her clock plays.
  await time.advance(3 * minutes)
  const asleep = await look(ola, live)
  expect(asleep).toMatchObject({ phase: 'BETWEEN' })
  expect((await first()).entered).toBe(2)
  await time.advance(3 * minutes)
  expect((await first()).entered).toBe(2)
  await ready(ola, live)
  await quiet()
  expect(await look(ola, live)).toMatchObject({ phase: 'PLAYING' })
  await playOn(time, [ola], live)
  expect((await first()).entered).toBe(3)
  // She leaves in the break: a bot keeps her chair, and plays no hand that would count.
  await leave(ola, live)
  await time.advance(3 * minutes)
  expect((await first()).entered).toBe(3)
  expect(await hands()).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
  ])
})
