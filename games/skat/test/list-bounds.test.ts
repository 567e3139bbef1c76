/** The borders of what the list accepts: the last accepted value and the first refused one (5.5, PT 7.2). */
import { type Card, readCard } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import {
  announcement,
  mayStake,
  mostStake,
  profiles,
  settlePaper,
  skat,
  tablesFor,
  type Paper,
  type Rules,
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
    const ramszGame: Paper = { kind: 'ramsz', points: [40, 35, 35], lastTrick: 1 }
    expect(settlePaper(patrolki, 3, 0, ramszGame)).toMatchObject({ settlement: { scores: [0, 0, -40] } })
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

  test('3.2.7 a game of the dealer who sits out is refused', () => {
    expect(settlePaper(pzskat, 4, 0, clubs(0))).toEqual({ refused: 'idle-declarer', clause: '3.2.7' })
    expect(settlePaper(pzskat, 4, 3, clubs(2))).toMatchObject({ hand: 3 })
  })
})

describe('5.5.3, PT 7.2.5 corrections', () => {
  const later = (rules: Rules, ...readings: readonly string[]): unknown =>
    skat.papers.later(rules, 3, [], readings, false)
  const [won, lost, high] = ['2 clubs with 1 won', '2 clubs with 1 lost', '2 clubs with 2 lost']

  test('PT 7.2.5 a passed deal scores less than a game won, and more than a game lost', () => {
    expect(later(pzskat, won, 'passed')).toEqual({ line: 'passed', clause: 'PT 7.2.5' })
    expect(later(pzskat, lost, 'passed')).toMatchObject({ line: lost })
    expect(later(pzskat, 'passed', lost, high)).toMatchObject({ line: high })
  })

  test('PT 7.2.5 among equally low readings the first is written', () => {
    const other = '3 clubs with 1 won'
    expect(later(pzskat, won, other)).toMatchObject({ line: won })
    expect(later(pzskat, other, won)).toMatchObject({ line: other })
  })

  test('PT 7.2.5 an impossible reading refuses all of them, including the true one', () => {
    const refusal = { refused: 'ramsz-not-in-profile', clause: '3.3.7' }
    expect(later(pzskat, 'passed', 'ramsz 40 40 40')).toEqual(refusal)
    expect(skat.papers.later(pzskat, 3, [], ['ramsz 40 40 40'], true)).toEqual(refusal)
  })

  test('5.5.3 nothing is corrected after the series with patrolki, and clauses are those of the document', () => {
    expect(later(patrolki, 'ramsz 70 30 20')).toEqual({ refused: 'no-later-correction', clause: '5.5.3' })
    expect(later(towarzyski)).toEqual({ refused: 'no-reading', clause: 'pzskat PT 7.2.5' })
  })
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
