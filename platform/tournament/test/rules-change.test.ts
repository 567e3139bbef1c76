/** An event whose game gets other rules between two of its hands. */
import { describe, expect, test } from 'vitest'
import type { Settled } from '@stolik/core'
import type { Logged } from '@stolik/tournament/model/entry'
import type { Lists } from '@stolik/tournament/model/lists'
import { tableResult } from '@stolik/tournament/standing/table'
import { director, names, numbers, startEvent, type TestEvent } from './event.js'

const at = { series: 1, table: 1 } as const

/** By these rules every score is ten times as high. */
const tenfold: Lists = {
  ...numbers,
  version: numbers.version + 1,
  papers: { ...numbers.papers, settle: (...list) => tenTimes(numbers.papers.settle(...list)) },
}
const tenTimes = (settled: ReturnType<Lists['papers']['settle']>): typeof settled =>
  'refused' in settled
    ? settled
    : settled.map((hand): Settled => ({
        ...hand,
        settlement: { ...hand.settlement, scores: hand.settlement.scores.map((score) => 10 * score) },
      }))

/** By these no line can be read any more. */
const unreadable: Lists = {
  ...tenfold,
  papers: { ...numbers.papers, settle: () => ({ refused: 'unreadable', clause: 'N9', hand: 0 }) },
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

const totals = (event: TestEvent, lists = event.lists): readonly number[] => {
  const table = event.state.series[0]?.tables[0]
  if (table === undefined) throw new RangeError('no table')
  return tableResult(lists, event.state, table).totals
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

  test('a corrected hand and those after it are settled anew, and no others', () => {
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
    const old = begun().log.map(({ at: when, by, op, entry }) => ({ at: when, by, op, entry }))
    const event = under(numbers, old)
    expect(totals(event)).toEqual([4, 3, 2, 1])
    expect(totals(under(tenfold, old))).toEqual([40, 30, 20, 10])
    write(event, '0 0 0 1')
    expect(totals(under(unreadable, event.log))).toEqual([4, 3, 2, 2])
  })
})
