/**
 * How likely a player would have called as they did. A solo contract is called with a hand that wins it in most deals, and a hand that was
 * passed with wins none. How often a hand wins alone is counted in a few deals that are the same for everybody, once per hand.
 */
import { type Cards, has, type Seat, seeded, shuffled } from '@stolik/core'
import { ladderFor } from '../ladder.js'
import { rulesIn } from '../profiles.js'
import type { Contract, Ladder, Rules } from '../rules.js'
import type { View } from '../view.js'
import type { Likely } from './deals.js'
import { type Many, manyFor } from './many.js'

const samples = 24
/** How often a hand must win alone for a call, how blurred that is among players, and what may always happen. */
const enough = 0.68
const blur = 0.06
const least = 0.02

/** The sixteen cards of the search in some orders. */
const orders = Array.from({ length: samples }, (_, i) =>
  shuffled(
    Array.from({ length: 16 }, (_, c) => c),
    seeded(`orders/${i}`),
  ),
)

/** By ladder: for each hand and seat, in how many of the orders it wins alone; −1 if not yet counted. */
const counted = new WeakMap<Ladder, Int8Array>()

function winsAlone(rules: Rules, ladder: Ladder, seat: Seat, dealt: Cards): number {
  const many = manyFor(ladder)
  const wins = counted.get(ladder) ?? new Int8Array(1 << 18).fill(-1)
  counted.set(ladder, wins)
  const hand = many.small(dealt)
  const at = 4 * hand + seat
  if ((wins[at] as number) < 0)
    wins[at] = orders.filter((order) => wins1(many, rules, seat, hand, order)).length
  return (wins[at] as number) / samples
}

const opening = { seat: 0, led: -1, top: -1, taker: 0, sum: 0, length: 0 }

function wins1(many: Many, rules: Rules, seat: Seat, hand: number, order: readonly number[]): boolean {
  const hands: [number, number, number, number] = [0, 0, 0, 0]
  hands[seat] = hand
  let dealt = 0
  for (const card of order) {
    if ((hand >> card) & 1) continue
    const to = dealt >> 2 < seat ? dealt >> 2 : (dealt >> 2) + 1
    hands[to as Seat] = (hands[to] as number) | (1 << card)
    dealt += 1
  }
  many.place(...hands)
  return many.reaches(opening, -1, 1 << seat, rules.win)
}

/** How likely a hand that wins so often is called. */
const called = (wins: number): number => least + (1 - 2 * least) / (1 + Math.exp((enough - wins) / blur))

/** How likely the calls of a player are with a hand. */
export function likelyCalls(view: View): Likely {
  const rules = rulesIn(view)
  const wins = (contract: Contract, seat: Seat, dealt: Cards): number =>
    winsAlone(rules, ladderFor(rules, contract), seat, dealt)
  const solos = rules.bids.filter((bid) => bid !== 'wesele')
  const spoken = [0, 1, 2, 3].map((seat) => view.calls.filter((said) => said.seat === seat))
  return (seat, dealt) => {
    const calls = spoken[seat] ?? []
    const solo = calls.findLast(({ call }) => /^(?:gran|zolla)/.test(call))
    if (solo !== undefined) return called(wins(solo.call.startsWith('gran') ? 'gran' : 'zolla', seat, dealt))
    if (calls.length === 0) return 1
    let weight = 1
    // Somebody may have called higher before, so that this player could not.
    if (view.contract === 'zwykla' || view.contract === 'wesele')
      for (const bid of solos) weight *= 1 - called(wins(bid, seat, dealt))
    const queens = rules.oldQueens.every((queen) => has(dealt, queen))
    if (!queens) return weight
    const alone = called(wins('cicha', seat, dealt))
    return weight * (calls.some(({ call }) => call === 'wesele') ? 1 - alone : alone)
  }
}
