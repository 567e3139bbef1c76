/** An event whose game gets other rules between two of its hands. */
import { describe, expect, test } from 'vitest'
import type { Logged } from '@stolik/event/model/entry'
import type { Act } from '@stolik/event/model/act'
import type { Lists } from '@stolik/event/model/lists'
import type { TableState } from '@stolik/event/model/state'
import { settledLater } from '@stolik/event/decide/settle-later'
import { resultHash } from '@stolik/event/standing/hash'
import { tableResult } from '@stolik/event/standing/table'
import { director, gateway, names, numbers, startEvent, type TestEvent } from './event.js'

const at = { series: 1, table: 1 } as const

/** By these rules every score is ten times as high. */
const tenfold: Lists = {
  ...numbers,
  version: numbers.version + 1,
  papers: { ...numbers.papers, enter: (...line) => times(10, numbers.papers.enter(...line)) },
}
function times(n: number, read: ReturnType<Lists['papers']['enter']>): typeof read {
  if ('refused' in read) return read
  const { settlement, ...hand } = read.settled
  const scores = settlement.scores.map((score) => n * score)
  return { ...read, settled: { ...hand, settlement: { ...settlement, scores } } }
}

/** By these nobody scores three. */
const noThrees: Lists = {
  ...numbers,
  version: numbers.version + 1,
  papers: {
    ...numbers.papers,
    enter: (profile, chairs, before, line) =>
      line.includes('3')
        ? { refused: 'three', clause: 'N9' }
        : numbers.papers.enter(profile, chairs, before, line),
  },
}

/** By these a hand after one without points counts double. */
const carrying = (version: number): Lists => ({
  ...numbers,
  version,
  papers: {
    ...numbers.papers,
    enter: (profile, chairs, before, line) => {
      const read = numbers.papers.enter(profile, chairs, before, line)
      const last = before.at(-1)?.settlement.scores ?? [1]
      return 'refused' in read || last.some((score) => score !== 0) ? read : times(2, read)
    },
  },
})

/** By these no line can be read any more. */
const unreadable: Lists = {
  ...tenfold,
  papers: { ...numbers.papers, enter: () => ({ refused: 'unreadable', clause: 'N9' }) },
}

const write = (event: TestEvent, ...lines: readonly string[]): void => {
  const from = event.state.series[0]?.tables[0]?.list.hands.length ?? 0
  lines.forEach((line, n) => event.must({ kind: 'hand', ...at, hand: from + n, line }))
}

function begun(): TestEvent {
  const event = startEvent()
  event.enter(...names(4))
  event.begin(1)
  write(event, '3 2 1 0', '1 1 1 1')
  return event
}

const totals = (event: TestEvent, lists = event.lists): readonly number[] =>
  tableResult(lists, event.state, tableOf(event)).totals
const tableOf = (event: TestEvent): TableState => event.state.series[0]?.tables[0] as TableState
const rulesOf = (event: TestEvent): readonly (string | null)[] =>
  tableOf(event).list.settled.map(({ rules }) => rules)
const linesOf = (event: TestEvent): readonly string[] => tableOf(event).list.hands.map(({ line }) => line)
/** The log as 0.1 would have written it. */
const as01 = (log: readonly Logged[]): readonly Logged[] =>
  log.map(({ at: when, by, op, entry }) => ({ at: when, by, op, entry }))
/** The log of 0.1 as it is read once it is settled by these rules. */
const settledIn = (log: readonly Logged[], lists: Lists): readonly Logged[] => {
  const later = new Map(settledLater(log, { lists }).map(({ seq, settlements }) => [seq, settlements]))
  return log.map((logged, seq) => {
    const settlements = later.get(seq)
    return settlements === undefined ? logged : { ...logged, settlements }
  })
}
/** The same event after a restart with these rules. */
const under = (lists: Lists, log: readonly Logged[]): TestEvent =>
  startEvent({}, { lists, before: JSON.parse(JSON.stringify(log)) as Logged[] })

describe('after the rules have changed', () => {
  test('hands keep the scores that they were settled to, even if their lines cannot be read', () => {
    const { log } = begun()
    expect(totals(under(numbers, log))).toEqual([4, 3, 2, 1])
    expect(totals(under(tenfold, log))).toEqual([4, 3, 2, 1])
    expect(totals(under(unreadable, log))).toEqual([4, 3, 2, 1])
  })

  test('a new hand counts by the new rules, and the older ones by theirs', () => {
    const event = under(tenfold, begun().log)
    write(event, '0 0 0 1')
    expect(totals(event)).toEqual([4, 3, 2, 11])
    expect(totals(under(unreadable, event.log))).toEqual([4, 3, 2, 11])
  })

  test('the log says by which rules each hand was settled', () => {
    const event = under(tenfold, begun().log)
    write(event, '0 0 0 1')
    const logged = event.log.flatMap(({ settlements }) => settlements ?? [])
    expect(logged.map(({ settled, rules }) => [settled.map(({ hand }) => hand), rules])).toEqual([
      [[0], 'rules 1'],
      [[1], 'rules 1'],
      [[2], 'rules 2'],
    ])
    expect(rulesOf(event)).toEqual(['rules 1', 'rules 1', 'rules 2'])
    event.must({ kind: 'correct', ...at, hand: 0, readings: ['2 2 2 2'], consent: [0, 1, 2, 3], seen: null })
    expect(rulesOf(event)).toEqual(['rules 2', 'rules 1', 'rules 2'])
    expect(totals(event)).toEqual([21, 21, 21, 31])
  })

  test('a line that is refused now does not stop its list: only new lines are asked about', () => {
    const event = under(noThrees, begun().log)
    expect(event.act({ kind: 'hand', ...at, hand: 2, line: '3 0 0 0' })?.refused).toBe('BAD_LINE')
    write(event, '0 0 0 1')
    event.must({ kind: 'hand', ...at, hand: 0, line: '3 2 1 0' })
    expect(event.act({ kind: 'hand', ...at, hand: 0, line: '2 2 1 0' })?.refused).toBe('DIFFERS')
    event.must({ kind: 'correct', ...at, hand: 1, readings: ['2 2 2 2'], consent: [0, 1, 2, 3], seen: null })
    write(event, '1 0 0 0')
    for (const chair of [0, 1, 2, 3]) event.must({ kind: 'sign', ...at, chair, lines: linesOf(event) })
    expect(totals(event)).toEqual([6, 4, 3, 3])
    // The same list from a file changes nothing, and one with another hand settles only that.
    event.must({
      kind: 'listAll',
      rows: [{ ...at, line: 2, lines: linesOf(event), fileLines: [2, 3, 4, 5] }],
      overwrite: false,
    })
    expect(event.log.at(-1)?.entry.kind).toBe('sign')
    event.must({ kind: 'annul', ...at, reason: 'It was written twice.' })
    event.must({ kind: 'list', ...at, lines: ['3 2 1 0', '2 2 2 2', '0 0 0 1', '0 0 0 1'], signed: true })
    expect(event.log.at(-1)?.settlements?.settled.map(({ hand }) => hand)).toEqual([3])
    expect(totals(event)).toEqual([5, 4, 3, 4])
  })

  test('a correction settles later hands anew only if it makes a difference to them', () => {
    const event = startEvent({}, { lists: carrying(1) })
    event.enter(...names(4))
    event.begin(1)
    write(event, '1 0 0 0', '2 0 0 0', '3 0 0 0')
    expect(totals(event)).toEqual([6, 0, 0, 0])
    const later = under(carrying(2), event.log)
    const correct = (hand: number, line: string): Act => ({
      kind: 'correct',
      ...at,
      hand,
      readings: [line],
      consent: [0, 1, 2, 3],
      seen: null,
    })
    later.must(correct(0, '1 1 0 0'))
    expect(rulesOf(later)).toEqual(['rules 2', 'rules 1', 'rules 1'])
    // A hand after one without points counts double.
    later.must(correct(1, '0 0 0 0'))
    expect(rulesOf(later)).toEqual(['rules 2', 'rules 2', 'rules 2'])
    expect(totals(later)).toEqual([7, 1, 0, 0])
  })

  test('a live table says how it settled a hand, and its event settles it no other way', () => {
    const event = startEvent({ mode: 'online' }, { lists: tenfold })
    event.enter(...names(4))
    event.begin(1)
    const settlement = { scores: [7, 0, 0, 0], lines: [], entry: {} }
    const settled = { hand: 0, dealer: 0, seating: [0, 1, 2, 3], settlement }
    const played = { live: null, settled, rules: 'rules 1' }
    event.must({ kind: 'hand', ...at, hand: 0, line: '7 0 0 0', played }, gateway)
    expect([totals(event), rulesOf(event)]).toEqual([[7, 0, 0, 0], ['rules 1']])
    // Nobody else can say so.
    const hall = under(tenfold, begun().log)
    const own = { ...played, settled: { ...settled, hand: 2 } }
    hall.must({ kind: 'hand', ...at, hand: 2, line: '7 0 0 0', played: own }, director)
    expect(totals(hall)).toEqual([74, 3, 2, 1])
  })

  test('a corrected hand is settled by the rules of now', () => {
    const event = under(tenfold, begun().log)
    write(event, '0 0 0 1')
    event.must({ kind: 'correct', ...at, hand: 1, readings: ['2 2 2 2'], consent: [0, 1, 2, 3], seen: null })
    expect(totals(event)).toEqual([23, 22, 21, 30])
    expect(totals(under(unreadable, event.log))).toEqual([23, 22, 21, 30])
  })

  test('hands that are dealt anew are no longer settled', () => {
    const event = begun()
    event.must({ kind: 'redeal', ...at, hand: 1, reason: 'A card was missing.' })
    expect(totals(under(unreadable, event.log))).toEqual([3, 2, 1, 0])
    write(event, '1 0 0 0')
    expect(totals(under(tenfold, event.log))).toEqual([4, 2, 1, 0])
  })

  test('a list that was entered whole keeps all its scores', () => {
    const event = begun()
    event.must(
      { kind: 'list', ...at, lines: ['1 0 0 0', '0 1 0 0', '0 0 1 0', '0 0 0 1'], signed: true },
      director,
    )
    expect(totals(under(unreadable, event.log))).toEqual([1, 1, 1, 1])
  })

  test('hands in a log of 0.1 are settled by the rules of now until their list changes', () => {
    const old = as01(begun().log)
    const event = under(numbers, old)
    expect(totals(event)).toEqual([4, 3, 2, 1])
    expect(totals(under(tenfold, old))).toEqual([40, 30, 20, 10])
    write(event, '0 0 0 1')
    expect(totals(under(unreadable, event.log))).toEqual([4, 3, 2, 2])
  })

  test('a log of 0.1 is settled once, in each of its entries, and then stays so', () => {
    const event = begun()
    write(event, '0 0 0 1')
    event.must({ kind: 'correct', ...at, hand: 0, readings: ['2 2 2 2'], consent: [0, 1, 2, 3], seen: null })
    write(event, '5 0 0 0')
    event.must({ kind: 'annul', ...at, reason: 'It was written twice.' })
    event.must({ kind: 'list', ...at, lines: ['1 0 0 0', '1 1 1 1', '0 0 1 0', '0 0 0 1'], signed: true })
    const old = as01(event.log)
    const settled = settledIn(old, numbers)
    expect(settledLater(settled, { lists: numbers })).toEqual([])
    // What each standing of the list was settled to stays, too.
    for (let length = 1; length <= old.length; length++) {
      const [before, after] = [
        under(numbers, old.slice(0, length)),
        under(unreadable, settled.slice(0, length)),
      ]
      if (before.state.series[0]?.tables[0] !== undefined) expect(totals(after)).toEqual(totals(before))
    }
    expect(new Set(rulesOf(under(unreadable, settled)))).toEqual(new Set([null]))
  })

  test('the result of a final event of 0.1 keeps its hash once its lists are settled', () => {
    const event = begun()
    event.fill(1)
    const old = as01(event.log)
    const before = under(numbers, old)
    const after = under(unreadable, settledIn(old, numbers))
    expect(resultHash(after.state, { ...unreadable, version: 1 })).toBe(resultHash(before.state, numbers))
  })

  test('hands from a line on that the rules of now refuse are not settled', () => {
    const event = startEvent()
    event.enter(...names(4))
    event.begin(1)
    write(event, '1 1 1 1', '3 0 0 0', '0 0 0 1')
    const settled = settledIn(as01(event.log), noThrees)
    expect(rulesOf(under(noThrees, settled))).toEqual([null])
    // What is settled after such a hand cannot be counted without it.
    const hand = event.log.at(-1) as Logged
    expect(rulesOf(under(noThrees, [...settled.slice(0, -1), hand]))).toEqual([null])
    expect(totals(under(numbers, [...settled.slice(0, -1), hand]))).toEqual([4, 1, 1, 2])
  })

  test('a live table that goes on after 0.1 settles what its list lacks', () => {
    const event = startEvent({ mode: 'online' })
    event.enter(...names(4))
    event.begin(1)
    const played = (hand: number, score: number) => ({
      live: null,
      settled: {
        hand,
        dealer: hand,
        seating: [0, 1, 2, 3],
        settlement: { scores: [score, 0, 0, 0], lines: [], entry: {} },
      },
      rules: 'rules 1',
    })
    event.must({ kind: 'hand', ...at, hand: 0, line: '7 0 0 0', played: played(0, 7) }, gateway)
    const later = under(numbers, as01(event.log))
    later.must({ kind: 'hand', ...at, hand: 1, line: '8 0 0 0', played: played(1, 8) }, gateway)
    expect(totals(under(unreadable, later.log))).toEqual([15, 0, 0, 0])
  })
})
