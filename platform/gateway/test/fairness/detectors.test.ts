/** What each detector counts, what it leaves out, and from where on it marks. */
import { describe, expect, it } from 'vitest'
import { addresses, bids, cards, count, results, times as timesOf } from '../../src/fairness/count.js'
import { detectors, type Count } from '../../src/fairness/hand.js'
import { call, card, examinedHand, nothingSeen, times } from './hands.js'

const of = (counts: readonly Count[], player: string, companion: string | null = null): Count | undefined =>
  counts.find((one) => one.player === player && one.companion === companion)

describe('bids without a chance', () => {
  /** Seat 1 raises, and seat 0 answers. */
  const pushed = (id: string, chance: number) =>
    examinedHand(id, { seen: { ...nothingSeen, calls: [call(0, 1, true, chance), call(1, 0, true, 0.8)] } })

  it('are counted for the companion who is not called against, one for each hand', () => {
    const counts = bids([pushed('1', 0.1), pushed('2', 0.5)], 0.3)
    expect(of(counts, 'b', 'c')).toMatchObject({ found: 1, among: 2, hands: ['1'], marked: false })
    expect(of(counts, 'b', 'a')).toBeUndefined()
    expect(of(counts, 'a', 'c')).toMatchObject({ found: 0, among: 2, hands: [] })
  })

  it('are not counted twice in a hand, nor for a pass, nor for a bot', () => {
    const twice = [call(0, 1, true, 0.1), call(1, 0, true, 0.8), call(2, 1, true, 0), call(3, 0, false, 0)]
    const hand = examinedHand('1', { seen: { ...nothingSeen, calls: twice } })
    expect(of(bids([hand], 0.3), 'b', 'c')).toMatchObject({ found: 1, among: 1 })
    expect(of(bids([hand], 0.3), 'a', 'c')).toMatchObject({ found: 0, among: 1 })
    expect(bids([{ ...hand, players: ['a', null, null] }], 0.3)).toEqual([])
  })

  it('mark a pair once they are many, and not while they are as usual or few', () => {
    const marked = (n: number, among: number): boolean | undefined =>
      of(
        bids(
          times(among, (i) => pushed(String(i), i < n ? 0 : 1)),
          0.3,
        ),
        'b',
        'c',
      )?.marked
    expect(marked(20, 80)).toBe(true)
    expect(marked(4, 80)).toBe(false)
    expect(marked(4, 4)).toBe(false)
  })
})

describe('cards that help a third', () => {
  const gift = (id: string, gave: boolean) =>
    examinedHand(id, { seen: { ...nothingSeen, cards: [card(0, false, [2]), card(0, gave, [2])] } })

  it('are counted by hands, for the one whose game they let go', () => {
    const counts = cards([gift('1', true), gift('2', false)])
    expect(counts).toEqual([of(counts, 'a', 'c')])
    expect(of(counts, 'a', 'c')).toMatchObject({ found: 1, among: 2, hands: ['1'] })
  })

  it('leave out what somebody who plays alone gives away', () => {
    expect(cards([examinedHand('1', { seen: { ...nothingSeen, cards: [card(0, true, [1, 2])] } })])).toEqual(
      [],
    )
  })

  it('mark a pair beyond what players who do not see all cards give away', () => {
    const marked = (n: number): boolean | undefined =>
      of(cards(times(40, (i) => gift(String(i), i < n))), 'a', 'c')?.marked
    expect(marked(36)).toBe(true)
    expect(marked(20)).toBe(false)
  })
})

describe('times that tell', () => {
  /** Seat 1 passes after a time, with a hand of some chance. */
  const passed = (id: string, ms: number, chance: number) =>
    examinedHand(id, { seen: { ...nothingSeen, calls: [call(0, 1, false, chance)] }, times: [ms] })

  it('are marked if passes with better hands take longer, or less time', () => {
    const slower = timesOf(times(40, (i) => passed(String(i), 1000 + i, i / 100)))
    expect(of(slower, 'b')).toMatchObject({ among: 40, marked: true, found: 40 })
    const faster = timesOf(times(40, (i) => passed(String(i), 1000 - i, i / 100)))
    expect(of(faster, 'b')?.marked).toBe(true)
    expect(of(faster, 'b')?.figure).toBeCloseTo(-Math.sqrt(39), 9)
  })

  it('are not marked if they have nothing to do with the hand, or are few', () => {
    expect(
      of(timesOf(times(40, (i) => passed(String(i), (i * 7) % 40, ((i * 11) % 40) / 40))), 'b')?.marked,
    ).toBe(false)
    expect(of(timesOf(times(20, (i) => passed(String(i), i, i / 40))), 'b')?.marked).toBe(false)
  })

  it('do not count without times, for raises, and after a first call', () => {
    expect(timesOf([{ ...passed('1', 1, 0.5), times: null }])).toEqual([])
    const calls = [call(0, 1, true, 0.5), call(1, 1, false, 0.5)]
    expect(timesOf([examinedHand('1', { seen: { ...nothingSeen, calls }, times: [1, 2] })])).toEqual([])
  })
})

describe('shared addresses', () => {
  it('are counted for each pair once, where both are known', () => {
    const hands = times(12, (i) => examinedHand(String(i), { addresses: ['x', 'x', i < 6 ? 'y' : null] }))
    const counts = addresses(hands)
    expect(counts).toHaveLength(3)
    expect(of(counts, 'a', 'b')).toMatchObject({ found: 12, among: 12, marked: true })
    expect(of(counts, 'a', 'c')).toMatchObject({ found: 0, among: 6, marked: false })
  })

  it('are not marked after a visit', () => {
    expect(
      of(addresses(times(9, (i) => examinedHand(String(i), { addresses: ['x', 'x', 'y'] }))), 'a', 'b')
        ?.marked,
    ).toBe(false)
  })
})

describe('results too good for the cards', () => {
  const game = (seat: number, won: boolean, id = '1') =>
    examinedHand(id, { seen: { ...nothingSeen, game: { seat, chance: 0.5, won } } })

  it('compare each player with the others of the house', () => {
    // b and c win every second game, a all of them; by the chances alone everybody would have won half.
    const others = times(400, (i) => game(1 + (i % 2), i % 4 < 2))
    const counts = results([...others, ...times(20, () => game(0, true))])
    expect(of(counts, 'a')).toMatchObject({ found: 20, among: 20, marked: true })
    expect(of(counts, 'b')?.marked).toBe(false)
  })

  it('are usual where everybody wins more than the chances say', () => {
    for (const one of results(times(300, (i) => game(i % 3, true)))) expect(one.marked).toBe(false)
  })
})

it('counts by every detector, and nothing of hands without players', () => {
  const seen = {
    calls: [call(0, 1, true, 0), call(1, 2, false, 0.2)],
    cards: [card(0, true, [2])],
    game: { seat: 2, chance: 0.5, won: true },
  }
  const hand = examinedHand('1', { seen, times: [5, 6], addresses: ['x', 'x', 'x'] })
  const found = new Set(count([hand], 0.3).map(({ detector }) => detector))
  expect([...found].toSorted()).toEqual([...detectors].toSorted())
  expect(count([{ ...hand, players: [null, null, null] }], 0.3)).toEqual([])
})
