/** Seats that draws are asked for, as a director asks and as everybody reads what they cost. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { asker, guest, testApp, type Asker } from '../help.js'
import { act, announce, does, newOp, official, regulations, see } from './gateway.js'
import { newAccounts } from '../stores.js'

interface Shown {
  readonly players: readonly { readonly id: string }[]
  readonly requests: readonly {
    readonly kind: string
    readonly reason: string
    readonly table: number | null
  }[]
  readonly series: readonly {
    readonly status: string
    readonly tables: readonly {
      readonly table: number
      readonly seats: readonly { readonly player: string }[]
    }[]
    readonly measure: {
      readonly clubs: number
      readonly clubsBound: number
      readonly requests: readonly object[]
    } | null
  }[]
}
const fields = `players { id } requests { kind reason table }
  series { status tables { table seats { player } } measure { clubs clubsBound
    requests { kind numbers table met repeats clashes clubs seatSpread dealerSpread moved } } }`

let app: FastifyInstance
let accounts: Accounts
let director: Asker
let event: string
let ids: readonly string[]
const look = (by = director) => see<Shown>(by, event, fields)
/** Announces an event of eleven players of three clubs, who sit at tables of 4, 4 and 3. */
const opened = async (rest: object = {}): Promise<void> => {
  event = (await announce(director, rest, newOp())).event
  const rows = Array.from({ length: 11 }, (_, n) => `Player ${n + 1};Club ${n % 3}`)
  await does(director, event, { enterAll: { csv: ['name;club', ...rows].join('\n') } })
  ids = (await look()).players.map(({ id }) => id)
}
beforeEach(async () => {
  accounts = newAccounts()
  app = await testApp({ accounts })
  director = await official({ app, accounts }, 'Director', 'ORGANISER')
  await opened()
})
afterEach(() => app.close())

const fix = (n: number, table: number | null, more: object = {}) => ({
  fixSeat: { player: ids[n - 1], table, reason: 'A wheelchair.', ...more },
})
const pair = (a: number, b: number, wish: string, more: object = {}) => ({
  seatPair: { a: ids[a - 1], b: ids[b - 1], wish, reason: 'Asked for.', ...more },
})
const free = { repeats: 0, clashes: 0, clubs: 0, seatSpread: 0, dealerSpread: 0, moved: 0 }

it('is kept by the draw, and its cost is told to everybody, the reason only to directors', async () => {
  await opened({ clubsApart: true })
  await does(director, event, fix(3, 2))
  await does(director, event, pair(1, 4, 'TOGETHER'))
  await does(director, event, { draw: { series: 1 } })
  const everybody = await look(asker(app))
  expect(everybody.requests).toEqual([])
  expect((await look()).requests).toEqual([
    { kind: 'TABLE', reason: 'A wheelchair.', table: 2 },
    { kind: 'TOGETHER', reason: 'Asked for.', table: null },
  ])
  const [first] = everybody.series
  const tableOf = (n: number) =>
    first?.tables.find(({ seats }) => seats.some(({ player }) => player === ids[n - 1]))?.table
  expect([tableOf(3), tableOf(1)]).toEqual([2, tableOf(4)])
  // Four of each of two clubs sit at three tables, and three of the third: 1 and 4 are of one club, so nothing is lost by them.
  expect(first?.measure).toMatchObject({ clubs: 2, clubsBound: 2 })
  expect(first?.measure?.requests).toEqual([
    { kind: 'CLUBS', numbers: [], table: null, met: true, ...free },
    { kind: 'TABLE', numbers: [3], table: 2, met: true, ...free },
    { kind: 'TOGETHER', numbers: [1, 4], table: null, met: true, ...free },
  ])
  const { body } = await app.inject(`/files/event/${event}/draws.json`)
  expect(body).toContain('"kind":"together"')
  for (const reason of ['wheelchair', 'Asked for'])
    for (const file of ['draws.json', 'results.json'])
      expect((await app.inject(`/files/event/${event}/${file}`)).body).not.toContain(reason)
})

it('is the director’s alone', async () => {
  const referee = await official({ app, accounts }, 'R', 'REFEREE')
  expect(await act(asker(app), event, fix(1, 1))).toMatchObject({ code: 'NOT_SIGNED_IN' })
  for (const somebody of [await guest(app, 'Somebody'), referee])
    for (const one of [fix(1, 1), pair(1, 2, 'APART')])
      expect(await act(somebody, event, one)).toMatchObject({ code: 'NOT_ALLOWED' })
  expect((await look()).requests).toEqual([])
})

it('is done once, however often it is sent, and not over what another director did meanwhile', async () => {
  const op = newOp()
  const first = await act(director, event, fix(3, 2, { seen: 0 }), null, op)
  expect(await act(director, event, fix(3, 2, { seen: 0 }), null, op)).toMatchObject({ seq: first.seq })
  const other = await act(director, event, fix(3, 1, { seen: 0 }))
  expect(other).toMatchObject({ code: 'OVERTAKEN', args: [{ name: 'field', text: 'Player 3' }] })
  await does(director, event, fix(3, 1, { seen: 2 }))
  const both = await Promise.all(
    ['TOGETHER', 'APART'].map((wish) => act(director, event, pair(4, 5, wish, { seen: 'NONE' }))),
  )
  expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['EventDone', 'EventRefused'])
  expect(both.find(({ __typename }) => __typename === 'EventRefused')?.code).toBe('OVERTAKEN')
  const { requests } = await look()
  expect(requests).toHaveLength(2)
  expect(requests[0]).toMatchObject({ kind: 'TABLE', table: 1 })
})

it('says what contradicts it, and what else is not possible', async () => {
  await does(director, event, fix(1, 1))
  await does(director, event, fix(2, 2))
  expect(await act(director, event, pair(1, 2, 'TOGETHER'))).toMatchObject({
    code: 'OTHER_TABLE',
    message:
      'Number 1 has table 1 and number 2 has table 2, so they cannot share one. Change or lift one of these.',
  })
  expect(await act(director, event, fix(3, 0))).toMatchObject({ code: 'MALFORMED' })
  expect(await act(director, event, fix(3, 1, { reason: ' ' }))).toMatchObject({ code: 'MALFORMED' })
  expect(await act(director, event, pair(3, 3, 'APART'))).toMatchObject({ code: 'MALFORMED' })
  expect(await act(director, event, { fixSeat: { player: 'nobody', table: 1, reason: 'x' } })).toMatchObject({
    code: 'UNKNOWN_PLAYER',
  })
  await does(director, event, { withdraw: { player: ids[10] } })
  expect(await act(director, event, fix(11, 1))).toMatchObject({ code: 'NOT_PLAYING' })
  // A wish about somebody who has left can still be lifted.
  await does(director, event, { withdraw: { player: ids[0] } })
  await does(director, event, fix(1, null))
  expect((await look()).requests).toMatchObject([{ kind: 'TABLE', table: 2 }])
})

it('comes too late once every series has begun, or the event is over', async () => {
  const one = { rounds: 1, minutes: null, draw: 'LOTS' }
  await opened({ format: { ...regulations().format, series: [one] } })
  await does(director, event, { draw: { series: 1 } })
  // A series that is drawn can be drawn again, and then knows it.
  await does(director, event, fix(5, 2))
  await does(director, event, { draw: { series: 1, reason: 'a wheelchair' } })
  expect((await look()).series[0]?.measure?.requests).toMatchObject([{ numbers: [5], table: 2, met: true }])
  await does(director, event, { start: { series: 1 } })
  for (const late of [fix(6, 1), pair(1, 2, 'APART'), fix(5, null)])
    expect(await act(director, event, late)).toMatchObject({ code: 'NOTHING_TO_DRAW' })
  await does(director, event, { cancel: { reason: 'flooded' } })
  expect(await act(director, event, fix(6, 1))).toMatchObject({ code: 'CANCELLED' })
})

it('is limited in number, since the cost of each is drawn', async () => {
  for (let n = 0; n < 20; n++)
    await does(director, event, pair((n % 10) + 1, n < 10 ? 11 : ((n + 1) % 10) + 1, 'APART'))
  expect(await act(director, event, fix(1, 1))).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    args: [{ name: 'most', number: 20 }],
  })
  // Changing one of them is no further one.
  await does(director, event, pair(1, 11, 'TOGETHER'))
})
