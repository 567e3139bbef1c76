/** An evening that does not go to plan, as it is asked for and shown by the gateway. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { asker, guest, testApp, type Asker } from '../help.js'
import { act, announce, does, official, regulations, see } from './gateway.js'
import { newAccounts } from '../stores.js'

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
const look = () => see<Shown>(director, event, fields)
const started = async (players: number): Promise<Shown> => {
  const csv = ['name', ...Array.from({ length: players }, (_, n) => `Player ${n + 1}`)].join('\n')
  await does(director, event, { enterAll: { csv } })
  await does(director, event, { draw: { series: 1 } })
  await does(director, event, { start: { series: 1 } })
  return look()
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
    code: 'TABLE_SIZE',
    message:
      'Table 2 would have 2 players, but tables have 4, 3 here. Move its other players too, or give them a bye.',
  })
  await does(director, event, move(seats))
  const now = (await look()).series[0]
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
  expect((await look()).series[0]?.status).toBe('DRAWN')
})

/** The newer acts at a moment when each is possible: eight players, series 1 ended and series 2 being played. */
async function inSeriesTwo(): Promise<{ readonly player: string | undefined }> {
  const { series } = await started(8)
  const lines = ['2 1 made', '3 2 made', 'passed', '1 1 failed']
  for (const { table } of series[0]?.tables ?? [])
    await does(director, event, { list: { series: 1, table, lines, signed: true } })
  await does(director, event, { end: { series: 1 } })
  await does(director, event, { draw: { series: 2 } })
  await does(director, event, { start: { series: 2 } })
  return { player: (await look()).series[1]?.tables[0]?.seats[0]?.player }
}
const reason = 'because'
const { format } = regulations()
const withBye = { ...regulations(), format: { ...format, bye: { points: 5, small: 0 } } }
const changes = (player: string | undefined) => ({
  unstart: { series: 2, reason },
  reseat: { series: 2, seats: [{ player }], reason },
  endEarly: { after: 1, reason },
  cancel: { reason },
  amend: { regulations: withBye, reason, seen: regulations() },
  exclude: { player, reason },
})

describe('an act on which the evening turns', () => {
  it('is refused to whoever is not a director, whatever they have in their hands', async () => {
    const { player } = await inSeriesTwo()
    const { card, key } = await director
      .get<{
        players: readonly { id: string; card: string }[]
        series: readonly { tables: readonly { key: string }[] }[]
      }>(`{ event(id: "${event}") { ... on Event { players { id card } series { tables { key } } } } }`)
      .then(({ players, series }) => ({
        card: players.find(({ id }) => id === player)?.card,
        key: series[1]?.tables[0]?.key,
      }))
    const [stranger, somebody] = [asker(app), await guest(app, 'Somebody')]
    const other = await official({ app, accounts }, 'Other', 'ORGANISER')
    const referee = await official({ app, accounts }, 'Judge', 'REFEREE')
    const before = (await see<{ seq: number }>(director, event, 'seq')).seq
    const all = { ...changes(player), undoEarlyEnd: { reason }, reinstate: { player, reason } }
    for (const [kind, input] of Object.entries(all))
      for (const [by, pass] of [
        [stranger, null],
        [stranger, { card }],
        [stranger, { key, chair: 0, device: 'phone234' }],
        [somebody, null],
        [other, null],
        [referee, null],
      ] as const)
        expect([kind, (await act(by, event, { [kind]: input }, pass)).code]).toEqual([
          kind,
          by === stranger && pass === null ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED',
        ])
    expect((await see<{ seq: number }>(director, event, 'seq')).seq).toBe(before)
  })

  it('is done once if it is sent twice, and by two directors at once', async () => {
    const { player } = await inSeriesTwo()
    const second = await official({ app, accounts }, 'Second')
    const { id: account } = await second.get<{ id: string }>('{ me { id } }')
    await does(director, event, { appoint: { account, office: 'DIRECTION' } })
    const length = async () => (await see<{ seq: number }>(director, event, 'seq')).seq
    const once = async (what: object, code: string): Promise<void> => {
      const before = await length()
      // The same press on a bad line, and the same thought on another screen.
      const answers = await Promise.all([
        act(director, event, what, null, `one-${code}-${before}`),
        act(director, event, what, null, `one-${code}-${before}`),
        act(second, event, what, null, `two-${code}-${before}`),
      ])
      const codes = answers.map((one) => (one.__typename === 'EventDone' ? 'done' : one.code))
      expect(codes.toSorted()).toEqual(['done', 'done', code].toSorted())
      expect(await length()).toBe(before + 1)
    }
    const all = changes(player)
    await once({ amend: all.amend }, 'OVERTAKEN')
    await once({ endEarly: all.endEarly }, 'ENDED_EARLY')
    await once({ undoEarlyEnd: { reason } }, 'NOT_ENDED_EARLY')
    await once({ reseat: { series: 2, seats: [{ player, seen: 1 }], reason } }, 'OVERTAKEN')
    await once({ unstart: all.unstart }, 'NOT_RUNNING')
    await once({ exclude: all.exclude }, 'NOT_PLAYING')
    await once({ reinstate: { player, reason } }, 'NOT_EXCLUDED')
    await once({ cancel: all.cancel }, 'CANCELLED')
  })

  it('says at the wrong moment what is wrong, and does nothing by halves', async () => {
    const { player } = await inSeriesTwo()
    await does(director, event, {
      hand: { series: 2, table: 1, hand: 0, line: '2 1 made' },
    })
    const wrong = async (what: object, answer: object): Promise<void> => {
      const before = (await see<{ seq: number }>(director, event, 'seq')).seq
      expect(await act(director, event, what)).toMatchObject(answer)
      expect((await see<{ seq: number }>(director, event, 'seq')).seq).toBe(before)
    }
    const all = changes(player)
    const written = {
      code: 'HANDS_WRITTEN',
      message: expect.stringContaining('deal again from hand 1') as string,
    }
    await wrong({ unstart: all.unstart }, written)
    await wrong({ reseat: all.reseat }, written)
    await wrong({ endEarly: { after: 2, reason } }, { code: 'NOT_LAST' })
    await wrong({ undoEarlyEnd: { reason } }, { code: 'NOT_ENDED_EARLY' })
    await wrong({ draw: { series: 1, reason, later: 'DISCARD' } }, { code: 'BEGUN' })
    await does(director, event, { endEarly: all.endEarly })
    await wrong({ unstart: all.unstart }, { code: 'UNKNOWN_SERIES' })
    await wrong({ hand: { series: 2, table: 1, hand: 1, line: 'passed' } }, { code: 'UNKNOWN_SERIES' })
    await wrong({ undoEarlyEnd: { reason: ' ' } }, { code: 'MALFORMED' })
    await does(director, event, { undoEarlyEnd: { reason } })
    expect((await look()).series[1]).toMatchObject({ status: 'RUNNING' })
    expect((await look()).endedEarly).toBeNull()
    // The hand that was written before is still there.
    await wrong({ hand: { series: 2, table: 1, hand: 0, line: 'passed' } }, { code: 'DIFFERS' })
    await does(director, event, { hand: { series: 2, table: 1, hand: 1, line: 'passed' } })
  })
})

it('is cancelled, and says so to everybody', async () => {
  await started(8)
  await does(director, event, { cancel: { reason: 'The hall is flooded.' } })
  const everybody = asker(app)
  expect(await see<Shown>(everybody, event, fields)).toMatchObject({
    phase: 'CANCELLED',
    cancelled: { reason: 'The hall is flooded.' },
    endedEarly: null,
    standings: { individual: [] },
  })
  expect(await everybody.get<readonly object[]>('{ events { phase } }')).toEqual([{ phase: 'CANCELLED' }])
  expect(await act(director, event, { final: {} })).toMatchObject({ code: 'CANCELLED' })
  const page = await app.inject(`/files/event/${event}/results.pdf`)
  expect(page.statusCode).toBe(404)
  expect((await app.inject(`/files/event/${event}/minutes.pdf`)).statusCode).toBe(200)
})
