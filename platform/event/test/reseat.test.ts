/** Seats that change after the draw: a start is taken back, tables shrink and are given up, players move or get a bye. */
import { describe, expect, test } from 'vitest'
import { measureOf } from '@stolik/event/draw/drawing'
import { seatsAsked } from '@stolik/event/draw/seats'
import { foldAll } from '@stolik/event/fold/fold'
import { resultContent } from '@stolik/event/standing/hash'
import { standings } from '@stolik/event/standing/index'
import type { ActOf } from '@stolik/event/decide/ask'
import type { SeriesState } from '@stolik/event/model/state'
import { card, chair, entrant, format, gateway, names, numbers, startEvent, type TestEvent } from './event.js'

type Seat = ActOf<'reseat'>['seats'][number]

const begun = (players: number, change: Partial<typeof format> = {}): TestEvent => {
  const event = startEvent({ format: { ...format, ...change } })
  event.enter(...names(players))
  event.begin(1)
  return event
}
const first = ({ state }: TestEvent): SeriesState => state.series[0] as SeriesState
const at = (event: TestEvent, table: number): readonly string[] =>
  first(event).tables[table - 1]?.players ?? []
const seat = (player: string | undefined, to: Partial<Seat> = {}): Seat => ({
  player: player ?? '',
  table: null,
  bye: false,
  seen: null,
  ...to,
})
const reseat = (event: TestEvent, ...seats: Seat[]) =>
  event.act({ kind: 'reseat', series: 1, seats, reason: 'did not come' })
const unstart = (event: TestEvent, series = 1) => event.act({ kind: 'unstart', series, reason: 'too early' })
const hand = { kind: 'hand', series: 1, hand: 0, line: '3 2 1 0' } as const
const bye = { points: 5, small: 10 }

describe('a start', () => {
  test('is taken back, so that the series can be drawn again', () => {
    const event = begun(8)
    event.must({ kind: 'extend', series: 1, minutes: 10 })
    event.must({ kind: 'annul', series: 1, table: 1, reason: 'nobody there' })
    expect(unstart(event)).toBeUndefined()
    expect(first(event)).toMatchObject({ status: 'drawn', started: null, extended: 0 })
    expect(first(event).tables[0]?.list.annulled).toBeNull()
    event.draw(1)
    event.must({ kind: 'start', series: 1 })
    expect(foldAll(event.log)).toEqual(event.state)
  })

  test('stays once a hand is written, until that hand is voided', () => {
    const event = begun(8)
    event.must({ ...hand, table: 2 }, chair(0))
    expect(unstart(event)).toMatchObject({ refused: 'HANDS_WRITTEN', args: { series: 1, tables: '2' } })
    event.must({ kind: 'redeal', series: 1, table: 2, hand: 0, reason: 'not there' })
    expect(unstart(event)).toBeUndefined()
    // The phone sends its hand again after the second start: it was done already.
    event.must({ kind: 'start', series: 1 })
    expect(first(event).tables[1]?.redeals).toHaveLength(1)
  })

  test('is taken back once, by the director, with a reason, while the series is played', () => {
    const event = begun(4)
    const act = { kind: 'unstart', series: 1, reason: 'too early' } as const
    expect(event.act(act, card('p1'))).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(event.act(act, gateway)).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(event.act({ ...act, reason: ' ' })).toMatchObject({ refused: 'MALFORMED' })
    expect(unstart(event, 9)).toMatchObject({ refused: 'UNKNOWN_SERIES' })
    expect(unstart(event, 2)).toMatchObject({ refused: 'NOT_RUNNING' })
    expect(event.act(act, undefined, 'op')).toBeUndefined()
    // The same act again is done; another director's is too late.
    expect(event.act(act, undefined, 'op')).toBeUndefined()
    expect(unstart(event)).toMatchObject({ refused: 'NOT_RUNNING' })
    event.must({ kind: 'start', series: 1 })
    event.fill(1)
    event.must({ kind: 'end', series: 1 })
    expect(unstart(event)).toMatchObject({ refused: 'NOT_RUNNING' })
  })

  test('that is taken back lets protests against the series before go on', () => {
    const event = begun(4)
    event.fill(1)
    event.must({ kind: 'end', series: 1 })
    event.begin(2)
    event.wait(60)
    const protest = { kind: 'protest', series: 1, table: 1, player: 'p1', text: 'wrong' } as const
    expect(event.act(protest)).toMatchObject({ refused: 'DEADLINE' })
    event.must({ kind: 'unstart', series: 2, reason: 'too early' })
    expect(event.act(protest)).toBeUndefined()
  })
})

describe('a player who does not come', () => {
  test('leaves a table of four, whose list gets as many hands fewer', () => {
    const event = begun(8)
    const [missing, ...others] = at(event, 1)
    expect(first(event).tables[0]?.list.length).toBe(4)
    expect(reseat(event, seat(missing, { seen: 1 }))).toBeUndefined()
    expect(at(event, 1)).toEqual(others)
    expect(first(event).tables[0]?.list.length).toBe(3)
    expect(first(event).tables[1]?.list.length).toBe(4)
    expect(first(event)).toMatchObject({ status: 'running', out: [missing] })
    event.fill(1)
    event.must({ kind: 'end', series: 1 })
    const row = standings(event.state, numbers).individual.find(({ player }) => player === missing)
    expect(row).toMatchObject({ points: 0 })
    expect(row?.cells[0]).toMatchObject({ kind: 'none', table: null })
    expect(resultContent(event.state, numbers).series[0]).toMatchObject({ out: [missing] })
    expect(foldAll(event.log)).toEqual(event.state)
  })

  test('cannot leave a table of three alone: the refusal says which sizes there are', () => {
    const event = begun(7)
    expect(at(event, 2)).toHaveLength(3)
    expect(reseat(event, seat(at(event, 2)[0]))).toMatchObject({
      refused: 'TABLE_SIZE',
      args: { table: 2, players: 2, chairs: '4, 3' },
    })
    expect(first(event).out).toEqual([])
  })

  test('lets the others of a table of three go to tables with a free chair, or get a bye', () => {
    const event = begun(10, { bye })
    const [missing, one, other] = at(event, 2)
    expect(at(event, 1)).toHaveLength(4)
    expect(reseat(event, seat(missing), seat(one, { table: 3 }), seat(other, { bye: true }))).toBeUndefined()
    expect(first(event).tables.map(({ players }) => players.length)).toEqual([4, 0, 4])
    expect(at(event, 3).at(-1)).toBe(one)
    expect(first(event).byes).toEqual([other])
    event.fill(1)
    expect(event.act({ kind: 'end', series: 1 })).toBeUndefined()
    const rows = standings(event.state, numbers).individual
    expect(rows.find(({ player }) => player === other)).toMatchObject({ points: 5, small: 10 })
  })

  test('can come late after all, while the list of a table with a free chair has no hand', () => {
    const event = begun(8)
    const missing = at(event, 1)[0] as string
    reseat(event, seat(missing))
    expect(reseat(event, seat(missing, { table: 1, seen: 0 }))).toBeUndefined()
    expect(at(event, 1).at(-1)).toBe(missing)
    expect(first(event)).toMatchObject({ out: [], byes: [] })
    // So can somebody who enters now.
    reseat(event, seat(missing))
    event.enter('Late')
    expect(reseat(event, seat('p9', { table: 1 }))).toBeUndefined()
    expect(at(event, 1)).toContain('p9')
    expect(reseat(event, seat(missing, { table: 1 }))).toMatchObject({ refused: 'TABLE_SIZE' })
  })

  test('cannot leave a list that has begun, but somebody without a seat can take the chair over', () => {
    const event = begun(10)
    const [missing, one, other] = at(event, 2)
    event.must({ ...hand, table: 1, line: '3 2 1 0' }, chair(0))
    const left = at(event, 1)[0]
    expect(reseat(event, seat(left))).toMatchObject({ refused: 'HANDS_WRITTEN', args: { tables: '1' } })
    expect(reseat(event, seat(left, { bye: true }))).toMatchObject({ refused: 'NO_BYE' })
    event.must({
      kind: 'reseat',
      series: 1,
      reason: 'did not come',
      seats: [seat(missing), seat(one, { table: 3 }), seat(other)],
    })
    const substitute = { kind: 'substitute', series: 1, table: 1, chair: 0, reason: 'ill' } as const
    expect(event.act({ ...substitute, player: one as string })).toMatchObject({ refused: 'NOT_RESERVE' })
    expect(event.act({ ...substitute, player: other as string })).toBeUndefined()
    expect(first(event).tables[0]?.substitutes).toEqual([{ chair: 0, player: other, after: 1 }])
  })
})

describe('new seats', () => {
  test('are refused with what can be done instead, and nothing of them is done', () => {
    const event = begun(10, { bye })
    const [one, two] = at(event, 2)
    const before = event.state
    const refused = (code: string, ...seats: Seat[]): void => {
      expect(reseat(event, ...seats)).toMatchObject({ refused: code })
      expect(event.state).toBe(before)
    }
    refused('UNKNOWN_PLAYER', seat('p99'))
    refused('UNKNOWN_TABLE', seat(one, { table: 9 }))
    refused('UNKNOWN_TABLE', seat(one, { table: 0 }))
    refused('MALFORMED', seat(one, { bye: true }), seat(one, { table: 3 }))
    refused('TABLE_SIZE', seat(one, { table: 3 }))
    refused('TABLE_SIZE', seat(one, { table: 1 }), seat(two, { table: 1 }))
    refused('OVERTAKEN', seat(one, { table: 3, seen: 1 }))
    expect(event.act({ kind: 'reseat', series: 1, seats: [seat(one)], reason: '' })).toMatchObject({
      refused: 'MALFORMED',
    })
    const act = { kind: 'reseat', series: 1, seats: [seat(one)], reason: 'x' } as const
    for (const by of [card(one ?? ''), chair(0), gateway])
      expect(event.act(act, by)).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(event.act({ ...act, series: 2 })).toMatchObject({ refused: 'NOT_DRAWN' })
    expect(event.act({ ...act, series: 3 })).toMatchObject({ refused: 'UNKNOWN_SERIES' })
    // Where they are already, nothing changes.
    expect(reseat(event, seat(one, { table: 2 }))).toBeUndefined()
    expect(reseat(event)).toBeUndefined()
    expect(event.state).toBe(before)
    event.must({ kind: 'withdraw', player: 'p1' })
    expect(reseat(event, seat('p1', { bye: true }))).toMatchObject({ refused: 'NOT_PLAYING' })
    event.fill(1)
    event.must({ kind: 'end', series: 1 })
    expect(reseat(event, seat(one))).toMatchObject({ refused: 'NOT_RUNNING' })
  })

  test('by two directors at once: the second is told that the first was quicker', () => {
    const event = begun(10, { bye })
    const [one, two, three] = at(event, 2)
    const seats = [
      seat(one, { seen: 2 }),
      seat(two, { table: 3, seen: 2 }),
      seat(three, { bye: true, seen: 2 }),
    ]
    const act = { kind: 'reseat', series: 1, seats, reason: 'did not come' } as const
    event.must(act, undefined, 'a')
    const { length } = event.log
    event.must(act, undefined, 'a')
    expect(event.log).toHaveLength(length)
    expect(event.act(act, undefined, 'b')).toMatchObject({
      refused: 'OVERTAKEN',
      args: { field: event.state.players.get(one ?? '')?.entrant.name },
    })
  })

  test('keep online players online, and leave the live table of a table that changes', () => {
    const event = startEvent({ mode: 'mixed' })
    event.enter(...names(4))
    for (const name of ['Online 1', 'Online 2', 'Online 3', 'Online 4'])
      event.must({ kind: 'enter', entrant: entrant(name, { online: true }), reserve: false })
    event.begin(1)
    event.must({ kind: 'open', series: 1, table: 2, live: 'abcdefgh' }, gateway)
    const [hall, online] = [at(event, 1)[0], at(event, 2)[0]]
    reseat(event, seat(hall))
    expect(event.state.abandoned).toEqual([])
    expect(reseat(event, seat(online, { table: 1 }))).toMatchObject({ refused: 'OTHER_MODE' })
    expect(reseat(event, seat(online))).toBeUndefined()
    expect(event.state.abandoned).toEqual(['abcdefgh'])
    expect(first(event).tables[1]?.live).toBeNull()
    // A hand that the old live table still delivers is not one of the new list.
    const settled = numbers.papers.enter('free', 3, [], '1 0 0')
    if ('refused' in settled) throw new Error(settled.refused)
    const played = { live: 'abcdefgh', settled: settled.settled, rules: 'r' }
    const late = { ...hand, table: 2, line: '1 0 0', played }
    expect(event.act(late, gateway)).toMatchObject({ refused: 'NOT_RUNNING' })
    event.must({ kind: 'open', series: 1, table: 2, live: 'bcdefghj' }, gateway)
    expect(event.act({ ...late, played: { ...played, live: 'bcdefghj' } }, gateway)).toBeUndefined()
    event.must({ kind: 'redeal', series: 1, table: 2, hand: 0, reason: 'lost' })
    expect(unstart(event)).toBeUndefined()
    expect(event.state.abandoned).toEqual(['abcdefgh', 'bcdefghj'])
  })

  test('refuse a hand that a phone without a network wrote for the seats before', () => {
    const event = begun(8)
    const written = (table: number, list: number) => ({ ...hand, table, line: '3 2 1', begun: list })
    const before = first(event).tables[0]?.begun ?? 0
    reseat(event, seat(at(event, 1)[0]))
    expect(event.act(written(1, before), chair(0))).toMatchObject({ refused: 'SEATS_CHANGED' })
    const now = first(event).tables[0]?.begun ?? 0
    // The start is taken back, and the series drawn and begun again: it is another list still.
    unstart(event)
    event.begin(1)
    expect(event.act(written(1, now), chair(0))).toMatchObject({ refused: 'SEATS_CHANGED' })
    unstart(event)
    event.draw(1)
    event.must({ kind: 'start', series: 1 })
    const last = { ...written(1, now), line: '3 2 1 0' }
    expect(event.act(last, chair(0))).toMatchObject({ refused: 'SEATS_CHANGED' })
    expect(event.act({ ...last, begun: first(event).tables[0]?.begun }, chair(0))).toBeUndefined()
    expect(event.log.at(-1)?.entry).toEqual({ ...hand, table: 1, line: '3 2 1 0' })
  })

  test('count as meetings in later draws, and in the measure of draws made before', () => {
    const event = begun(10, { bye })
    event.draw(2)
    const [missing, one, other] = at(event, 2)
    reseat(event, seat(missing), seat(one, { table: 3 }), seat(other, { bye: true }))
    const { past, pastByes } = seatsAsked(event.state, numbers, 2)[0] ?? {}
    expect(past).toEqual([[at(event, 1), at(event, 3)]])
    expect(pastByes).toEqual([[other]])
    const second = event.state.series[1] as SeriesState
    const met = new Set([1, 3].flatMap((table) => pairs(at(event, table))))
    const repeats = second.tables.flatMap(({ players }) => pairs(players)).filter((pair) => met.has(pair))
    expect(measureOf(event.state, second)?.repeats).toBe(repeats.length)
    expect(measureOf(event.state, first(event))).not.toBeNull()
  })

  test('are possible before the start, too: who is out need not be drawn', () => {
    const event = startEvent()
    event.enter(...names(8))
    event.draw(1)
    expect(reseat(event, seat(at(event, 1)[0]))).toBeUndefined()
    expect(event.act({ kind: 'start', series: 1 })).toBeUndefined()
    expect(unstart(event)).toBeUndefined()
    event.must({ kind: 'withdraw', player: first(event).out[0] ?? '' })
    expect(event.act({ kind: 'start', series: 1 })).toBeUndefined()
    unstart(event)
    event.draw(1)
    expect(first(event)).toMatchObject({ out: [] })
  })
})

const pairs = (players: readonly string[]): readonly string[] =>
  players.flatMap((a, i) => players.slice(i + 1).map((b) => [a, b].toSorted().join(' ')))
