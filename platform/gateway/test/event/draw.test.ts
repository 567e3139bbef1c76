/** Series: draws, places, beginning and end (PT 7.1). */
import { commitment } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { sha256 } from '../../src/base/entropy.js'
import type { Regulations } from '@stolik/contract/event/regulations'
import { drawAct, seatsAsked } from '@stolik/event/draw/seats'
import {
  card,
  drawQuickly,
  entrant,
  format,
  names,
  numbers,
  sealed,
  startEvent,
  type TestEvent,
} from '../../../event/test/event.js'

const seats = (event: TestEvent, series = 1): readonly (readonly string[])[] =>
  event.state.series[series - 1]?.tables.map(({ players }) => players) ?? []

const drawn = (n: number, change: Partial<Regulations> = {}): TestEvent => {
  const event = startEvent(change)
  event.enter(...names(n))
  event.draw(1)
  return event
}

describe('the draw', () => {
  test('PT 7.1.1, isko 3.1.1, pzskat 3.1.1, patrolki 3.1.1 everybody sits once, at tables of four and at most three of three', () => {
    const event = drawn(14)
    expect(seats(event).map((table) => table.length)).toEqual([4, 4, 3, 3])
    expect(new Set(seats(event).flat()).size).toBe(14)
  })

  test('follows from the committed seed alone, which it reveals', () => {
    const event = startEvent()
    expect(event.state.commitment).toBe(commitment(sha256, sealed))
    expect(event.state.opened).toBe(false)
    event.enter(...names(11))
    const request = seatsAsked(event.state, numbers, 1)
    event.draw(1)
    expect(event.state.opened).toBe(true)
    // The input is plain data, so anybody else makes the same draw.
    const elsewhere = drawAct(
      1,
      (JSON.parse(JSON.stringify(request)) as typeof request).map(drawQuickly),
      null,
    )
    expect('refused' in elsewhere ? undefined : elsewhere.tables.map(({ players }) => players)).toEqual(
      seats(event),
    )
  })

  test('is repeated only with a reason, and then differs', () => {
    const event = drawn(16)
    const first = seats(event)
    const act = drawAct(1, seatsAsked(event.state, numbers, 1).map(drawQuickly), null)
    if ('refused' in act) throw new Error('too few')
    expect(event.act(act)).toMatchObject({ refused: 'DRAWN_ALREADY' })
    expect(event.act({ ...act, reason: ' ' })).toMatchObject({ refused: 'MALFORMED' })
    expect(event.act({ ...act, reason: 'somebody came' })).toBeUndefined()
    expect(seats(event)).not.toEqual(first)
    event.must({ kind: 'start', series: 1 })
    expect(event.act({ ...act, reason: 'once more' })).toMatchObject({ refused: 'BEGUN' })
  })

  test('is refused if somebody entered or left meanwhile', () => {
    const event = startEvent()
    event.enter(...names(8))
    const act = drawAct(1, seatsAsked(event.state, numbers, 1).map(drawQuickly), null)
    if ('refused' in act) throw new Error('too few')
    event.must({ kind: 'withdraw', player: 'p3' })
    expect(event.act(act)).toMatchObject({ refused: 'PLAYERS_CHANGED', args: { series: 1 } })
    expect(event.state.opened).toBe(false)
  })

  test('is refused with a player in it twice', () => {
    const event = startEvent()
    event.enter(...names(8))
    const act = drawAct(1, seatsAsked(event.state, numbers, 1).map(drawQuickly), null)
    if ('refused' in act) throw new Error('too few')
    const tables = act.tables.map((table) => ({
      ...table,
      players: table.players.map((id) => (id === 'p2' ? 'p1' : id)),
    }))
    expect(event.act({ ...act, tables })).toMatchObject({ refused: 'PLAYERS_CHANGED' })
  })

  test.each([1, 2, 5])('%i players cannot be seated', (n) => {
    const event = startEvent()
    event.enter(...names(n))
    expect(drawAct(1, seatsAsked(event.state, numbers, 1).map(drawQuickly), null)).toMatchObject({
      refused: 'too-few',
      players: n,
    })
    const tables = [{ table: 1, players: names(n).map((_, i) => `p${i + 1}`), online: false }]
    expect(event.act({ kind: 'draw', series: 1, tables, byes: [], reason: null })).toMatchObject({
      refused: 'TOO_FEW',
      args: { players: n },
    })
  })

  test('is refused with an impossible bye, or with tables that are not counted from 1', () => {
    const event = startEvent()
    event.enter(...names(5))
    const draw = (table: number, byes: readonly string[]): unknown => {
      const tables = [{ table, players: ['p1', 'p2', 'p3', 'p4'], online: false }]
      return event.act({ kind: 'draw', series: 1, tables, byes, reason: null })
    }
    expect(draw(1, ['p5'])).toMatchObject({ refused: 'TOO_FEW' })
    event.must({ kind: 'withdraw', player: 'p5' })
    expect(draw(2, [])).toMatchObject({ refused: 'TOO_FEW' })
    expect(draw(1, [])).toBeUndefined()
  })

  test('gives left-over players a bye if the regulations have one, first to those with the fewest', () => {
    const event = drawn(6, { format: { ...format, chairs: [4], bye: { points: 3, small: 35 } } })
    const first = event.state.series[0]?.byes ?? []
    expect(first).toHaveLength(2)
    event.draw(2)
    const second = event.state.series[1]?.byes ?? []
    expect(second).toHaveLength(2)
    expect(first.filter((id) => second.includes(id))).toEqual([])
  })

  test('can be made beforehand for all series by lots, but not by standing', () => {
    const event = drawn(8)
    event.draw(2)
    expect(event.state.series.map(({ status }) => status)).toEqual(['drawn', 'drawn'])
    const series = [format.series[0], { rounds: 1, minutes: null, draw: 'standing' }] as typeof format.series
    const ranked = drawn(8, { format: { ...format, series } })
    const act = drawAct(2, seatsAsked(ranked.state, numbers, 2).map(drawQuickly), null)
    if ('refused' in act) throw new Error('too few')
    expect(ranked.act(act)).toMatchObject({ refused: 'NOT_NEXT', args: { series: 2 } })
  })

  test('by standing follows the order of the standings', () => {
    const series = [format.series[0], { rounds: 1, minutes: null, draw: 'standing' }] as typeof format.series
    const event = drawn(8, { format: { ...format, series } })
    event.begin(1)
    // At both tables chair 1 is best, and table 2 is far better than table 1.
    event.fill(1, (table) => (table === 2 ? '104 103 102 101' : '4 3 2 1'))
    event.must({ kind: 'end', series: 1 })
    const [request] = seatsAsked(event.state, numbers, 2)
    expect(request).toMatchObject({ by: 'standing', past: [seats(event)] })
    expect(request?.players.map(({ id }) => id)).toEqual(seats(event).toReversed().flat())
  })

  test('keeps team-mates apart', () => {
    const event = startEvent({ groups: [{ kind: 'team', size: 4, counting: 4, substitutes: 0 }] })
    names(16).forEach((name, i) => {
      event.must({ kind: 'enter', entrant: entrant(name, { team: `Team ${i % 4}` }), reserve: false })
    })
    event.draw(1)
    for (const table of seats(event)) {
      const teams = table.map((id) => event.state.players.get(id)?.entrant.team)
      expect(new Set(teams).size).toBe(table.length)
    }
  })

  test('seats online players among themselves in a mixed event', () => {
    const event = startEvent({ mode: 'mixed' })
    names(9).forEach((name, i) => {
      event.must({ kind: 'enter', entrant: entrant(name, { online: i < 4 }), reserve: false })
    })
    // Five in the hall cannot be seated.
    expect(drawAct(1, seatsAsked(event.state, numbers, 1).map(drawQuickly), null)).toMatchObject({
      players: 5,
    })
    event.must({ kind: 'withdraw', player: 'p9' })
    event.draw(1)
    const tables = event.state.series[0]?.tables ?? []
    expect(tables.map(({ online, players }) => [online, new Set(players)])).toEqual([
      [false, new Set(['p5', 'p6', 'p7', 'p8'])],
      [true, new Set(['p1', 'p2', 'p3', 'p4'])],
    ])
    const swap = { kind: 'move', series: 1, a: 'p1', b: 'p5', reason: 'they ask' } as const
    expect(event.act(swap)).toMatchObject({ refused: 'OTHER_MODE', args: { player: 'p5', table: 2 } })
  })
})

describe('PT 7.1.2 places', () => {
  const swap = (event: TestEvent, a: string, b: string | null): unknown =>
    event.act({ kind: 'move', series: 1, a, b, reason: 'the director says so' })

  test('PT 7.1.2, PT 7.1.3 are changed only by the director, before the series begins', () => {
    const event = drawn(8)
    const [[a = '', ...others] = [], [b = '', ...rest] = []] = seats(event)
    const move = { kind: 'move', series: 1, a, b, reason: 'r' } as const
    expect(event.act(move, card(a))).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(swap(event, a, b)).toBeUndefined()
    expect(seats(event)).toEqual([
      [b, ...others],
      [a, ...rest],
    ])
    event.must({ kind: 'start', series: 1 })
    expect(swap(event, a, b)).toMatchObject({ refused: 'BEGUN' })
  })

  test('of players who left go to newcomers; without one the table loses a chair', () => {
    const event = drawn(8)
    event.must({ kind: 'withdraw', player: 'p3' })
    expect(event.act({ kind: 'start', series: 1 })).toMatchObject({ refused: 'PLAYERS_CHANGED' })
    event.enter('Late')
    expect(swap(event, 'p3', 'p9')).toBeUndefined()
    expect(event.act({ kind: 'start', series: 1 })).toBeUndefined()

    const smaller = drawn(8)
    smaller.must({ kind: 'withdraw', player: 'p3' })
    expect(swap(smaller, 'p3', null)).toBeUndefined()
    expect(
      seats(smaller)
        .map((table) => table.length)
        .toSorted(),
    ).toEqual([3, 4])
    const list = smaller.state.series[0]?.tables.find(({ players }) => players.length === 3)?.list
    expect(list?.length).toBe(3)
    const [table] = seats(smaller).filter(({ length }) => length === 3)
    expect(swap(smaller, table?.[0] ?? '', null)).toMatchObject({ refused: 'TOO_FEW' })
    expect(smaller.act({ kind: 'start', series: 1 })).toBeUndefined()
  })

  test('are swapped between a bye and a seat too', () => {
    const event = drawn(5, { format: { ...format, chairs: [4], bye: { points: 3, small: 35 } } })
    const [resting = ''] = event.state.series[0]?.byes ?? []
    const [[sitting = ''] = []] = seats(event)
    expect(swap(event, sitting, resting)).toBeUndefined()
    expect(event.state.series[0]?.byes).toEqual([sitting])
    expect(seats(event)[0]?.[0]).toBe(resting)
  })

  test('are not given to people who do not take part', () => {
    const event = drawn(8)
    event.must({ kind: 'withdraw', player: 'p3' })
    event.enter('Late')
    event.must({ kind: 'withdraw', player: 'p9' })
    expect(swap(event, 'p3', 'p9')).toMatchObject({
      refused: 'NOT_SEATED',
      args: { player: 'p9', series: 1 },
    })
    expect(swap(event, 'p9', 'p3')).toMatchObject({ refused: 'NOT_SEATED' })
    expect(swap(event, 'p3', 'p3')).toMatchObject({ refused: 'NOT_SEATED' })
    expect(swap(event, 'p3', 'p77')).toMatchObject({ refused: 'UNKNOWN_PLAYER' })
  })
})

describe('a series', () => {
  test('PT 7.4.1 begins after the previous one, and ends when all lists are signed', () => {
    const event = drawn(8)
    event.draw(2)
    expect(event.act({ kind: 'start', series: 2 })).toMatchObject({ refused: 'NOT_NEXT' })
    expect(event.act({ kind: 'end', series: 1 })).toMatchObject({ refused: 'NOT_RUNNING' })
    event.must({ kind: 'start', series: 1 })
    expect(event.act({ kind: 'start', series: 1 })).toMatchObject({ refused: 'BEGUN' })
    expect(event.act({ kind: 'end', series: 1 })).toMatchObject({
      refused: 'LISTS_OPEN',
      args: { tables: '1, 2' },
    })
    const lines = ['1 2 3 4', '1 2 3 4', '1 2 3 4', '1 2 3 4']
    event.must({ kind: 'list', series: 1, table: 1, lines, signed: false })
    event.must({ kind: 'list', series: 1, table: 2, lines, signed: true })
    expect(event.act({ kind: 'end', series: 1 })).toMatchObject({ args: { tables: '1' } })
    event.must({ kind: 'annul', series: 1, table: 1, reason: 'nobody signs' })
    expect(event.act({ kind: 'end', series: 1 })).toBeUndefined()
    expect(event.act({ kind: 'start', series: 2 })).toBeUndefined()
    expect(event.act({ kind: 'start', series: 3 })).toMatchObject({ refused: 'UNKNOWN_SERIES' })
  })

  test('does not begin while the event is paused', () => {
    const event = drawn(8)
    event.must({ kind: 'pause', at: null, paused: true, reason: 'lunch' })
    expect(event.act({ kind: 'start', series: 1 })).toMatchObject({ refused: 'PAUSED' })
    event.must({ kind: 'pause', at: null, paused: false, reason: '' })
    expect(event.act({ kind: 'start', series: 1 })).toBeUndefined()
  })

  test('is changed by two directors at once: the second learns what the first has done', () => {
    const event = drawn(8)
    const start = { kind: 'start', series: 1 } as const
    event.must(start, { kind: 'direction', account: 'a1', name: 'One' }, 'x')
    const other = { kind: 'direction', account: 'a2', name: 'Two' } as const
    expect(event.act(start, other, 'x')).toMatchObject({ refused: 'BEGUN' })
    const { length } = event.log
    expect(event.act(start, { kind: 'direction', account: 'a1', name: 'One' }, 'x')).toBeUndefined()
    expect(event.log).toHaveLength(length)
  })
})
