/** PT 3.4: an event that ends before its last series, that is cancelled, or whose later series change. */
import { describe, expect, test } from 'vitest'
import { foldAll } from '@stolik/event/fold/fold'
import { nextIsOpen } from '@stolik/event/model/lots'
import { minutesOf } from '@stolik/event/papers/minutes'
import { drawSeats } from '@stolik/event/draw/seats'
import { resultContent, resultHash } from '@stolik/event/standing/hash'
import { stampOf, standings } from '@stolik/event/standing/index'
import type { Regulations } from '@stolik/contract/event/regulations'
import { card, chair, format, gateway, names, numbers, startEvent, type TestEvent } from './event.js'
import { check, publish } from './published.js'

const plan = { rounds: 1, minutes: null, draw: 'lots' } as const
const three = { ...format, series: [plan, plan, plan] }
const prizes: Regulations['prizes'] = [{ of: 'all', places: ['Cup'] }]

const played = (series: number, change: Partial<Regulations> = {}): TestEvent => {
  const event = startEvent({ format: three, prizes, ...change })
  event.enter(...names(8))
  for (let n = 1; n <= series; n++) {
    event.begin(n)
    event.fill(n, (table, hand, chairs) =>
      Array.from({ length: chairs }, (_, i) => table * 10 - i + hand).join(' '),
    )
    event.must({ kind: 'end', series: n })
  }
  return event
}
const endEarly = (event: TestEvent, after: number, refund = false) =>
  event.act({ kind: 'endEarly', after, refund, reason: 'The hall closes.' })
const cancel = (event: TestEvent) => event.act({ kind: 'cancel', reason: 'Flood.' })
const amend = (
  event: TestEvent,
  series: Regulations['format']['series'],
  more: Partial<typeof format> = {},
) =>
  event.act({
    kind: 'amend',
    regulations: {
      ...event.state.regulations,
      format: { ...event.state.regulations.format, series, ...more },
    },
    reason: 'The hall closes.',
  })

describe('PT 3.4 an event that ends early', () => {
  test('counts the series that have ended, and becomes final after the time for protests', () => {
    const event = played(2)
    event.begin(3)
    event.must({ kind: 'hand', series: 3, table: 1, hand: 0, line: '900 2 1 0' }, chair(0))
    const before = standings(played(2).state, numbers).individual.map(({ player, points }) => [
      player,
      points,
    ])
    event.wait(3600)
    expect(endEarly(event, 2)).toBeUndefined()
    expect(event.state.series).toHaveLength(2)
    expect(stampOf(event.state)).toBe('provisional')
    expect(event.act({ kind: 'final' })).toMatchObject({ refused: 'PROTEST_TIME' })
    event.wait(16 * 60)
    event.must({ kind: 'final' })
    const { individual } = standings(event.state, numbers)
    expect(new Map(individual.map(({ player, points }) => [player, points]))).toEqual(
      new Map(before as never),
    )
    expect(individual.filter(({ prize }) => prize !== null)).toHaveLength(1)
    expect(resultContent(event.state, numbers)).toMatchObject({ endedEarly: { after: 2, refund: false } })
    expect(event.state.final?.hash).toBe(resultHash(event.state, numbers))
    expect(foldAll(event.log)).toEqual(event.state)
  })

  test('gives no prizes if the fees are paid back instead', () => {
    const event = played(1)
    expect(endEarly(event, 1, true)).toBeUndefined()
    expect(standings(event.state, numbers).individual.every(({ prize }) => prize === null)).toBe(true)
  })

  test('opens the seed of the last lots, and no series can be drawn with it', () => {
    const event = startEvent({ format: three }, { secret: () => 'c'.repeat(64) })
    event.enter(...names(8))
    event.begin(1)
    event.fill(1)
    event.must({ kind: 'end', series: 1 })
    expect(nextIsOpen(event.state)).toBe(false)
    endEarly(event, 1)
    expect(nextIsOpen(event.state)).toBe(true)
    const draw = { kind: 'draw', series: 2, tables: [], byes: [], reason: null } as const
    expect(event.act(draw)).toMatchObject({ refused: 'ENDED_EARLY', args: { series: 1 } })
    expect(event.act({ ...draw, series: 4 })).toMatchObject({ refused: 'UNKNOWN_SERIES' })
    expect(amend(event, [plan, plan])).toMatchObject({ refused: 'NO_SERIES_LEFT' })
    expect(amend(event, three.series)).toBeUndefined()
    expect(event.state.series).toHaveLength(1)
  })

  test('is refused at the wrong moment, by the wrong person, and twice', () => {
    expect(endEarly(played(0), 1)).toMatchObject({ refused: 'NOTHING_PLAYED' })
    const event = played(2)
    expect(endEarly(event, 1)).toMatchObject({ refused: 'NOT_LAST', args: { series: 2 } })
    expect(endEarly(event, 3)).toMatchObject({ refused: 'NOT_LAST', args: { series: 2 } })
    const act = { kind: 'endEarly', after: 2, refund: false, reason: 'The hall closes.' } as const
    for (const by of [card('p1'), gateway, chair(0)])
      expect(event.act(act, by)).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(event.act({ ...act, reason: '' })).toMatchObject({ refused: 'MALFORMED' })
    event.must(act, undefined, 'a')
    event.must(act, undefined, 'a')
    expect(event.act(act, undefined, 'b')).toMatchObject({ refused: 'ENDED_EARLY', args: { series: 2 } })
    expect(endEarly(played(3), 3)).toMatchObject({ refused: 'NO_SERIES_LEFT' })
  })
})

describe('PT 3.4 an early end that is taken back', () => {
  const undo = (event: TestEvent) => event.act({ kind: 'undoEarlyEnd', reason: 'The caretaker stays.' })

  test('leaves everything as it was, and the event goes on to its last series', () => {
    const event = played(2)
    event.begin(3)
    event.must({ kind: 'hand', series: 3, table: 1, hand: 0, line: '9 2 1 0' }, chair(0))
    const { series } = event.state
    endEarly(event, 2, true)
    expect(undo(event)).toBeUndefined()
    expect(event.state.series).toEqual(series)
    expect(stampOf(event.state)).toBe('live')
    expect(event.state.latest.endEarly).toBeUndefined()
    event.fill(3)
    event.must({ kind: 'end', series: 3 })
    event.wait(16 * 60)
    event.must({ kind: 'final' })
    expect(standings(event.state, numbers).individual.some(({ prize }) => prize !== null)).toBe(true)
    expect(resultContent(event.state, numbers)).not.toHaveProperty('endedEarly')
    expect(minutesOf(event.state, false).undoneEnds).toMatchObject([
      { after: 2, reason: 'The hall closes.', undone: { reason: 'The caretaker stays.' } },
    ])
    expect(foldAll(event.log)).toEqual(event.state)
  })

  test('commits to a new seed, since everybody can read the one that was open', () => {
    let n = 0
    const secret = (): string => String((n += 1)).padStart(64, '0')
    const event = startEvent({ format: { ...three, series: [plan, plan] } }, { secret, draw: drawSeats })
    event.enter(...names(8))
    event.begin(1)
    event.fill(1)
    event.must({ kind: 'end', series: 1 })
    const { next } = event.state
    endEarly(event, 1)
    undo(event)
    expect(nextIsOpen(event.state)).toBe(false)
    expect(event.state.next.seed).not.toBe(next.seed)
    event.begin(2)
    expect(event.state.draws.at(-1)?.sealed.seed).not.toBe(next.seed)
    event.fill(2)
    event.must({ kind: 'end', series: 2 })
    expect(check(publish(event)).differences).toEqual([])
  })

  test('begins the lists of online tables anew that were closed in play, and keeps those that are signed', () => {
    const event = startEvent({ format: three, mode: 'online' })
    event.enter(...names(8))
    event.begin(1)
    const list = { kind: 'list', lines: ['4 3 2 1', '4 3 2 1', '4 3 2 1', '4 3 2 1'], signed: true } as const
    for (const table of [1, 2]) {
      event.must({ kind: 'open', series: 1, table, live: `live000${table}` }, gateway)
      event.must({ ...list, series: 1, table }, gateway)
    }
    event.must({ kind: 'end', series: 1 })
    event.begin(2)
    for (const table of [1, 2])
      event.must({ kind: 'open', series: 2, table, live: `live100${table}` }, gateway)
    event.must({ ...list, series: 2, table: 1 }, gateway)
    event.must({ kind: 'hand', series: 2, table: 2, hand: 0, line: '9 2 1 0' }, gateway)
    endEarly(event, 1)
    undo(event)
    expect(event.state.series[1]?.tables.map(({ live, list: { hands } }) => [live, hands.length])).toEqual([
      ['live1001', 4],
      [null, 0],
    ])
    expect(event.state.abandoned).toContain('live1002')
  })

  test('is refused at the wrong moment, by the wrong person, and twice', () => {
    const event = played(2)
    expect(undo(event)).toMatchObject({ refused: 'NOT_ENDED_EARLY' })
    endEarly(event, 2)
    const act = { kind: 'undoEarlyEnd', reason: 'The caretaker stays.' } as const
    for (const by of [card('p1'), gateway, chair(0)])
      expect(event.act(act, by)).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(event.act({ ...act, reason: ' ' })).toMatchObject({ refused: 'MALFORMED' })
    event.must(act, undefined, 'a')
    event.must(act, undefined, 'a')
    expect(event.act(act, undefined, 'b')).toMatchObject({ refused: 'NOT_ENDED_EARLY' })
    endEarly(event, 2)
    event.wait(16 * 60)
    event.must({ kind: 'final' })
    expect(undo(event)).toMatchObject({ refused: 'FINAL' })
    event.must({ kind: 'reopen', reason: 'The court says so.', clause: null })
    expect(undo(event)).toBeUndefined()
    event.must({ kind: 'cancel', reason: 'Flood.' })
    expect(undo(event)).toMatchObject({ refused: 'CANCELLED' })
  })
})

describe('PT 3.4 a cancelled event', () => {
  test.each([0, 1])('after %d series has no ranking, and never gets one', (series) => {
    const event = played(series)
    event.must({ kind: 'paid', player: 'p1', paid: true })
    expect(cancel(event)).toBeUndefined()
    expect(standings(event.state, numbers)).toMatchObject({ stamp: 'live', individual: [], groups: [] })
    for (const act of [
      { kind: 'final' },
      { kind: 'withdraw', player: 'p1' },
      { kind: 'start', series: 1 },
      {
        kind: 'adjust',
        player: 'p1',
        series: null,
        points: 1,
        small: 0,
        penalty: false,
        reason: 'x',
        clause: null,
      },
      { kind: 'endEarly', after: 1, refund: true, reason: 'x' },
      { kind: 'amend', regulations: event.state.regulations, reason: 'x' },
      { kind: 'cancel', reason: 'again' },
    ] as const)
      expect(event.act(act)).toMatchObject({ refused: 'CANCELLED' })
    expect(event.act({ kind: 'reopen', reason: 'x', clause: null })).toMatchObject({ refused: 'NOT_FINAL' })
    // Fees that are paid back, and notices, are still noted.
    expect(event.act({ kind: 'paid', player: 'p1', paid: false })).toBeUndefined()
    expect(event.act({ kind: 'notice', text: 'Next Saturday.' })).toBeUndefined()
    expect(event.act({ kind: 'forget', player: 'p1' })).toBeUndefined()
    expect(foldAll(event.log)).toEqual(event.state)
  })

  test('is cancelled by the director with a reason, before the result is final', () => {
    const event = played(3)
    expect(event.act({ kind: 'cancel', reason: 'x' }, card('p1'))).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(event.act({ kind: 'cancel', reason: '' })).toMatchObject({ refused: 'MALFORMED' })
    event.wait(16 * 60)
    event.must({ kind: 'final' })
    expect(cancel(event)).toMatchObject({ refused: 'FINAL' })
    event.must({ kind: 'reopen', reason: 'x', clause: null })
    expect(cancel(event)).toBeUndefined()
  })

  test('leaves its live tables', () => {
    const event = startEvent({ mode: 'online' })
    event.enter(...names(4))
    event.begin(1)
    event.must({ kind: 'open', series: 1, table: 1, live: 'abcdefgh' }, gateway)
    cancel(event)
    expect(event.state.abandoned).toEqual(['abcdefgh'])
  })
})

describe('PT 2.2 the format of an event that is played', () => {
  const long = { rounds: 2, minutes: 90, draw: 'standing' } as const

  test('changes for series that are not drawn: how many, rounds, minutes and draw', () => {
    const event = played(1)
    event.draw(2)
    expect(amend(event, [plan, plan, long, plan])).toBeUndefined()
    expect(event.state.series.map(({ plan: { rounds }, status }) => [rounds, status])).toEqual([
      ...[
        [1, 'ended'],
        [1, 'drawn'],
        [2, 'planned'],
        [1, 'planned'],
      ],
    ])
    expect(event.state.amendments).toHaveLength(1)
    expect(amend(event, [plan, long, long])).toMatchObject({ refused: 'SERIES_DRAWN', args: { series: 2 } })
    expect(amend(event, [plan])).toMatchObject({ refused: 'SERIES_DRAWN', args: { series: 2 } })
    expect(amend(event, [plan, plan])).toBeUndefined()
    event.must({ kind: 'start', series: 2 })
    event.fill(2)
    event.must({ kind: 'end', series: 2 })
    expect(stampOf(event.state)).toBe('provisional')
    // The seed of the last lots is open now: another draw would not be fair.
    expect(amend(event, [plan, plan, plan])).toMatchObject({ refused: 'NO_SERIES_LEFT' })
    expect(foldAll(event.log)).toEqual(event.state)
  })

  test('cannot end the event by the way, nor change what lists depend on', () => {
    const event = played(1)
    expect(amend(event, [plan])).toMatchObject({ refused: 'NO_SERIES_LEFT' })
    expect(amend(event, [])).toMatchObject({ refused: 'BAD_REGULATIONS' })
    expect(amend(event, three.series, { tieBreaks: ['lot'] })).toMatchObject({ refused: 'LOCKED' })
    expect(amend(event, three.series, { chairs: [3, 4] })).toMatchObject({ refused: 'LOCKED' })
    expect(amend(event, three.series, { bye: { points: 1, small: 0 } })).toBeUndefined()
    expect(amend(event, three.series, { bye: { points: 2, small: 0 } })).toMatchObject({
      refused: 'LOCKED',
      args: { field: 'format.bye' },
    })
  })
})
