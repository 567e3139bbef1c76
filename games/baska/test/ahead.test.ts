/** Tests what masters think of calls: of those that were made, and of those that may still come. */
import { type Cards, count, type Seat, toSet } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { baska } from '../src/index.js'
import { ladderFor } from '../src/rules/ladder.js'
import { cards } from '../src/rules/profiles.js'
import { securerFor } from '../src/bot/reckon.js'
import type { View } from '../src/rules/view.js'
import { aheadOf } from '../src/think/ahead.js'
import { likelyTurns } from '../src/think/callers.js'
import { standingOf } from '../src/think/card.js'
import { callValues } from '../src/think/call.js'
import { type Deals, dealsOf } from '../src/think/deals.js'
import { type Standing, stakesIn } from '../src/think/stakes.js'
import { outcomesOf } from '../src/think/value.js'
import { winsOf } from '../src/think/wins.js'
import { after, kop, lebork, start, viewOf } from './table.js'

const unhurried = { effort: 0.01, over: () => false }

/** Forehand's strong hand; the others' are only there to be dealt. */
const strong = 'HAHTCQDQ CACTSJDA CJSASTSQ HQHJDJDT'
const even = 'SQDQHJDT CACTSJDA CJSASTCQ HAHTHQDJ'

const auction = (deal: string, calls: string): View => viewOf(after(start(deal), calls))

function outcomes(view: View, bids: Standing, deals: Deals) {
  const payments = stakesIn(lebork, bids, deals, view.played)
  const found = outcomesOf(view, ladderFor(lebork, bids.contract), payments, deals, unhurried)
  if (found === undefined) throw new Error('nothing was looked at')
  return found
}

describe('how often a hand wins', () => {
  it.each([lebork, kop])('is always for the highest trumps and never for the lowest cards, $id', (rules) => {
    const best = toSet(rules.ladder.trumps.slice(0, 4))
    const worst = toSet(cards('CA SA DA DT'))
    const zolla = { contract: 'zolla', owner: 0, du: false } as const
    expect(winsOf(rules, zolla, 0, best)).toBe(1)
    expect(winsOf(rules, zolla, 0, worst)).toBe(0)
  })

  it('is about what all deals say', () => {
    const secure = securerFor(lebork.ladder, lebork.win)
    for (const [text, seat] of [
      ['HA HQ CJ DA', 0],
      ['HT CQ SJ CA', 2],
      ['HA HT HQ DT', 1],
    ] as const) {
      const hand = toSet(cards(text))
      const view = { ...viewOf(start(even), seat), hand }
      const deals = dealsOf(view, undefined, () => 1)
      let won = 0
      for (let d = 0; d < deals.count; d += 20)
        won += Number(
          secure(
            [seat],
            deals.hands.map((held) => held[d] as Cards),
          ),
        )
      const share = won / Math.ceil(deals.count / 20)
      expect(
        Math.abs(winsOf(lebork, { contract: 'zolla', owner: seat, du: false }, seat, hand) - share),
        text,
      ).toBeLessThan(0.25)
    }
  })
})

/** How many of the six highest trumps a seat holds on average. */
function highTrumps(view: View, seat: Seat): number {
  const { hands, weights } = dealsOf(view, undefined, likelyTurns(view))
  const high = toSet(lebork.ladder.trumps.slice(0, 6))
  let sum = 0
  weights.forEach((weight, d) => (sum += weight * count((hands[seat]?.[d] as Cards) & high)))
  return sum / weights.reduce((total, weight) => total + weight, 0)
}

describe('what calls tell', () => {
  it('who plays alone or raises has higher trumps than who passed', () => {
    const passed = auction(even, 'pas pas pas')
    expect(highTrumps(auction(even, 'kontra pas pas'), 1)).toBeGreaterThan(highTrumps(passed, 1) + 0.3)
    expect(highTrumps(auction(even, 'pas zolla pas'), 2)).toBeGreaterThan(highTrumps(passed, 2) + 1)
    // Against a zolla it takes high trumps, too; who passed it has fewer.
    const doubled = auction(even, 'zolla kontra pas')
    expect(highTrumps(doubled, 2)).toBeGreaterThan(highTrumps(doubled, 3))
  })
})

/** What each call pays. */
const values = (deal: string, calls: string): Readonly<Record<string, number>> => {
  const view = auction(deal, calls)
  const open = baska.legal(view).flatMap((move) => ('call' in move ? [move.call] : []))
  const found = callValues(view, open, unhurried) ?? []
  return Object.fromEntries(open.map((call, i) => [call, found[i] as number]))
}

describe('looking ahead', () => {
  it('is the plain mean where nobody can call any more', () => {
    const view = auction(even, 'pas pas pas')
    const deals = dealsOf(view, undefined, likelyTurns(view))
    const found = outcomes(view, standingOf(view), deals)
    let sum = 0
    let weight = 0
    for (let i = 0; i < found.count; i++) {
      const w = deals.weights[found.at[i] as number] as number
      sum += w * (found.stakes[i]?.pays[found.reach[i] as number]?.[0] as number)
      weight += w
    }
    const ahead = aheadOf(view, standingOf(view), deals, found)
    const over = { raised: [], turn: 1, passes: 4, spoken: 15 }
    expect(ahead(over).mean).toBeCloseTo(sum / weight, 9)
    // Each of four raises that count doubles it: forehand against a certain opponent is one of the deals only.
    expect(Math.abs(ahead({ ...over, raised: [0] }).mean)).toBeCloseTo(Math.abs(2 * (sum / weight)), 9)
  })

  it('raises with a hand that wins, passes with one that loses', () => {
    const good = values(strong, 'pas pas pas')
    expect(good['kontra']).toBeGreaterThan(good['pas'] as number)
    const bad = values('CASADADT HAHTSJCJ CTCQSTSQ HQHJDJDQ', 'pas pas pas')
    expect(bad['kontra']).toBeLessThan(bad['pas'] as number)
  })

  it('does not raise against a du that cannot be beaten', () => {
    // Found in the arena, where this hand lost 160 points to each: somebody with du is thought to take every trick.
    const found = values('STSQHJDQ CASASJDT CTCJDADJ CQHAHTHQ', 'pas pas zolla-du')
    expect(found['kontra']).toBeLessThan(found['pas'] as number)
  })

  it('thinks less of a zolla that was doubled', () => {
    const alone = 'HAHTHQDT CACTSJDA CJSASTCQ SQDQHJDJ'
    const at = (calls: string): number => {
      const view = auction(alone, calls)
      const deals = dealsOf(view, undefined, likelyTurns(view))
      const bids = { ...standingOf(view), raises: [] }
      const ahead = aheadOf(view, bids, deals, outcomes(view, bids, deals))
      return ahead({ raised: [], turn: 0, passes: 4, spoken: 15 }).mean
    }
    expect(at('pas pas pas zolla pas kontra pas')).toBeLessThan(at('pas pas pas zolla pas pas pas') - 2)
  })
})
