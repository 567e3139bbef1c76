/** Checks what a settlement says about a played hand. States are built from where the cards ended up. */
import { describe, expect, test } from 'vitest'
import {
  announcement,
  grand,
  nullGame,
  nullValue,
  profiles,
  skat,
  type Announcement,
  type Deal,
  type State,
} from '../src/index.js'
import type { WonTrick } from '../src/rules/view.js'
import { after, auctionFor, dealOf, plainDeal, start } from './hands.js'

type Over = Extract<State, { phase: 'over' }>
type Profile = keyof typeof profiles

/** Tricks led by forehand. The winners are given; the other cards do not matter. */
const tricks = (winners: readonly number[], cards: readonly number[] = []): WonTrick[] =>
  winners.map((winner, i) => ({ leader: 0, cards: [cards[i] ?? 0, 0, 0], winner }))

const over = (profile: Profile, text: string, facts: Partial<Over>): Over => {
  const deal = skat.deals.read(text) as Deal
  return {
    phase: 'over',
    rules: profiles[profile],
    deal,
    calls: [],
    bid: 18,
    hands: [0, 0, 0],
    played: 0,
    trick: null,
    tricks: [],
    won: [0, 0, 0],
    points: [0, 0, 0],
    look: null,
    ramsz: false,
    game: null,
    ...facts,
  }
}

/** The settlement of a game in which forehand took this many points and tricks. */
function settled(profile: Profile, game: Announcement, points: number, won: number) {
  const winners = Array.from({ length: 10 }, (_, i) => (i < won ? 0 : 1))
  const facts = {
    points: [points, 120 - points, 0],
    won: [won, 10 - won, 0],
    tricks: tricks(winners),
    game: { declarer: 0, announcement: game, discard: null, swaps: [], ended: null },
  }
  const { lines = [], entry } = skat.result(over(profile, plainDeal, facts)) ?? {}
  return { lines, entry, cited: lines.map(({ code, clause }) => `${code} ${clause}`) }
}

const factors = ['factor.with 2.4.2', 'factor.game 5.2.1', 'factor.hand 5.2.1']
const announced = 'factor.schneiderAnnounced 5.2.5'

describe('5.2 the clause by which a game is won or lost', () => {
  test.each([
    ['5.2.2 with 60 points it is lost', undefined, 60, 6, ['lost 5.2.2', 'points 5.2.2', ...factors]],
    ['5.2.2 with 61 points it is won', undefined, 61, 6, ['won 5.2.2', 'points 5.2.2', ...factors]],
    [
      '5.2.5 announced schneider is lost with 89 points',
      'schneider',
      89,
      8,
      ['lost 5.2.5', 'points 5.2.2', 'missed.schneider 5.2.5'],
    ],
    [
      '5.2.5 announced schneider is won with 90 points',
      'schneider',
      90,
      8,
      ['won 5.2.5', 'points 5.2.2', ...factors],
    ],
    [
      '5.2.5 announced schwarz is lost with nine tricks',
      'schwarz',
      118,
      9,
      ['lost 5.2.5', 'points 5.2.2', 'missed.schwarz 5.2.5'],
    ],
    [
      '5.2.6 an open game is lost with nine tricks',
      'ouvert',
      118,
      9,
      ['lost 5.2.6', 'points 5.2.2', 'missed.schwarz 5.2.5'],
    ],
  ] as const)('%s', (_, addition, points, won, first) => {
    const { cited, lines } = settled('pzskat', announcement(0, true, addition), points, won)
    expect(cited.slice(0, first.length)).toEqual(first)
    expect(lines[1]?.args).toEqual({ points, others: 120 - points })
    expect(cited.includes(announced)).toBe(addition !== undefined)
  })

  test('5.2.7, 5.1 null is won without a trick, or lost with one', () => {
    const won = settled('pzskat', announcement(nullGame, true), 0, 0)
    expect(won.cited).toEqual(['won 5.2.7', 'null.clean 5.2.7', 'null.value 5.1'])
    expect(won.lines[2]?.args).toEqual({ hand: true, ouvert: false, value: 35 })
    const lost = settled('isko', announcement(nullGame, false, 'ouvert'), 0, 1)
    expect(lost.cited).toEqual(['lost 5.2.7', 'null.trick 5.2.7', 'null.value 5.1.2', 'doubled 5.3.4'])
    expect(lost.lines[2]?.args).toEqual({ hand: false, ouvert: true, value: 46 })
  })

  test('towarzyski 2.4, 2.6, 2.11 a clause is numbered as in the document of the profile', () => {
    const { cited, lines } = settled('towarzyski', announcement(nullGame, false), 0, 1)
    expect(cited).toEqual(['lost 2.6', 'null.trick 2.6', 'null.value 2.6', 'doubled 2.11'])
    expect(lines[3]).toEqual({ code: 'doubled', args: { value: 23, double: 46 }, clause: '2.11' })
    expect(settled('towarzyski', announcement(grand, true), 61, 6).cited[1]).toBe('points 2.4')
  })

  test('5.1, patrolki 3.4.9 a rewolucja has its own name; without a value of its own it counts as an open hand game', () => {
    const rewolucja = announcement(nullGame, true, 'rewolucja')
    const { lines } = settled('patrolki', rewolucja, 0, 0)
    for (const line of [lines[0], lines[2]]) expect(line?.args).toMatchObject({ ouvert: 'rewolucja' })
    expect(nullValue(profiles.patrolki.nullValues, rewolucja)).toBe(92)
    expect(nullValue(profiles.pzskat.nullValues, rewolucja)).toBe(59)
  })

  test('patrolki 2.4.4 only patrolki that did not take the last tricks are reported as missed', () => {
    const { lines, cited } = settled('patrolki', announcement(0, true, undefined, 2), 80, 8)
    expect(lines[2]).toEqual({ code: 'missed.patrolki', args: { n: 2 }, clause: '2.4.4' })
    expect(cited[0]).toBe('lost 5.2.2')
    expect(settled('patrolki', announcement(0, true), 80, 8).cited[2]).toBe('factor.with 2.4.2')
  })

  test('4.3.1, 4.3.3 the list notes that the declarer gave up, but not the opponents', () => {
    const begun = after(start(), `${auctionFor(0, 18)} 0:hand 0:clubs`)
    const entry = (moves: string): unknown => after(begun, moves).settlement?.entry
    expect(entry('0:resign')).toMatchObject({ kind: 'played', resigned: true })
    expect(entry('1:concede 0:accept')).toMatchObject({ kind: 'played', resigned: false })
  })
})

describe('patrolki 3.3.7, towarzyski 2.12 the settlement of a ramsz', () => {
  /** Forehand has ♣J and ♠J, middlehand ♥J, rearhand ♦J; the skat holds 21 points. */
  const deal = dealOf(
    'CJ CA CT CK CQ C9 C8 C7 SJ SA',
    'ST SK SQ S9 S8 HJ HA HT HK HQ',
    'H9 H8 H7 DJ S7 D7 DK DQ D9 D8',
  )
  const ramsz = (profile: Profile, points: readonly number[], more: Partial<Over> = {}) =>
    skat.result(over(profile, deal, { ramsz: true, points, tricks: tricks([0, 1, 2]), ...more }))
  const taken = (points: readonly number[], clause: string): unknown[] =>
    points.map((n, seat) => ({ code: 'ramsz.points', args: { seat, points: n }, clause }))

  test('patrolki 3.3.7 of two tied players the one with the lower jack loses, and the skat is nobody’s', () => {
    expect(ramsz('patrolki', [40, 40, 19])).toEqual({
      scores: [0, -40, 0],
      lines: [
        { code: 'ramsz.lost', args: { seat: 1, points: 40 }, clause: '3.3.7' },
        ...taken([40, 40, 19], '3.3.7'),
        { code: 'ramsz.skat.nobody', args: { points: 21 }, clause: '3.3.7' },
        { code: 'ramsz.jack', args: { seat: 1 }, clause: '3.3.7' },
      ],
      entry: { kind: 'ramsz', losers: [1], points: 40 },
    })
  })

  test('towarzyski 2.12 both tied players lose, and jacks do not matter', () => {
    expect(ramsz('towarzyski', [40, 40, 19])).toEqual({
      scores: [-40, -40, 0],
      lines: [
        { code: 'ramsz.shared', args: { points: 40 }, clause: '2.12' },
        ...taken([40, 40, 19], '2.12'),
        { code: 'ramsz.skat.nobody', args: { points: 21 }, clause: '2.12' },
      ],
      entry: { kind: 'ramsz', losers: [0, 1], points: 40 },
    })
  })

  test('patrolki 3.3.7 if the skat goes with the last trick, the settlement says to whom', () => {
    const rules = { ...profiles.patrolki, ramszSkat: 'last-trick' } as const
    expect(ramsz('patrolki', [50, 9, 40], { rules })).toEqual({
      scores: [0, 0, -61],
      lines: [
        { code: 'ramsz.lost', args: { seat: 2, points: 61 }, clause: '3.3.7' },
        ...taken([50, 9, 61], '3.3.7'),
        { code: 'ramsz.skat.last', args: { points: 21, seat: 2 }, clause: '3.3.7' },
      ],
      entry: { kind: 'ramsz', losers: [2], points: 61 },
    })
  })
})
