/** Means of a player's hands: luck that is known is taken out, and nothing is claimed that chance explains. */
import { describe, expect, it } from 'vitest'
import {
  fewestHands,
  isVisible,
  meanOf,
  seeded,
  strengthFigures,
  withoutLuck,
  type HandStrength,
} from '../src/index.js'

const lots = seeded('strength')
const between = (most: number): number => lots.below(2 * most + 1) - most

/** Hands worth `skill`, and `share` of their luck as club players would have it; luck is 0 on average. */
const hands = (n: number, skill: number, share: number): readonly HandStrength[] =>
  Array.from({ length: n }, () => {
    const [club, own] = [between(60), between(20)]
    const points = skill + share * (club + own) + between(10)
    return { part: 'made', points, luck: [club, club + 2 * own], expected: skill - 5 }
  })

describe('points without luck', () => {
  it('keep the mean of the points and lose the part of their spread that goes with luck', () => {
    const many = hands(4000, 20, 0.8)
    const { points, adjusted } = strengthFigures(many, ['made']) ?? expect.fail('too few')
    expect(adjusted.mean).toBeCloseTo(20, 0)
    expect(Math.abs(adjusted.mean - points.mean)).toBeLessThan(2)
    expect(adjusted.within).toBeLessThan(0.5 * points.within)
  })

  it('say what a player with bad cards would have with average ones', () => {
    const unlucky = hands(400, 20, 0.8).filter(({ luck: [club = 0] }) => club < 20)
    const { points, adjusted } = strengthFigures(unlucky, ['made']) ?? expect.fail('too few')
    expect(points.mean).toBeLessThan(10)
    expect(adjusted.mean).toBeGreaterThan(18)
  })

  it('are the points where luck makes no difference', () => {
    const flat = hands(fewestHands, 20, 0.8).map((hand) => ({ ...hand, luck: [0, 0] }))
    expect(withoutLuck(flat)).toEqual(flat.map(({ points }) => points))
    const twice = hands(fewestHands, 20, 0.8).map((hand) => ({
      ...hand,
      luck: [hand.luck[0] ?? 0, hand.luck[0] ?? 0],
    }))
    for (const points of withoutLuck(twice)) expect(points).toSatisfy(Number.isFinite)
  })

  it('take out all that goes with either kind of luck', () => {
    const { points, adjusted } = strengthFigures(hands(2000, 20, 0.8), ['made']) ?? expect.fail('too few')
    const one = strengthFigures(
      hands(2000, 20, 0.8).map((hand) => ({ ...hand, luck: hand.luck.slice(0, 1) })),
      ['made'],
    )
    expect(adjusted.within).toBeLessThan(0.75 * (one?.adjusted.within ?? 0))
    expect(adjusted.within).toBeLessThan(0.25 * points.within)
  })
})

describe('figures', () => {
  it('are none for fewer hands than are enough', () => {
    expect(strengthFigures(hands(fewestHands - 1, 0, 1), ['made'])).toBeUndefined()
    expect(strengthFigures(hands(fewestHands, 0, 1), ['made'])).toBeDefined()
  })

  it('name the parts in order, and leave out those without a hand', () => {
    const all = [...hands(20, 0, 1), ...hands(15, 0, 1).map((hand) => ({ ...hand, part: 'other' }))]
    const { parts } = strengthFigures(all, ['none', 'other', 'made']) ?? expect.fail('too few')
    expect(parts.map(({ part, points }) => [part, points.hands])).toEqual([
      ['other', 15],
      ['made', 20],
    ])
    expect(parts[1]?.beyond.mean).toBeCloseTo((parts[1]?.points.mean ?? NaN) + 5)
  })

  it('cover the true mean in 95 of 100 cases', () => {
    const missed = Array.from({ length: 1000 }, () => meanOf(hands(30, 7, 0.5).map(({ points }) => points)))
    const share = missed.filter(({ mean, within }) => Math.abs(mean - 7) > within).length / 1000
    expect(share).toBeGreaterThan(0.03)
    expect(share).toBeLessThan(0.07)
  })

  it('show no difference that chance explains, and none of too few hands at all', () => {
    expect(isVisible({ hands: 40, mean: 3, within: 4 })).toBe(false)
    expect(isVisible({ hands: 40, mean: -5, within: 4 })).toBe(true)
    expect(isVisible(meanOf([100, 100]))).toBe(false)
  })
})
