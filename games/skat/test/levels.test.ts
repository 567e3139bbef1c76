/** The borders between levels, and what an announcement implies. */
import { describe, expect, it } from 'vitest'
import {
  announcement,
  announcements,
  evaluate,
  grand,
  nullGame,
  profiles,
  reachable,
  required,
  matadors,
  trumpOrder,
  trumps,
  type Addition,
  type GameKind,
} from '../src/index.js'
import { cards } from './hands.js'

const { pzskat } = profiles
const clubs: GameKind = 0
const with1 = matadors(clubs, cards('CJ HJ CA'))
const without = (n: number): typeof with1 => ({ with: false, n })

const needs = (bid: number, hand = false, addition?: Addition): string =>
  required(pzskat, announcement(clubs, hand, addition), with1, bid)

describe('4.1.5 the level that a bid requires', () => {
  it('4.1.5 with the skat: clubs with 1 count 2, 3, 4 times 12', () => {
    expect([24, 25, 36, 37, 48, 49].map((bid) => needs(bid))).toEqual([
      'simple',
      'schneider',
      'schneider',
      'schwarz',
      'schwarz',
      'impossible',
    ])
  })

  it('4.1.5 a hand game counts one', () => {
    expect([36, 37].map((bid) => needs(bid, true))).toEqual(['simple', 'schneider'])
  })

  it('4.1.5, 5.2.5 an announced level is required anyway, and counts two', () => {
    expect([60, 61, 72, 73].map((bid) => needs(bid, true, 'schneider'))).toEqual([
      'schneider',
      'schwarz',
      'schwarz',
      'impossible',
    ])
    expect([84, 85].map((bid) => needs(bid, true, 'schwarz'))).toEqual(['schwarz', 'impossible'])
  })

  it('4.1.5, 5.2.6 an open game counts one more', () => {
    expect([96, 97].map((bid) => needs(bid, true, 'ouvert'))).toEqual(['schwarz', 'impossible'])
  })

  it('4.1.5 null has no levels, whatever the matadors', () => {
    const game = announcement(nullGame, false)
    expect([required(pzskat, game, with1, 18), required(pzskat, game, undefined, 18)]).toEqual([
      'null',
      'null',
    ])
  })
})

describe('5.4.3 levels that the trumps rule out', () => {
  it('5.4.3 schneider is possible with 29 points missing, not with 33; the simple level always is', () => {
    expect(reachable(clubs, without(6), 'schneider')).toBe(true)
    expect(reachable(clubs, without(7), 'schneider')).toBe(false)
    expect(reachable(clubs, without(7), 'simple')).toBe(true)
    expect(reachable(grand, without(4), 'schneider')).toBe(true)
  })

  it('5.4.3 schwarz is possible only with the jack of clubs', () => {
    expect(reachable(clubs, with1, 'schwarz')).toBe(true)
    expect(reachable(clubs, without(1), 'schwarz')).toBe(false)
  })
})

describe('5.2.1 what counts', () => {
  const value = (hand: boolean, addition: Addition | undefined, points: number, theirs: number): object =>
    evaluate(pzskat, {
      announcement: announcement(clubs, hand, addition),
      held: cards('CJ HJ CA'),
      bid: 18,
      points,
      tricks: 10 - theirs,
      opponentsTricks: theirs,
      resigned: false,
    })

  it('5.2.1 an open game counts every level', () => {
    const factors = [
      'matadors',
      'game',
      'hand',
      'schneider',
      'schneiderAnnounced',
      'schwarz',
      'schwarzAnnounced',
      'ouvert',
    ]
    expect(value(true, 'ouvert', 120, 0)).toMatchObject({
      factors,
      multiplier: 8,
      score: 96,
      level: 'schwarz',
    })
  })

  it('5.2.5 announced schneider is won with 90 points, and lost with 89', () => {
    expect(value(true, 'schneider', 90, 1)).toMatchObject({ made: true, score: 60 })
    expect(value(true, 'schneider', 89, 1)).toMatchObject({ made: false, score: -120 })
  })

  it('5.2.5 announced schwarz is lost with a trick of the opponents, even one without points', () => {
    expect(value(true, 'schwarz', 120, 1)).toMatchObject({ made: false, score: -168 })
    expect(value(true, 'schwarz', 120, 0)).toMatchObject({ made: true, score: 84 })
  })
})

describe('3.4.1 announcements', () => {
  it('5.2.6 an open suit game includes schwarz announced; an open null includes no level', () => {
    expect(announcement(clubs, true, 'ouvert')).toMatchObject({
      schneider: true,
      schwarz: true,
      ouvert: true,
    })
    expect(announcement(nullGame, true, 'ouvert')).toMatchObject({ schneider: false, schwarz: false })
    expect(announcement(clubs, true, 'schneider')).toMatchObject({ schneider: true, schwarz: false })
  })

  it('2.1.2, 3.4.2 with the skat there are seven games, from the hand twenty-two; null up to its value', () => {
    const count = (hand: boolean, bid: number): number => announcements(pzskat, hand, bid).length
    expect([count(false, 18), count(true, 18)]).toEqual([7, 22])
    expect([23, 24, 46, 47].map((bid) => count(false, bid))).toEqual([7, 6, 6, 5])
    expect([35, 36, 59, 60].map((bid) => count(true, bid))).toEqual([22, 21, 21, 20])
  })
})

it('2.3.4 null has no trumps', () => {
  expect(trumps(nullGame)).toBe(0)
  expect(trumpOrder(nullGame)).toEqual([])
})
