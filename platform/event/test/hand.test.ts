/** A list at its table: written hand by hand, confirmed, corrected and signed (PT 7.2). */
import { readLists } from '@stolik/event/decide/files'
import { describe, expect, test } from 'vitest'
import type { By } from '@stolik/event/model/entry'
import type { TableList } from '@stolik/event/model/state'
import { card, chair, director, format, gateway, names, startEvent, type TestEvent } from './event.js'

const at = { series: 1, table: 1 } as const
const line = '3 2 1 0'

const begun = (): TestEvent => {
  const event = startEvent()
  event.enter(...names(4))
  event.begin(1)
  return event
}
const list = (event: TestEvent): TableList => event.state.series[0]?.tables[0]?.list as TableList
const lines = (event: TestEvent): readonly string[] => list(event).hands.map((hand) => hand.line)
const write = (event: TestEvent, hand: number, text = line, by: By = chair(0), op?: string): unknown =>
  event.act({ kind: 'hand', ...at, hand, line: text }, by, op)
const full = (): TestEvent => {
  const event = begun()
  for (let hand = 0; hand < 4; hand++) write(event, hand)
  return event
}
const sign = (event: TestEvent, n: number, by: By = chair(n), seen = lines(event)): unknown =>
  event.act({ kind: 'sign', ...at, chair: n, lines: seen }, by)
const signed = (): TestEvent => {
  const event = full()
  for (let n = 0; n < 4; n++) sign(event, n)
  return event
}

describe('a hand', () => {
  test('is written in the game’s canonical notation', () => {
    const event = begun()
    expect(write(event, 0, ' +3 2   1 0 ')).toBeUndefined()
    expect(list(event).hands).toEqual([{ line, entry: 7, by: chair(0), confirmed: [] }])
  })

  test('is one hand if two phones write the same line', () => {
    const event = begun()
    write(event, 0, line, chair(0), 'a')
    const { length } = event.log
    expect(write(event, 0, '03 2 1 0', chair(1), 'b')).toBeUndefined()
    expect(event.log).toHaveLength(length)
  })

  test('is refused with the existing line if two phones write different lines', () => {
    const event = begun()
    write(event, 0)
    expect(write(event, 0, '0 1 2 3', chair(1))).toEqual({ refused: 'DIFFERS', args: { hand: 1, line } })
    expect(lines(event)).toEqual([line])
  })

  test('is not written twice if sent again, even after other hands', () => {
    const event = begun()
    write(event, 0, line, chair(0), 'a')
    write(event, 1, '0 0 0 1', chair(0), 'b')
    const { length } = event.log
    expect(write(event, 0, line, chair(0), 'a')).toBeUndefined()
    expect(event.log).toHaveLength(length)
    // Each sender has its own names for acts.
    expect(write(event, 2, line, chair(1), 'a')).toBeUndefined()
    expect(lines(event)).toHaveLength(3)
  })

  test('must follow the hand before it, and none follows the last', () => {
    const event = begun()
    expect(write(event, 1)).toEqual({ refused: 'GAP', args: { next: 1 } })
    expect(write(event, -1)).toMatchObject({ refused: 'GAP' })
    expect(write(event, 0.5)).toMatchObject({ refused: 'GAP' })
    expect(write(full(), 4)).toEqual({ refused: 'LIST_FULL', args: { length: 4 } })
  })

  test('is refused with its clause if it is impossible', () => {
    const event = begun()
    expect(write(event, 0, '3 x 1 0')).toEqual({
      refused: 'BAD_LINE',
      args: { hand: 1, fault: 'unreadable', word: 'x' },
      clause: 'N1',
    })
    expect(write(event, 0, '3 2 1')).toMatchObject({ refused: 'BAD_LINE', args: { fault: 'chairs' } })
    expect(lines(event)).toEqual([])
  })

  test('PT 7.1.5, PT 9.3 is written by a player at the table or by the director', () => {
    const event = begun()
    const [own = ''] = event.state.series[0]?.tables[0]?.players ?? []
    expect(write(event, 0, line, card(own))).toBeUndefined()
    expect(write(event, 1, line, director)).toBeUndefined()
    expect(write(event, 2, line, card('p9'))).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(write(event, 2, line, chair(4))).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(write(event, 2, line, { kind: 'person', person: 'g1' })).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(write(event, 2, line, gateway)).toMatchObject({ refused: 'NOT_ONLINE_TABLE' })
    expect(event.act({ kind: 'hand', series: 1, table: 2, hand: 0, line }, chair(0))).toMatchObject({
      refused: 'UNKNOWN_TABLE',
    })
    expect(event.act({ kind: 'hand', series: 3, table: 1, hand: 0, line }, chair(0))).toMatchObject({
      refused: 'UNKNOWN_SERIES',
    })
    expect(event.act({ kind: 'hand', series: 2, table: 1, hand: 0, line }, chair(0))).toMatchObject({
      refused: 'UNKNOWN_TABLE',
    })
  })

  test('waits for the series to begin, but is accepted during a pause: it may have been played before', () => {
    const event = startEvent()
    event.enter(...names(4))
    event.draw(1)
    expect(write(event, 0)).toMatchObject({ refused: 'NOT_RUNNING' })
    event.must({ kind: 'start', series: 1 })
    event.must({ kind: 'pause', at: null, paused: true, reason: 'fire' })
    expect(write(event, 0)).toBeUndefined()
  })
})

describe('PT 9.6 a hand is confirmed', () => {
  const confirm = (event: TestEvent, n: number, by: By = chair(n), hand = 0): unknown =>
    event.act({ kind: 'confirm', ...at, hand, line, chair: n }, by)

  test('once, by another chair than its writer', () => {
    const event = begun()
    write(event, 0)
    expect(confirm(event, 0)).toMatchObject({ refused: 'OWN_HAND' })
    expect(confirm(event, 1)).toBeUndefined()
    expect(confirm(event, 1)).toBeUndefined()
    expect(list(event).hands[0]?.confirmed).toEqual([1])
    expect(confirm(event, 2, chair(3))).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(confirm(event, 2, director)).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(confirm(event, 2, chair(2), 1)).toEqual({ refused: 'NO_SUCH_HAND', args: { hand: 2 } })
  })

  test('as the chair saw it; a hand corrected meanwhile is not confirmed', () => {
    const event = begun()
    write(event, 0)
    event.must(
      { kind: 'correct', ...at, hand: 0, readings: ['0 0 0 9'], consent: [0, 1, 2, 3], seen: null },
      chair(0),
    )
    expect(confirm(event, 1)).toEqual({ refused: 'DIFFERS', args: { hand: 1, line: '0 0 0 9' } })
    expect(list(event).hands[0]?.confirmed).not.toContain(1)
  })

  test('not by its writer with their own card', () => {
    const event = begun()
    const [own = '', other = ''] = event.state.series[0]?.tables[0]?.players ?? []
    write(event, 0, line, card(own))
    expect(confirm(event, 0, card(own))).toMatchObject({ refused: 'OWN_HAND' })
    expect(confirm(event, 0, chair(0))).toMatchObject({ refused: 'OWN_HAND' })
    expect(confirm(event, 1, card(other))).toBeUndefined()
  })
})

describe('5.5.3 a hand is corrected by the table', () => {
  const correct = (
    event: TestEvent,
    consent: readonly number[],
    readings = ['0 0 0 9'],
    hand = 1,
    by = chair(0),
    seen: string | null = null,
  ): unknown => event.act({ kind: 'correct', ...at, hand, readings, consent, seen }, by)

  test('with everybody’s consent, and players who had signed must sign again', () => {
    const event = full()
    event.must({ kind: 'confirm', ...at, hand: 1, line, chair: 1 }, chair(1))
    sign(event, 2)
    expect(correct(event, [0, 1, 3])).toEqual({ refused: 'CONSENT', args: { chair: 3 } })
    expect(correct(event, [3, 2, 1, 0])).toBeUndefined()
    expect(list(event)).toMatchObject({
      signed: [],
      corrections: [{ hand: 1, before: line, after: '0 0 0 9', by: chair(0), clause: null }],
    })
    expect(list(event).hands[1]).toMatchObject({ line: '0 0 0 9', confirmed: [] })
  })

  test('as the table saw it; a correction by another phone is not overwritten', () => {
    const event = full()
    const all = [0, 1, 2, 3]
    expect(correct(event, all, ['0 0 0 9'], 1, chair(0), line)).toBeUndefined()
    expect(correct(event, all, ['9 0 0 0'], 1, chair(1), line)).toEqual({
      refused: 'DIFFERS',
      args: { hand: 2, line: '0 0 0 9' },
    })
    expect(lines(event)[1]).toBe('0 0 0 9')
    // Both phones have made the same correction.
    expect(correct(event, all, ['0 0 0 9'], 1, chair(1), line)).toBeUndefined()
    expect(correct(event, all, ['9 0 0 0'], 1, chair(1), ' 0 0 0 9')).toBeUndefined()
  })

  test('not with the same line, an impossible line or several lines', () => {
    const event = full()
    const all = [0, 1, 2, 3]
    const { length } = event.log
    expect(correct(event, all, [' 3 2 1 0'])).toBeUndefined()
    expect(correct(event, all, ['x'])).toMatchObject({ refused: 'BAD_LINE', args: { hand: 2 } })
    expect(correct(event, all, [])).toMatchObject({ refused: 'MALFORMED' })
    expect(correct(event, all, ['0 0 0 9', line])).toMatchObject({ refused: 'MALFORMED' })
    expect(correct(event, all, [line], 4)).toMatchObject({ refused: 'NO_SUCH_HAND' })
    expect(event.log).toHaveLength(length)
  })

  test('not if a later hand becomes impossible', () => {
    const event = startEvent({ format: { ...format, profile: 'rising' } })
    event.enter(...names(4))
    event.begin(1)
    for (const hand of [0, 1, 2, 3]) write(event, hand, `${hand} 0 0 0`)
    const all = [0, 1, 2, 3]
    expect(correct(event, all, ['3 0 0 0'])).toMatchObject({
      refused: 'BAD_LINE',
      args: { hand: 3, fault: 'falls' },
    })
    expect(correct(event, all, ['2 0 0 0'])).toBeUndefined()
  })

  test('not after everybody has signed', () => {
    expect(correct(signed(), [0, 1, 2, 3])).toMatchObject({ refused: 'SIGNED' })
  })
})

describe('PT 7.2.5 the director corrects a signed list', () => {
  const later = (event: TestEvent, consent: readonly number[], by: By = director): unknown =>
    event.act({ kind: 'correct', ...at, hand: 2, readings: ['9 0 0 0', '1 0 0 0'], consent, seen: null }, by)

  test('as the rule book says, and the signatures stay', () => {
    const event = signed()
    expect(later(event, [0, 1])).toBeUndefined()
    expect(lines(event)[2]).toBe('1 0 0 0')
    expect(list(event)).toMatchObject({ signed: [0, 1, 2, 3], corrections: [{ hand: 2, clause: 'N5' }] })
    expect(later(event, [0, 1, 2, 3])).toBeUndefined()
    expect(lines(event)[2]).toBe('9 0 0 0')
  })

  test('even after the series, until the result is final', () => {
    const event = signed()
    event.must({ kind: 'end', series: 1 })
    expect(later(event, [], chair(0))).toMatchObject({ refused: 'NOT_RUNNING' })
    expect(later(event, [])).toBeUndefined()
  })
})

describe('PT 7.2.3 a list is signed', () => {
  test('PT 9.11 when all hands are there, by each player for themselves', () => {
    const event = begun()
    write(event, 0)
    expect(sign(event, 0)).toEqual({ refused: 'UNFINISHED', args: { found: 1, length: 4 } })
    const ready = full()
    expect(sign(ready, 0, chair(1))).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(sign(ready, 0)).toBeUndefined()
    const { length } = ready.log
    expect(sign(ready, 0)).toBeUndefined()
    expect(ready.log).toHaveLength(length)
    // The director has the signature on paper.
    expect(sign(ready, 3, director)).toBeUndefined()
    expect(list(ready).signed).toEqual([0, 3])
  })

  test('as the player saw it; a signature after a correction or a redeal does not count', () => {
    const event = full()
    const seen = lines(event)
    event.must(
      { kind: 'correct', ...at, hand: 2, readings: ['0 0 0 9'], consent: [0, 1, 2, 3], seen: null },
      chair(0),
    )
    expect(sign(event, 1, chair(1), seen)).toEqual({
      refused: 'LIST_CHANGED',
      args: { hand: 3, line: '0 0 0 9' },
    })
    expect(list(event).signed).toEqual([])
    expect(sign(event, 1, chair(1))).toBeUndefined()
    event.must({ kind: 'redeal', ...at, hand: 3, reason: 'a card too many' })
    const before = lines(full())
    write(event, 3, '1 0 0 0')
    expect(sign(event, 0, chair(0), before.with(2, '0 0 0 9'))).toEqual({
      refused: 'LIST_CHANGED',
      args: { hand: 4, line: '1 0 0 0' },
    })
    // The same list in another notation is accepted. One hand too few or too many is refused.
    const now = lines(event)
    expect(sign(event, 0, chair(0), now.slice(0, 3))).toMatchObject({ args: { hand: 4 } })
    expect(sign(event, 0, chair(0), [...now, line])).toMatchObject({ refused: 'LIST_CHANGED' })
    expect(sign(event, 0, chair(0), now.with(0, ' 03 2 1 0'))).toBeUndefined()
  })

  test('PT 9.11 an annulled list accepts no hands and is not annulled twice', () => {
    const event = begun()
    event.must({ kind: 'annul', ...at, reason: 'unreadable' })
    expect(write(event, 0)).toMatchObject({ refused: 'ANNULLED' })
    expect(event.act({ kind: 'annul', ...at, reason: 'again' })).toMatchObject({ refused: 'ANNULLED' })
  })
})

describe('a whole list', () => {
  const four = [line, line, line, '0 0 0 1']
  const whole = (event: TestEvent, rows: readonly string[], by: By = director): unknown =>
    event.act({ kind: 'list', ...at, lines: rows, signed: true }, by)

  test('replaces the entered hands, and records what they were', () => {
    const event = begun()
    write(event, 0, '9 9 9 9')
    expect(whole(event, four)).toBeUndefined()
    expect(lines(event)).toEqual(four)
    expect(list(event)).toMatchObject({
      signed: [0, 1, 2, 3],
      corrections: [{ hand: 0, before: '9 9 9 9', after: line }],
    })
  })

  test('changes no hand that has changed since the sender saw the list', () => {
    const event = begun()
    write(event, 0, '9 9 9 9')
    const seen = lines(event)
    // The table corrects what it wrote, with everybody's consent, and goes on.
    const consent = [0, 1, 2, 3]
    event.must({ kind: 'correct', ...at, hand: 0, readings: ['0 0 0 9'], consent }, chair(0))
    const typed = (...rows: readonly string[]) =>
      event.act({ kind: 'list', ...at, lines: rows, seen, signed: false }, director)
    expect(typed('9 9 9 9', line, line, line)).toEqual({
      refused: 'DIFFERS',
      args: { hand: 1, line: '0 0 0 9' },
    })
    // What the list says already overwrites nothing, whatever its notation.
    write(event, 1)
    expect(typed(' 00 0 0 9', '1 1 1 1', line, line)).toEqual({ refused: 'DIFFERS', args: { hand: 2, line } })
    expect(lines(event)).toEqual(['0 0 0 9', line])
    expect(typed('0 0 0 9', line, line, line)).toBeUndefined()
    // Who saw it may change it.
    const now = lines(event)
    event.must({ kind: 'list', ...at, lines: now.with(3, '1 1 1 1'), seen: now, signed: false }, director)
    expect(lines(event)[3]).toBe('1 1 1 1')
  })

  test('is refused if other players sit there than those that the sender saw', () => {
    const event = begun()
    const { begun: list } = event.state.series[0]?.tables[0] ?? {}
    const typed = (of: number) =>
      event.act({ kind: 'list', ...at, lines: four, seen: [], begun: of, signed: false }, director)
    expect(typed((list ?? 0) - 1)).toMatchObject({ refused: 'SEATS_CHANGED' })
    expect(typed(list ?? 0)).toBeUndefined()
  })

  test('is refused if a hand is missing, surplus or impossible, and the refusal says which', () => {
    const event = begun()
    expect(whole(event, [line, line])).toEqual({
      refused: 'MISSING_HANDS',
      args: { found: 2, length: 4, hand: 3 },
    })
    expect(whole(event, [...four, line])).toMatchObject({ refused: 'LIST_FULL' })
    expect(whole(event, [line, line, 'nonsense', line])).toMatchObject({
      refused: 'BAD_LINE',
      args: { hand: 3, word: 'nonsense' },
    })
    expect(whole(event, four, chair(0))).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(whole(event, four, gateway)).toMatchObject({ refused: 'NOT_ONLINE_TABLE' })
    expect(lines(event)).toEqual([])
  })

  test('stands if everybody has signed; the same list changes nothing, another one needs a correction', () => {
    const event = signed()
    const { length } = event.log
    expect(whole(event, [line, line, line, line])).toBeUndefined()
    expect(event.log).toHaveLength(length)
    expect(whole(event, four)).toMatchObject({ refused: 'SIGNED' })
    event.must({ kind: 'annul', ...at, reason: 'mixed up' })
    expect(whole(event, four)).toBeUndefined()
    expect(list(event).annulled).toBeNull()
  })

  test('comes from a file: all lists or none, each problem with its line', () => {
    const event = startEvent()
    event.enter(...names(8))
    event.begin(1)
    const row = (file: number, table: number, words: readonly string[]): object => ({
      line: file,
      series: 1,
      table,
      lines: words,
      fileLines: words.map((_, i) => file + i),
    })
    const act = (...rows: object[]): unknown =>
      event.act({ kind: 'listAll', rows: rows as never, overwrite: false })
    expect(
      act(row(2, 1, four), row(6, 2, [line, 'x', line, line]), row(9, 1, four), row(12, 3, four)),
    ).toMatchObject({
      refused: 'BAD_FILE',
      problems: [
        { line: 7, code: 'BAD_LINE', args: { series: 1, table: 2, hand: 2, word: 'x' } },
        { line: 9, code: 'LIST_TWICE', args: { series: 1, table: 1, other: 2 } },
        { line: 12, code: 'UNKNOWN_TABLE', args: { table: 3 } },
      ],
    })
    expect(lines(event)).toEqual([])
    expect(act(row(2, 1, four), row(6, 2, four))).toBeUndefined()
    expect(event.act({ kind: 'end', series: 1 })).toBeUndefined()
  })
})

describe('a file of lists with several faults', () => {
  const four = [line, line, line, line]
  const begun = () => {
    const event = startEvent()
    event.enter(...names(8))
    event.begin(1)
    return event
  }
  const problems = (event: ReturnType<typeof begun>, csv: string): readonly unknown[] => {
    const act = readLists(csv)
    const answer = 'refused' in act ? act : event.act(act)
    return (answer?.problems ?? []).map(({ line: at, code, args }) => [
      at,
      code,
      args['hand'] ?? args['next'] ?? args['n'],
    ])
  }
  const csv = (tables: number, change: (table: number, hand: number) => string | null): string =>
    `series,table,hand,line\n${Array.from({ length: tables * four.length }, (_, i) => {
      const [table, hand] = [Math.floor(i / four.length) + 1, (i % four.length) + 1]
      const text = change(table, hand)
      return text === null ? '' : `1,${table},${hand},${text}\n`
    }).join('')}`

  test('names each at the line of its hand', () => {
    const bad = csv(2, (table, hand) => (hand === 2 || (table === 2 && hand === 4) ? 'x' : line))
    expect(problems(begun(), bad)).toEqual([
      [3, 'BAD_LINE', 2],
      [7, 'BAD_LINE', 2],
      [9, 'BAD_LINE', 4],
    ])
  })

  test('names a wrong total at the line of its hand', () => {
    const bad = csv(1, () => line)
      .replace('line\n', 'line,total1\n')
      .replace(/^(1,1,.*)$/gm, '$1,')
    expect(problems(begun(), bad.replace(`1,1,3,${line},`, `1,1,3,${line},4711`))).toEqual([
      [4, 'NOT_SUMMING', 3],
    ])
  })

  test('says once that a hand is missing', () => {
    expect(
      problems(
        begun(),
        csv(2, (table, hand) => (table === 1 && hand === 1 ? null : line)),
      ),
    ).toEqual([[2, 'GAP', 1]])
  })

  test('says a hundred, and counts the rest', () => {
    const many = problems(begun(), `series,table,hand,line\n${'1,x,1,a\n'.repeat(100_000)}`)
    expect(many).toHaveLength(101)
    expect(many.at(-1)).toEqual([0, 'MORE', 199_899])
  })
})

describe('an online table', () => {
  test('has a list that only the gateway writes', () => {
    const event = startEvent({ mode: 'online' })
    event.enter(...names(4))
    event.begin(1)
    const [own = ''] = event.state.series[0]?.tables[0]?.players ?? []
    expect(write(event, 0, line, chair(0))).toMatchObject({ refused: 'ONLINE_TABLE' })
    expect(write(event, 0, line, card(own))).toMatchObject({ refused: 'ONLINE_TABLE' })
    expect(write(event, 0, line, director)).toMatchObject({ refused: 'ONLINE_TABLE' })
    event.must({ kind: 'open', ...at, live: 't1' }, gateway)
    expect(event.act({ kind: 'open', ...at, live: 't2' }, gateway)).toMatchObject({ refused: 'OPEN_ALREADY' })
    expect(event.act({ kind: 'open', ...at, live: 't2' })).toMatchObject({ refused: 'NOT_ALLOWED' })
    expect(write(event, 0, line, gateway)).toBeUndefined()
    event.must({ kind: 'list', ...at, lines: [line, line, line, line], signed: true }, gateway)
    expect(event.act({ kind: 'end', series: 1 })).toBeUndefined()
  })
})
