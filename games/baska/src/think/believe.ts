/**
 * How likely a player would have called as they did. A solo contract is called with a hand that wins it in most deals, and a hand that was
 * passed with wins none. How often a hand wins alone is counted in a few deals that are the same for everybody, once per hand.
 */
import { type Cards, has, type Seat, seeded, shuffled, toSet } from '@stolik/core'
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

/** With how many partners a hand is tried: alone, or as the old queens say. */
type Kind = 'alone' | 'queens'

/** By ladder: for each hand and seat, in how many of the orders its side wins; −1 if not yet counted. */
const counted = { alone: new WeakMap<Ladder, Int8Array>(), queens: new WeakMap<Ladder, Int8Array>() }

/** Returns how often a hand wins, without knowing anything of the others. */
function winsOf(rules: Rules, ladder: Ladder, kind: Kind, seat: Seat, dealt: Cards): number {
  const many = manyFor(ladder)
  const wins = counted[kind].get(ladder) ?? new Int8Array(1 << 18).fill(-1)
  counted[kind].set(ladder, wins)
  const hand = many.small(dealt)
  const at = 4 * hand + seat
  if ((wins[at] as number) < 0) {
    const queens = kind === 'alone' ? 0 : many.small(toSet(rules.oldQueens))
    wins[at] = orders.filter((order) =>
      winsIn(many, rules.win, seat, handsIn(order, seat, hand), queens),
    ).length
  }
  return (wins[at] as number) / samples
}

type Hands = [number, number, number, number]

/** Deals the cards that a hand does not have to the others. */
function handsIn(order: readonly number[], seat: Seat, hand: number): Hands {
  const hands: Hands = [0, 0, 0, 0]
  hands[seat] = hand
  let dealt = 0
  for (const card of order) {
    if ((hand >> card) & 1) continue
    const to = dealt >> 2 < seat ? dealt >> 2 : (dealt >> 2) + 1
    hands[to] = (hands[to] as number) | (1 << card)
    dealt += 1
  }
  return hands
}

const opening = { seat: 0, led: -1, top: -1, taker: 0, sum: 0, length: 0 }

/** Whether the side of a seat wins: alone, or with or against those who hold these queens. */
function winsIn(many: Many, win: number, seat: Seat, hands: Hands, queens: number): boolean {
  const side =
    queens === 0
      ? 1 << seat
      : hands.reduce((set, hand, s) => ((hand & queens) === 0 ? set : set | (1 << s)), 0)
  many.place(...hands)
  return many.reaches(opening, -1, side, win) === (((side >> seat) & 1) === 1)
}

/** How likely a hand that wins so often is called. */
const called = (wins: number): number => least + (1 - 2 * least) / (1 + Math.exp((enough - wins) / blur))

/** How likely the calls of a player are with a hand. */
export function likelyCalls(view: View): Likely {
  const rules = rulesIn(view)
  const alone = (contract: Contract, seat: Seat, dealt: Cards): number =>
    called(winsOf(rules, ladderFor(rules, contract), 'alone', seat, dealt))
  const solos = rules.bids.filter((bid) => bid !== 'wesele')
  const spoken = [0, 1, 2, 3].map((seat) => view.calls.filter((said) => said.seat === seat))
  return (seat, dealt) => {
    const calls = spoken[seat] ?? []
    const solo = calls.findLast(({ call }) => /^(?:gran|zolla)/.test(call))
    if (solo !== undefined) return alone(solo.call.startsWith('gran') ? 'gran' : 'zolla', seat, dealt)
    // Somebody may have called higher before, so that this player could not.
    if (calls.length === 0 || (view.contract !== 'zwykla' && view.contract !== 'wesele')) return 1
    let weight = 1
    for (const bid of solos) weight *= 1 - alone(bid, seat, dealt)
    if (rules.oldQueens.every((queen) => has(dealt, queen))) {
      const silent = alone('cicha', seat, dealt)
      return weight * (calls.some(({ call }) => call === 'wesele') ? 1 - silent : silent)
    }
    if (view.contract === 'wesele') return weight
    const raise = called(winsOf(rules, rules.ladder, 'queens', seat, dealt))
    return weight * (view.raises.includes(seat) ? raise : 1 - raise)
  }
}
