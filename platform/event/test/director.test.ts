/** The director's acts during a series, at the desk, and until the result is final. */
import type { Arbiter } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { pausedFor } from '@stolik/event/fold/series'
import { canonical } from '@stolik/contract/canonical'
import { fold, foldAll } from '@stolik/event/fold/fold'
import { resultContent, resultHash } from '@stolik/event/standing/hash'
import { sitter } from '@stolik/event/model/playing'
import type { TableState } from '@stolik/event/model/state'
import {
  card,
  chair,
  director,
  entrant,
  format,
  gateway,
  names,
  numbers,
  startEvent,
  type TestEvent,
} from './event.js'

const at = { series: 1, table: 1 } as const
const line = '3 2 1 0'
const begun = (players = 4): TestEvent => {
  const event = startEvent()
  event.enter(...names(players))
  event.begin(1)
  return event
}
const table = (event: TestEvent): TableState => event.state.series[0]?.tables[0] as TableState
const played = (): TestEvent => {
  const event = begun()
  for (const series of [1, 2]) {
    if (series === 2) event.begin(2)
    event.fill(series)
    event.must({ kind: 'end', series })
  }
  return event
}

describe('time', () => {
  test('stops for everybody or for one table, and pauses are counted', () => {
    const event = begun()
    const pause = (paused: boolean, where: typeof at | null = null): unknown =>
      event.act({ kind: 'pause', at: where, paused, reason: paused ? 'a protest' : '' })
    expect(pause(false)).toMatchObject({ refused: 'NOT_PAUSED' })
    expect(pause(true)).toBeUndefined()
    expect(pause(true)).toMatchObject({ refused: 'PAUSED' })
    event.wait(90)
    expect(pause(false)).toBeUndefined()
    event.wait(5)
    expect(pause(true)).toBeUndefined()
    event.wait(10)
    expect(pausedFor(event.state.pause, event.log[0]?.at ?? 0)).toBe(90_000)
    expect(pausedFor(event.state.pause, (event.log[0]?.at ?? 0) + 105_000)).toBe(100_000)
    expect(pause(true, at)).toBeUndefined()
    expect(table(event).pause.since).not.toBeNull()
    expect(event.act({ kind: 'pause', at: null, paused: true, reason: '' })).toMatchObject({
      refused: 'MALFORMED',
    })
  })

  test('is added to a running series', () => {
    const event = begun()
    expect(event.act({ kind: 'extend', series: 1, minutes: 10 })).toBeUndefined()
    expect(event.act({ kind: 'extend', series: 1, minutes: 5 })).toBeUndefined()
    expect(event.state.series[0]?.extended).toBe(15)
    expect(event.act({ kind: 'extend', series: 1, minutes: 0 })).toMatchObject({ refused: 'MALFORMED' })
    expect(event.act({ kind: 'extend', series: 2, minutes: 5 })).toMatchObject({ refused: 'NOT_RUNNING' })
    expect(played().act({ kind: 'extend', series: 1, minutes: 5 })).toMatchObject({ refused: 'NOT_RUNNING' })
    expect(event.act({ kind: 'extend', series: 3, minutes: 5 })).toMatchObject({ refused: 'UNKNOWN_SERIES' })
  })
})

describe('3.2.12 a redeal', () => {
  test('voids hands from the mistaken one on; a redeal of the hand in play leaves the list as it is', () => {
    const event = begun()
    for (const hand of [0, 1, 2]) event.must({ kind: 'hand', ...at, hand, line }, chair(0))
    const redeal = (hand: number): unknown =>
      event.act({ kind: 'redeal', ...at, hand, reason: 'wrong dealer' })
    expect(redeal(3)).toBeUndefined()
    expect(table(event).list.hands).toHaveLength(3)
    expect(redeal(4)).toMatchObject({ refused: 'MALFORMED' })
    expect(redeal(1)).toBeUndefined()
    expect(table(event).list.hands).toHaveLength(1)
    expect(table(event).redeals.map(({ hand }) => hand)).toEqual([3, 1])
    expect(event.act({ kind: 'redeal', ...at, hand: 0, reason: 'r' }, chair(0))).toMatchObject({
      refused: 'NOT_ALLOWED',
    })
  })

  test('makes a player who had signed sign again', () => {
    const event = begun()
    for (const hand of [0, 1, 2, 3]) event.must({ kind: 'hand', ...at, hand, line }, chair(0))
    event.must(
      { kind: 'sign', ...at, chair: 1, lines: table(event).list.hands.map(({ line }) => line) },
      chair(1),
    )
    expect(event.act({ kind: 'redeal', ...at, hand: 4, reason: 'no such hand' })).toMatchObject({
      refused: 'MALFORMED',
    })
    event.must({ kind: 'redeal', ...at, hand: 3, reason: 'wrong dealer' })
    event.must({ kind: 'hand', ...at, hand: 3, line }, chair(0))
    expect(table(event).list.signed).toEqual([])
  })

  test('is refused once everybody has signed', () => {
    const event = begun()
    event.fill(1)
    expect(event.act({ kind: 'redeal', ...at, hand: 0, reason: 'r' })).toMatchObject({ refused: 'SIGNED' })
  })
})

describe('a substitute', () => {
  test('plays for a chair, but the result belongs to its place', () => {
    const event = begun()
    event.must({ kind: 'enter', entrant: entrant('Reserve'), reserve: true })
    event.must({ kind: 'hand', ...at, hand: 0, line }, chair(0))
    const substitute = (player: string, n = 2): unknown =>
      event.act({ kind: 'substitute', ...at, chair: n, player, reason: 'ill' }, gateway)
    const [, , place = ''] = table(event).players
    expect(substitute('p1')).toMatchObject({ refused: 'NOT_RESERVE' })
    expect(substitute('p9')).toMatchObject({ refused: 'UNKNOWN_PLAYER' })
    expect(substitute('p5', 4)).toMatchObject({ refused: 'MALFORMED' })
    expect(substitute('p5')).toBeUndefined()
    expect(substitute('p5', 3)).toMatchObject({ refused: 'NOT_RESERVE' })
    expect(table(event).substitutes).toEqual([{ chair: 2, player: 'p5', after: 1 }])
    expect(sitter(event.state, 1, table(event), 2)).toBe('p5')
    expect(event.act({ kind: 'hand', ...at, hand: 1, line }, card('p5'))).toBeUndefined()
    expect(event.act({ kind: 'hand', ...at, hand: 2, line }, card(place))).toMatchObject({
      refused: 'NOT_ALLOWED',
    })
    expect(table(event).players[2]).toBe(place)
  })
})

describe('a player who never came', () => {
  test('is recorded if the regulations give the others something', () => {
    const act = { kind: 'missing', ...at, chairs: [1], reason: 'did not come' } as const
    expect(begun().act(act)).toMatchObject({ refused: 'NO_BYE' })
    const event = startEvent({ format: { ...format, bye: { points: 3, small: 35 } } })
    event.enter(...names(4))
    event.begin(1)
    expect(event.act({ ...act, chairs: [] })).toMatchObject({ refused: 'MALFORMED' })
    expect(event.act({ ...act, chairs: [4] })).toMatchObject({ refused: 'MALFORMED' })
    expect(event.act({ ...act, chairs: [1, 1] })).toMatchObject({ refused: 'MALFORMED' })
    expect(event.act(act)).toBeUndefined()
    expect(event.act({ kind: 'hand', ...at, hand: 0, line }, chair(0))).toMatchObject({ refused: 'ANNULLED' })
    expect(event.act({ kind: 'end', series: 1 })).toBeUndefined()
  })
})

describe('adjustments', () => {
  const adjust = (event: TestEvent, more: object): unknown =>
    event.act({
      kind: 'adjust',
      player: 'p1',
      series: 1,
      points: -2.5,
      small: 0,
      penalty: true,
      reason: 'late',
      clause: 'PT 4.3',
      ...more,
    } as never)

  test('are numbered and can be revoked once', () => {
    const event = begun()
    expect(adjust(event, {})).toBeUndefined()
    expect(adjust(event, { points: 3, penalty: false })).toBeUndefined()
    expect(event.act({ kind: 'revoke', n: 1, reason: 'heard them' })).toBeUndefined()
    expect(event.state.adjustments.map(({ n, points, revoked }) => [n, points, revoked])).toEqual([
      [1, -2.5, 'heard them'],
      [2, 3, null],
    ])
    expect(event.act({ kind: 'revoke', n: 1, reason: 'again' })).toMatchObject({ refused: 'REVOKED' })
    expect(event.act({ kind: 'revoke', n: 3, reason: 'none' })).toMatchObject({ refused: 'UNKNOWN_NUMBER' })
  })

  test('are given once, even if two directors give them at the same time', () => {
    const event = begun()
    expect(adjust(event, { seen: 0 })).toBeUndefined()
    expect(adjust(event, { seen: 0 })).toEqual({ refused: 'OVERTAKEN', args: { field: 'adjust' } })
    expect(event.state.adjustments).toHaveLength(1)
    expect(adjust(event, { seen: 1, player: 'p2' })).toBeUndefined()
  })

  test('are refused for a player who does not take part', () => {
    const event = begun()
    event.must({ kind: 'enter', entrant: entrant('Reserve'), reserve: true })
    expect(adjust(event, { player: 'p5' })).toMatchObject({ refused: 'NOT_PLAYING', args: { number: 5 } })
  })

  test.each([
    ['a penalty that gives points', { points: 1 }, 'MALFORMED'],
    ['an adjustment of 0 points', { points: 0 }, 'MALFORMED'],
    ['a third of a point', { points: -1 / 3 }, 'MALFORMED'],
    ['an adjustment without a reason', { reason: '' }, 'MALFORMED'],
    ['an adjustment of an unknown player', { player: 'p9' }, 'UNKNOWN_PLAYER'],
    ['an adjustment in a series that does not exist', { series: 9 }, 'UNKNOWN_SERIES'],
  ])('%s is refused', (_, change, refused) => {
    const event = begun()
    expect(adjust(event, change)).toMatchObject({ refused })
    expect(event.state.adjustments).toEqual([])
  })
})

describe('rulings', () => {
  const arbiter: Arbiter = {
    questions: () => [{ id: 'lead', fields: [{ name: 'by', kind: 'choice', options: ['declarer'] }] }],
    rule: (_, question, facts) =>
      question !== 'lead'
        ? { refused: 'unknown-question' }
        : facts['by'] === undefined
          ? { refused: 'missing', field: 'by' }
          : { lines: [{ code: 'ruled', args: {}, clause: '4.1.3' }] },
  }
  const ask = (event: TestEvent, more: object): unknown =>
    event.act({
      kind: 'rule',
      ...at,
      hand: 0,
      question: 'lead',
      facts: { by: 'declarer' },
      note: '',
      ...more,
    } as never)

  test('PT 7.3.2 come from the rule book with its clause, or from the referee', () => {
    const event = startEvent({}, { arbiter })
    event.enter(...names(4))
    event.begin(1)
    expect(ask(event, {})).toBeUndefined()
    expect(ask(event, { question: null, note: 'both warned', facts: {} })).toBeUndefined()
    expect(
      event.state.rulings.map(({ n, lines, note }) => [n, lines.map(({ clause }) => clause), note]),
    ).toEqual([
      [1, ['4.1.3'], ''],
      [2, [], 'both warned'],
    ])
    expect(ask(event, { facts: {} })).toEqual({
      refused: 'NOT_RULED',
      args: { problem: 'missing', field: 'by' },
    })
    expect(ask(event, { question: 'rain' })).toMatchObject({ refused: 'NOT_RULED', args: { field: 'rain' } })
    expect(ask(event, { question: null, note: ' ' })).toMatchObject({ refused: 'MALFORMED' })
    expect(ask(event, { hand: 4 })).toMatchObject({ refused: 'MALFORMED' })
  })

  test('come from the referee alone if there is no arbiter', () => {
    expect(ask(begun(), {})).toMatchObject({ refused: 'NO_ARBITER' })
  })
})

describe('protests', () => {
  const protest = (event: TestEvent, series = 1, by = card('p1')): unknown =>
    event.act({ kind: 'protest', series, table: 1, player: 'p1', text: 'Hand 3 was mine.' }, by)

  test('PT 9.10, isko 4.5.10, pzskat 4.5.10, patrolki 4.4.10 are made before the next series begins', () => {
    const event = begun()
    expect(protest(event, 2)).toMatchObject({ refused: 'UNKNOWN_TABLE' })
    expect(protest(event)).toBeUndefined()
    event.fill(1)
    event.must({ kind: 'end', series: 1 })
    event.wait(10_000)
    expect(protest(event)).toBeUndefined()
    event.draw(2)
    expect(protest(event)).toBeUndefined()
    event.must({ kind: 'start', series: 2 })
    event.wait(1)
    expect(protest(event)).toMatchObject({
      refused: 'DEADLINE',
      args: { until: event.state.series[1]?.started },
    })
  })

  test('PT 9.10 are made within the announced time after the last series', () => {
    const event = played()
    event.wait(15 * 60)
    expect(protest(event, 2)).toBeUndefined()
    event.wait(1)
    expect(protest(event, 2)).toMatchObject({ refused: 'DEADLINE' })
  })

  test('isko 4.1.11, pzskat 4.1.11, patrolki 4.1.11 are made with the player’s card, from their chair, or by the director for them', () => {
    const event = begun()
    const seat = table(event).players.indexOf('p1')
    expect(protest(event, 1, card('p2'))).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(protest(event, 1, chair((seat + 1) % 4))).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(protest(event, 1, chair(seat))).toBeUndefined()
    expect(event.act({ kind: 'protest', ...at, player: 'p1', text: 'On paper.' })).toBeUndefined()
    expect(event.act({ kind: 'protest', ...at, player: 'p1', text: '' })).toMatchObject({
      refused: 'MALFORMED',
    })
  })

  test('PT 7.2.5, PT 7.3.3 a decision and what it corrects in the list happen together, or neither', () => {
    const event = begun()
    event.fill(1)
    protest(event)
    const lines = (): readonly string[] => table(event).list.hands.map(({ line }) => line)
    const [before = ''] = lines()
    const other = '0 0 0 0'
    const decide = (kind: 'decide' | 'decideAppeal', more: object): unknown =>
      event.act({
        kind,
        n: 1,
        upheld: true,
        text: 'The paper says so.',
        correction: { hand: 0, readings: [other], consent: [], seen: before, ...more },
      })
    const untouched = event.log.length
    for (const [more, refused] of [
      [{ seen: other }, 'DIFFERS'],
      [{ hand: 99 }, 'NO_SUCH_HAND'],
      [{ readings: ['?'] }, 'BAD_LINE'],
      [{ readings: [] }, 'MALFORMED'],
    ] as const)
      expect(decide('decide', more)).toMatchObject({ refused })
    expect(event.log).toHaveLength(untouched)
    expect(event.state.protests[0]?.status).toBe('open')
    expect(decide('decide', { readings: [other] })).toBeUndefined()
    expect(lines()[0]).toBe(other)
    expect(event.log.slice(untouched).map(({ entry }) => entry)).toMatchObject([
      { kind: 'correct', ...at, hand: 0, line: other },
      { kind: 'decide', n: 1, upheld: true, text: 'The paper says so.' },
    ])
    expect(Object.keys(event.log.at(-1)?.entry ?? {})).not.toContain('correction')
    // A second director who saw the list as it was changes nothing.
    expect(decide('decide', { readings: [before] })).toMatchObject({ refused: 'DECIDED' })
    event.must({ kind: 'appeal', n: 1, player: 'p1', text: 'No.' })
    expect(decide('decideAppeal', { readings: [before] })).toMatchObject({ refused: 'DIFFERS' })
    expect(decide('decideAppeal', { readings: [before], seen: other })).toBeUndefined()
    expect(lines()[0]).toBe(before)
    expect(event.state.protests[0]?.status).toBe('appealUpheld')
  })

  test('PT 7.3.3, isko 4.5.11 are decided, appealed against, and then decided for good', () => {
    const event = begun()
    protest(event)
    const decide = (kind: 'decide' | 'decideAppeal', upheld: boolean): unknown =>
      event.act({ kind, n: 1, upheld, text: 'Heard both.' })
    const appeal = (): unknown => event.act({ kind: 'appeal', n: 1, player: 'p1', text: 'No.' }, card('p1'))
    expect(appeal()).toMatchObject({ refused: 'NOT_DECIDED' })
    expect(decide('decideAppeal', true)).toMatchObject({ refused: 'NOT_DECIDED' })
    expect(decide('decide', false)).toBeUndefined()
    expect(decide('decide', true)).toMatchObject({ refused: 'DECIDED' })
    expect(appeal()).toBeUndefined()
    expect(appeal()).toMatchObject({ refused: 'APPEALED' })
    expect(decide('decideAppeal', true)).toBeUndefined()
    expect(decide('decideAppeal', true)).toMatchObject({ refused: 'DECIDED' })
    expect(event.state.protests[0]).toMatchObject({
      status: 'appealUpheld',
      decision: { text: 'Heard both.' },
      appeal: { player: 'p1', text: 'No.' },
      appealDecision: { text: 'Heard both.' },
    })
    expect(event.act({ kind: 'decide', n: 2, upheld: true, text: 'x' })).toMatchObject({
      refused: 'UNKNOWN_NUMBER',
    })
  })

  test('a late decision can be appealed against for the same time', () => {
    const event = played()
    protest(event, 2)
    event.wait(3600)
    event.must({ kind: 'decide', n: 1, upheld: false, text: 'No.' })
    event.wait(15 * 60)
    expect(event.act({ kind: 'final' })).toBeUndefined()
    const late = played()
    protest(late, 2)
    late.wait(3600)
    late.must({ kind: 'decide', n: 1, upheld: false, text: 'No.' })
    late.wait(15 * 60 + 1)
    expect(late.act({ kind: 'appeal', n: 1, player: 'p1', text: 'No.' }, card('p1'))).toMatchObject({
      refused: 'DEADLINE',
    })
  })
})

describe('the final result', () => {
  test('PT 7.4.3, isko 4.5.11 waits for all series, all protests and their deadlines, and then nothing changes', () => {
    const event = begun()
    expect(event.act({ kind: 'final' })).toMatchObject({ refused: 'SERIES_LEFT', args: { series: 1 } })
    const over = played()
    expect(over.act({ kind: 'final' })).toMatchObject({ refused: 'PROTEST_TIME' })
    over.must({ kind: 'protest', series: 2, table: 1, player: 'p1', text: 'No.' })
    over.wait(16 * 60)
    expect(over.act({ kind: 'final' })).toMatchObject({ refused: 'PROTESTS_OPEN', args: { numbers: '1' } })
    over.must({ kind: 'decide', n: 1, upheld: false, text: 'No.' })
    expect(over.act({ kind: 'final' })).toMatchObject({ refused: 'PROTEST_TIME' })
    over.must({ kind: 'appeal', n: 1, player: 'p1', text: 'Yes.' })
    over.wait(15 * 60)
    expect(over.act({ kind: 'final' })).toMatchObject({ refused: 'PROTESTS_OPEN' })
    over.must({ kind: 'decideAppeal', n: 1, upheld: false, text: 'No.' })
    const hash = resultHash(over.state, numbers)
    expect(over.act({ kind: 'final' })).toBeUndefined()
    expect(over.state.final?.hash).toBe(hash)
    expect(resultHash(over.state, numbers)).toBe(hash)
    expect(over.act({ kind: 'withdraw', player: 'p1' })).toMatchObject({ refused: 'FINAL' })
    // Money can still change hands: it changes no result.
    expect(over.act({ kind: 'paid', player: 'p1', paid: true })).toBeUndefined()
    expect(resultHash(over.state, numbers)).toBe(hash)
  })

  test('is reopened by the director with a reason, corrected, and made final again with another hash', () => {
    const event = played()
    const why = { reason: 'A line of table 1 was misread.', clause: null }
    expect(event.act({ kind: 'reopen', ...why })).toMatchObject({ refused: 'NOT_FINAL' })
    event.wait(16 * 60)
    event.must({ kind: 'final' })
    const was = event.state.final
    for (const by of [card('p1'), gateway, chair(0)])
      expect(event.act({ kind: 'reopen', ...why }, by)).toMatchObject({ refused: 'NOT_ALLOWED' })
    for (const bad of [
      { reason: ' ', clause: null },
      { reason: 'x', clause: ' ' },
    ])
      expect(event.act({ kind: 'reopen', ...bad })).toMatchObject({ refused: 'MALFORMED' })
    event.wait(3600)
    event.must({ kind: 'reopen', ...why }, director, 'reopen 1')
    const { final, reopenings, series } = event.state
    expect({ final, reopenings }).toMatchObject({ final: null, reopenings: [{ ...why, was }] })
    expect(series.every(({ status }) => status === 'ended')).toBe(true)
    // The same act sent again counts as done. A new act finds nothing to reopen.
    expect(event.act({ kind: 'reopen', ...why }, director, 'reopen 1')).toBeUndefined()
    expect(event.act({ kind: 'reopen', ...why })).toMatchObject({ refused: 'NOT_FINAL' })
    expect(event.act({ kind: 'protest', ...at, series: 2, player: 'p1', text: 'No.' })).toMatchObject({
      refused: 'DEADLINE',
    })
    event.must({ kind: 'correct', ...at, hand: 0, readings: ['0 0 0 0'], consent: [0, 1, 2, 3] })
    event.must({ kind: 'final' })
    expect(event.state.final?.hash).not.toBe(was?.hash)
    expect(event.act({ kind: 'withdraw', player: 'p1' })).toMatchObject({ refused: 'FINAL' })
    event.must({ kind: 'reopen', reason: 'Once more.', clause: '7.3.3' })
    expect(event.state.reopenings.map(({ was: { hash } }) => hash)).toEqual([
      was?.hash,
      event.state.reopenings[1]?.was.hash,
    ])
    expect(foldAll(event.log)).toEqual(event.state)
  })

  test('gets another hash even if nothing was changed after reopening, and keeps its hash if never reopened', () => {
    const event = played()
    event.wait(16 * 60)
    event.must({ kind: 'final' })
    const first = event.state.final?.hash
    expect(canonical(resultContent(event.state, numbers))).not.toContain('reopenings')
    event.must({ kind: 'reopen', reason: 'A mistake.', clause: null })
    event.must({ kind: 'final' })
    expect(event.state.final?.hash).not.toBe(first)
    expect(canonical(resultContent(event.state, numbers))).toContain(first)
  })

  test('cannot be reopened before it is final', () => {
    const reopen = { kind: 'reopen', reason: 'x', clause: null } as const
    const logged = { at: 0, by: director, op: null, entry: reopen }
    expect(() => fold(played().state, logged)).toThrow(RangeError)
  })

  test('has another hash if anything differs', () => {
    const event = played()
    const hash = resultHash(event.state, numbers)
    event.must({ kind: 'correct', ...at, hand: 0, readings: ['0 0 0 0'], consent: [0, 1, 2, 3] })
    expect(resultHash(event.state, numbers)).not.toBe(hash)
  })

  test('has another hash if a list is annulled, even one with only zeros', () => {
    const event = begun()
    event.fill(1, () => '0 0 0 0')
    const hash = resultHash(event.state, numbers)
    event.must({ kind: 'annul', ...at, reason: 'unreadable' })
    expect(resultHash(event.state, numbers)).not.toBe(hash)
  })
})

describe('regulations', () => {
  test('are not overwritten by a director who saw an older version', () => {
    const event = startEvent()
    const { regulations: seen } = event.state
    const amend = (change: object, from = seen): unknown =>
      event.act({ kind: 'amend', regulations: { ...from, ...change }, reason: 'as agreed', seen: from })
    expect(amend({ name: 'Winter cup' })).toBeUndefined()
    expect(amend({ place: 'Hall' })).toMatchObject({ refused: 'OVERTAKEN', args: { field: 'name' } })
    expect(event.state.regulations).toMatchObject({ name: 'Winter cup', place: seen.place })
    expect(amend({ place: 'Hall' }, event.state.regulations)).toBeUndefined()
  })

  test('PT 2.2, PT 7.3.1 are amended with a reason; fields that draws depend on stay', () => {
    const event = startEvent()
    const amend = (change: object, reason = 'as agreed'): unknown =>
      event.act({ kind: 'amend', regulations: { ...event.state.regulations, ...change }, reason })
    expect(amend({ name: 'Winter cup' }, '')).toMatchObject({ refused: 'MALFORMED' })
    expect(amend({ name: 'Winter cup', organiser: '' })).toMatchObject({
      refused: 'BAD_REGULATIONS',
      clause: 'PT 6.2',
      problems: [{ line: 0, code: 'MISSING', args: { field: 'organiser' } }],
    })
    expect(amend({ game: 'other' })).toMatchObject({ refused: 'LOCKED', args: { field: 'game' } })
    const shorter = { ...format, series: format.series.slice(1) }
    expect(amend({ format: shorter })).toBeUndefined()
    expect(event.state.series).toHaveLength(1)
    event.enter(...names(4))
    expect(amend({ capacity: 3 })).toMatchObject({ refused: 'FULL' })
    event.draw(1)
    const even = { ...shorter, profile: 'even' }
    expect(amend({ format: even })).toMatchObject({ refused: 'LOCKED', args: { field: 'format' } })
    expect(amend({ name: 'Winter cup' })).toBeUndefined()
    expect(event.state.regulations.name).toBe('Winter cup')
    expect(event.state.series.map(({ status }) => status)).toEqual(['drawn'])
    expect(event.state.amendments).toHaveLength(2)
  })
})
