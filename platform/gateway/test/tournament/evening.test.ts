/** An evening that does not go to plan, as it is asked for and shown by the gateway. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { asker, guest, testApp, type Asker } from '../help.js'
import { act, announce, does, newAccounts, official, regulations, see } from './gateway.js'

interface Shown {
  readonly phase: string
  readonly series: readonly {
    readonly status: string
    readonly byes: readonly string[]
    readonly out: readonly string[]
    readonly tables: readonly {
      readonly table: number
      readonly length: number
      readonly seats: readonly { readonly player: string }[]
    }[]
  }[]
  readonly standings: { readonly individual: readonly object[] }
  readonly endedEarly: object | null
  readonly cancelled: object | null
}
const fields = `phase endedEarly { after refund reason } cancelled { reason }
  series { status byes out tables { table length seats { player } } } standings { individual { player } }`

let app: FastifyInstance
let accounts: Accounts
let director: Asker
let event: string
const shown = () => see<Shown>(director, event, fields)
const started = async (players: number): Promise<Shown> => {
  const csv = ['name', ...Array.from({ length: players }, (_, n) => `Player ${n + 1}`)].join('\n')
  await does(director, event, { enterAll: { csv } })
  await does(director, event, { draw: { series: 1 } })
  await does(director, event, { start: { series: 1 } })
  return shown()
}
beforeEach(async () => {
  accounts = newAccounts()
  app = await testApp({ accounts })
  director = await official({ app, accounts }, 'Director', 'ORGANISER')
  event = (await announce(director)).event
})
afterEach(() => app.close())

it('moves the players of a table that cannot be played, all or none', async () => {
  const { series } = await started(10)
  const [, second, third] = series[0]?.tables ?? []
  const [missing, one, other] = second?.seats.map(({ player }) => player) ?? []
  const seats = [{ player: missing }, { player: one, table: third?.table }, { player: other, bye: true }]
  const move = (some: readonly object[]) => ({ reseat: { series: 1, seats: some, reason: 'did not come' } })
  expect(await act(director, event, move(seats))).toMatchObject({ code: 'NO_BYE' })
  // The regulations say what a bye brings, now that one is needed.
  const { format, ...rest } = regulations()
  await does(director, event, {
    amend: { regulations: { ...rest, format: { ...format, bye: { points: 5, small: 0 } } }, reason: 'byes' },
  })
  expect(await act(director, event, move(seats.slice(0, 1)))).toMatchObject({
    ...{ code: 'TABLE_SIZE' },
    message:
      'Table 2 would have 2 players, but tables have 4, 3 here. Move its other players too, or give them a bye.',
  })
  await does(director, event, move(seats))
  const now = (await shown()).series[0]
  expect(now?.tables.map(({ table, length }) => [table, length])).toEqual([
    [1, 4],
    [3, 4],
  ])
  expect([now?.byes, now?.out]).toEqual([[other], [missing]])
  const gone = await director.get<{ status: string; length: number; sheet: object }>(
    `query ($event: ID!) { eventTable(event: $event, series: 1, table: 2) { ... on EventTable {
      status length sheet { totals rows { hand } } } } }`,
    { event },
  )
  expect(gone).toEqual({ status: 'MISSING', length: 0, sheet: { totals: [], rows: [] } })
  const list = { series: 1, table: 2, lines: [] }
  expect(await act(director, event, { list })).toMatchObject({ code: 'UNKNOWN_TABLE' })
})

it('is the director’s alone', async () => {
  const { series } = await started(8)
  const player = series[0]?.tables[0]?.seats[0]?.player
  const somebody = await guest(app, 'Somebody')
  const reason = 'x'
  for (const one of [
    { unstart: { series: 1, reason } },
    { reseat: { series: 1, seats: [{ player }], reason } },
    { endEarly: { after: 1, reason } },
    { cancel: { reason } },
  ])
    expect(await act(somebody, event, one)).toMatchObject({ code: 'NOT_ALLOWED' })
  await does(director, event, { unstart: { series: 1, reason } })
  expect((await shown()).series[0]?.status).toBe('DRAWN')
})

it('is cancelled, and says so to everybody', async () => {
  await started(8)
  await does(director, event, { cancel: { reason: 'The hall is flooded.' } })
  const everybody = asker(app)
  expect(await see<Shown>(everybody, event, fields)).toMatchObject({
    ...{ phase: 'CANCELLED', cancelled: { reason: 'The hall is flooded.' }, endedEarly: null },
    standings: { individual: [] },
  })
  expect(await everybody.get<readonly object[]>('{ events { phase } }')).toEqual([{ phase: 'CANCELLED' }])
  expect(await act(director, event, { final: {} })).toMatchObject({ code: 'CANCELLED' })
  const page = await app.inject(`/files/event/${event}/results.pdf`)
  expect(page.statusCode).toBe(404)
  expect((await app.inject(`/files/event/${event}/minutes.pdf`)).statusCode).toBe(200)
})
