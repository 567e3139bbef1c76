/** The borders of what the list accepts: the last accepted value and the first refused one (5.5, PT 7.2). */
import { type Card, readCard } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import {
  announcement,
  correct,
  correctLater,
  enter,
  isSigned,
  type ListRefusal,
  mayStake,
  mostStake,
  openList,
  type Paper,
  profiles,
  type Rules,
  settledOf,
  settlePaper,
  sign,
  type TableList,
  tablesFor,
} from '../src/index.js'

const { isko, pzskat, patrolki, towarzyski } = profiles

const passed: Paper = { kind: 'passed' }
const ramsz = (...points: (number | null)[]): Paper => ({ kind: 'ramsz', points })
/** Clubs with 1, worth 24. */
const clubs = (declarer: number, won = true): Paper => ({
  kind: 'game',
  declarer,
  game: {
    announcement: announcement(0, false),
    matadors: { with: true, n: 1 },
    bid: 18,
    won,
    level: 'simple',
  },
})

function must(answer: TableList | ListRefusal): TableList {
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}
const written = (rules: Rules, papers: readonly Paper[]): TableList =>
  papers.reduce((list, paper) => must(enter(list, paper)), must(openList(rules, 3, 3)))
const signed = (list: TableList): TableList => [0, 1, 2].reduce((l, chair) => must(sign(l, chair)), list)

describe('patrolki 3.3.7 the points of a ramsz', () => {
  test.each([
    ['1.2.2 the skat may hold no points', [50, 40, 30], true],
    ['1.2.2 the points of all cannot exceed 120', [50, 40, 31], false],
    ['1.2.2 the skat may hold two aces', [50, 30, 18], true],
    ['1.2.2 the skat cannot hold more than two aces', [50, 30, 17], false],
  ] as const)('%s', (_, points, may) => {
    const settled = settlePaper(patrolki, 3, 2, ramsz(...points))
    if (may) expect(settled).toMatchObject({ settlement: { scores: [-50, 0, 0] } })
    else expect(settled).toEqual({ refused: 'ramsz-sum', clause: '1.2.2' })
  })

  test.each([
    ['half a point is refused', [50.5, 30, 30]],
    ['a negative number of points is refused', [70, 50, -5]],
    ['points without those of one player are refused', [70, 40]],
    ['points of a seat that does not exist are refused', [50, 30, 30, 0]],
  ] as const)('patrolki 3.3.7 %s', (_, points) => {
    expect(settlePaper(patrolki, 3, 2, ramsz(...points))).toEqual({
      refused: 'ramsz-points',
      clause: '3.3.7',
    })
  })

  test('patrolki 3.3.7 the settlement has the loser’s seat, their points, and what all took', () => {
    // Deal 0 of three: forehand is chair 1.
    expect(settlePaper(patrolki, 3, 0, ramsz(20, 25, 70))).toEqual({
      hand: 0,
      dealer: 0,
      seating: [1, 2, 0],
      settlement: {
        scores: [0, -70, 0],
        lines: [
          { code: 'ramsz.lost', args: { seat: 1, points: 70 }, clause: '3.3.7' },
          { code: 'ramsz.points', args: { seat: 0, points: 25 }, clause: '3.3.7' },
          { code: 'ramsz.points', args: { seat: 1, points: 70 }, clause: '3.3.7' },
          { code: 'ramsz.points', args: { seat: 2, points: 20 }, clause: '3.3.7' },
          { code: 'ramsz.skat.nobody', args: { points: 5 }, clause: '3.3.7' },
        ],
        entry: { kind: 'ramsz', losers: [1], points: 70 },
      },
    })
    expect(settlePaper(patrolki, 4, 3, ramsz(70, 20, 25, null))).toMatchObject({
      seating: [0, 1, 2],
      settlement: { entry: { losers: [0] } },
    })
  })

  test('patrolki 3.3.7 the skat with the last trick also counts for the loser', () => {
    const rules: Rules = { ...patrolki, ramszSkat: 'last-trick' }
    const paper: Paper = { kind: 'ramsz', points: [40, 35, 35], lastTrick: 1 }
    expect(settlePaper(rules, 3, 0, paper)).toMatchObject({
      settlement: { scores: [-45, 0, 0], entry: { losers: [0], points: 45 } },
    })
    const absent: Paper = { kind: 'ramsz', points: [null, 40, 35, 35], lastTrick: 0 }
    expect(settlePaper(rules, 4, 0, absent)).toEqual({ refused: 'last-trick-needed', clause: '3.3.7' })
    // If the skat belongs to nobody, the last trick is not needed.
    const told: Paper = { kind: 'ramsz', points: [40, 35, 35], lastTrick: 1 }
    expect(settlePaper(patrolki, 3, 0, told)).toMatchObject({ settlement: { scores: [0, 0, -40] } })
  })

  test('patrolki 3.3.7 a player without a point is accepted', () => {
    expect(settlePaper(patrolki, 3, 2, ramsz(0, 50, 70))).toMatchObject({
      settlement: { scores: [0, 0, -70] },
    })
  })

  const jack = (name: string): Card => readCard(name) as Card

  test.each([
    ['the one without a jack', [jack('DJ'), null, null], [0, -45, 0]],
    ['the one with the lowest jack', [jack('HJ'), jack('CJ'), jack('SJ')], [-45, 0, 0]],
    ['both, if neither has a jack', [null, null, jack('CJ')], [-45, -45, 0]],
  ] as const)('patrolki 3.3.7 among the tied loses: %s', (_, jacks, scores) => {
    const paper: Paper = { kind: 'ramsz', points: [45, 45, 20], jacks }
    expect(settlePaper(patrolki, 3, 2, paper)).toMatchObject({ settlement: { scores } })
  })

  test('patrolki 3.3.7 jacks are not needed without a tie, nor if all of the tied lose', () => {
    expect(settlePaper(patrolki, 3, 2, ramsz(46, 45, 19))).toMatchObject({
      settlement: { scores: [-46, 0, 0] },
    })
    expect(settlePaper(towarzyski, 3, 2, ramsz(45, 45, 20))).toMatchObject({
      settlement: { scores: [-45, -45, 0] },
    })
  })
})

describe('5.5.1 other entries', () => {
  test('3.3.7 a passed deal is entered, and nobody scores', () => {
    expect(settlePaper(isko, 4, 1, passed)).toEqual({
      hand: 1,
      dealer: 1,
      seating: [2, 3, 0],
      settlement: {
        scores: [0, 0, 0],
        lines: [{ code: 'passed', args: {}, clause: '3.3.7' }],
        entry: { kind: 'passed' },
      },
    })
  })

  test('5.5.2 a game has its result first, then how it adds up', () => {
    const settled = settlePaper(isko, 3, 0, clubs(0, false))
    if ('refused' in settled) throw new Error(settled.refused)
    const { lines, scores, entry } = settled.settlement
    // Chair 0 dealt and is rearhand.
    expect(scores).toEqual([0, 0, -48])
    expect(entry).toMatchObject({ kind: 'played', declarer: 2, resigned: false, value: { value: 24 } })
    expect(lines.map(({ code, clause }) => `${code} ${clause}`)).toEqual([
      'score.lost 5.5.1',
      'factor.with 2.4.2',
      'factor.game 5.2.1',
      'value 5.3.2',
      'doubled 5.3.4',
    ])
  })

  test('5.5.1 the hands of a list are settled; an impossible entry throws', () => {
    const list = written(pzskat, [clubs(1), passed])
    expect(settledOf(list).map(({ hand }) => hand)).toEqual([0, 1])
    expect(() => settledOf({ ...list, rules: patrolki })).toThrow(
      new RangeError('hand 1: passed-not-in-profile'),
    )
  })
})

describe('PT 6.2, PT 7.2.3 the length of a list and who signs it', () => {
  test.each([
    [3, true],
    [36, true],
    [-3, false],
    [0, false],
    [4, false],
    [4.5, false],
    [Infinity, false],
  ])('PT 6.2 a series of %s deals for three players is possible: %s', (length, may) => {
    const list = openList(pzskat, 3, length)
    if (may)
      expect(list).toEqual({ rules: pzskat, chairs: 3, length, papers: [], corrections: [], signed: [] })
    else expect(list).toEqual({ refused: 'length', clause: 'PT 6.2' })
  })

  test('5.5.1 a refusal can be distinguished from a list', () => {
    expect('refused' in openList(pzskat, 3, 4)).toBe(true)
    expect('refused' in openList(pzskat, 3, 3)).toBe(false)
  })

  test('3.2.7 a table of two is refused', () => {
    expect(openList(pzskat, 2, 4)).toEqual({ refused: 'chairs', clause: '3.2.7' })
  })

  test.each([-1, 3, 0.5])('PT 7.2.3 there is no chair %s to sign', (chair) => {
    expect(sign(written(pzskat, [passed, passed, passed]), chair)).toEqual({
      refused: 'chairs',
      clause: 'PT 7.2.3',
    })
  })

  test('PT 7.2.3 signing twice changes nothing', () => {
    const once = must(sign(written(pzskat, [passed, passed, passed]), 1))
    expect(once.signed).toEqual([1])
    expect(sign(once, 1)).toBe(once)
  })

  test('PT 9.11 an empty list is not signed', () => {
    expect(isSigned(must(openList(pzskat, 3, 3)))).toBe(false)
  })
})

test('5.5.1 an impossible deal can neither be entered nor replace another', () => {
  const refusal = { refused: 'idle-declarer', clause: '3.2.7' }
  const four = must(openList(pzskat, 4, 4))
  expect(enter(four, clubs(0))).toEqual(refusal)
  expect(correct(must(enter(four, clubs(1))), 0, clubs(0), [0, 1, 2, 3])).toEqual(refusal)
})

describe('5.5.3, PT 7.2.5 corrections', () => {
  const list = (): TableList => written(pzskat, [clubs(1), passed, clubs(0, false)])
  const all = [0, 1, 2]

  test('5.5.3 a correction changes only its entry, and earlier entries are kept in order', () => {
    const once = must(correct(list(), 2, passed, all))
    const twice = must(correct(once, 0, clubs(2), all))
    expect(twice.papers).toEqual([clubs(2), passed, passed])
    expect(twice.corrections).toEqual([
      { hand: 2, before: clubs(0, false), by: 'table', clause: '5.5.3' },
      { hand: 0, before: clubs(1), by: 'table', clause: '5.5.3' },
    ])
  })

  test('3.2.7 the entry must fit the deal that it replaces', () => {
    const four = [clubs(1), clubs(0), clubs(0), clubs(0)].reduce<TableList>(
      (l, paper) => must(enter(l, paper)),
      must(openList(pzskat, 4, 4)),
    )
    expect(correct(four, 3, clubs(3), [0, 1, 2, 3])).toEqual({ refused: 'idle-declarer', clause: '3.2.7' })
    expect(correct(four, 3, clubs(2), [0, 1, 2, 3])).toMatchObject({ corrections: [{ hand: 3 }] })
    expect(correct(four, 3, clubs(2), [0, 1, 2])).toEqual({ refused: 'consent', clause: '5.5.3' })
  })

  test('PT 7.2.5 a list that the director has corrected stays signed', () => {
    const corrected = must(correctLater(signed(list()), 0, [clubs(1, false)]))
    expect(corrected.signed).toEqual(all)
    expect(corrected.papers).toEqual([clubs(1, false), passed, clubs(0, false)])
    expect(corrected.corrections).toEqual([
      { hand: 0, before: clubs(1), by: 'direction', clause: 'PT 7.2.5' },
    ])
  })

  test('PT 7.2.5 a passed deal scores less than a game won, and more than a game lost', () => {
    const later = (...readings: Paper[]): unknown => must(correctLater(signed(list()), 1, readings)).papers[1]
    expect(later(clubs(0), passed)).toEqual(passed)
    expect(later(clubs(0, false), passed)).toEqual(clubs(0, false))
    expect(later(passed, clubs(0, false), clubs(1, false))).toEqual(clubs(0, false))
  })

  test('PT 7.2.5 among equally low readings the first is written', () => {
    expect(must(correctLater(signed(list()), 0, [clubs(2), clubs(1)])).papers[0]).toEqual(clubs(2))
    expect(must(correctLater(signed(list()), 0, [clubs(1), clubs(2)])).papers[0]).toEqual(clubs(1))
  })

  test('PT 7.2.5 an impossible reading refuses all of them, including the true one', () => {
    const wrong = ramsz(40, 40, 40)
    const refusal = { refused: 'ramsz-not-in-profile', clause: '3.3.7' }
    expect(correctLater(signed(list()), 1, [passed, wrong])).toEqual(refusal)
    expect(correctLater(signed(list()), 1, [wrong], all)).toEqual(refusal)
  })

  test.each([
    ['before the list is signed', isko, 0, [passed], 'not-signed', '5.5.3', false],
    ['of a hand that is not entered', isko, 3, [passed], 'no-such-hand', '5.5.1', true],
    ['without a reading', isko, 0, [], 'no-reading', 'PT 7.2.5', true],
    ['without a reading in social Skat', towarzyski, 0, [], 'no-reading', 'pzskat PT 7.2.5', true],
  ] as const)(
    '5.5.3, PT 7.2.5 a later correction is refused %s',
    (_, rules, hand, readings, refused, clause, valid) => {
      const l = { ...list(), rules, signed: valid ? all : [] }
      expect(correctLater(l, hand, readings)).toEqual({ refused, clause })
    },
  )
})

describe('5.5.4 stakes, PT 7.1.1 tables', () => {
  test.each([
    ['5.5.4 a stake of ten cents is allowed', isko, [10, 1], true],
    ['5.5.4 a stake of more than ten cents is not allowed', isko, [101, 10], false],
    ['5.5.4 a stake with the denominator 0 is not allowed', pzskat, [0, 0], false],
    ['5.5.4 a stake with a negative denominator is not allowed', pzskat, [0, -1], false],
    ['5.5.4 a stake with a fractional denominator is not allowed', pzskat, [1, 1.5], false],
    ['C-69 a profile without rules about money allows no stake, not even 0', towarzyski, [0, 1], false],
  ] as const)('%s', (_, rules, stake, may) => {
    expect(mayStake(rules, stake)).toBe(may)
  })

  test('C-79 a profile of a single organiser has no stake, whatever its id', () => {
    expect(mostStake({ ...pzskat, id: 'constructor' })).toBeUndefined()
  })

  test('PT 7.1.1 fractions of players are refused', () => {
    expect([12.5, 13.5, 16.25].map((players) => tablesFor(players))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect([3, 4, 6, 7, 9, 11].map((players) => tablesFor(players))).toEqual([
      { four: 0, three: 1 },
      { four: 1, three: 0 },
      { four: 0, three: 2 },
      { four: 1, three: 1 },
      { four: 0, three: 3 },
      { four: 2, three: 1 },
    ])
  })
})
