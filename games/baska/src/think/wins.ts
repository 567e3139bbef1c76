/**
 * How often a hand wins, as far as somebody can tell who knows only the hand and what is called: counted in a few deals that are the same for
 * everybody, once per hand. This is what players can be thought to go by when they call and raise.
 */
import { type Cards, has, type Seat, seeded, shuffled, toSet } from '@stolik/core'
import { ladderFor } from '../rules/ladder.js'
import { deck, total } from '../rules/order.js'
import { paired } from '../rules/row.js'
import type { Contract, Ladder, Rules } from '../rules/rules.js'
import { type Many, manyFor } from './many.js'
import { choices } from './possible.js'

/** A contract that stands in the auction. */
export interface Stands {
  readonly contract: Contract
  readonly owner: Seat | null
  readonly du: boolean
}

/** Before anything is called. */
export const unopened: Stands = { contract: 'zwykla', owner: null, du: false }

const samples = 24
/** How often a hand wins alone that somebody can be thought to play alone with, and takes every trick that they can be thought to call du with. */
const callable = 0.68
const callableDu = 0.9
/** How many such hands are looked for. */
const enough = 64

const numbers = Array.from({ length: 16 }, (_, c) => c)
/** The sixteen cards of the search in some orders. */
const orders = Array.from({ length: samples }, (_, i) => shuffled(numbers, seeded(`orders/${i}`)))

type Hands = [number, number, number, number]

/** Deals the cards that are in none of the hands to the seats that have none. */
function filled(order: readonly number[], hands: Hands): Hands {
  let free = 0xffff & ~(hands[0] | hands[1] | hands[2] | hands[3])
  let seat = 0
  let dealt = 0
  const out: Hands = [...hands]
  for (const card of order) {
    if (((free >> card) & 1) === 0) continue
    while (hands[seat] !== 0) seat += 1
    out[seat] = (out[seat] as number) | (1 << card)
    free ^= 1 << card
    dealt += 1
    if (dealt % 4 === 0) seat += 1
  }
  return out
}

/** Who holds any of these cards, a bit for each seat. */
const holders = (hands: Hands, cards: number): number =>
  hands.reduce((set, held, seat) => ((held & cards) === 0 ? set : set | (1 << seat)), 0)

/** Returns the seats of starzy, a bit each. */
function sideOf(rules: Rules, search: Many, { contract, owner }: Stands, hands: Hands): number {
  if (contract === 'zwykla' || owner === null) return holders(hands, search.small(toSet(rules.oldQueens)))
  const own = hands[owner] as number
  const sign =
    contract === 'wesele'
      ? rules.weselePartner.map((card) => search.small(toSet([card]))).find((card) => (own & card) === 0)
      : undefined
  return (1 << owner) | (sign === undefined ? 0 : holders(hands, sign))
}

const opening = { seat: 0, led: -1, top: -1, taker: 0, sum: 0, length: 0 }

/** What is kept of a ladder, by contract, owner and seat. */
interface Kept {
  /** By hand: in how many of the deals it wins; −1 if not yet counted. */
  readonly counts: Map<string, Int8Array>
  /** The hands that an owner can be thought to have, in some order. */
  readonly owners: Map<string, readonly number[]>
}
const cache = new WeakMap<Ladder, Kept>()

function keptOf(ladder: Ladder): Kept {
  const found = cache.get(ladder) ?? { counts: new Map(), owners: new Map() }
  cache.set(ladder, found)
  return found
}

/** Returns how often a hand wins in a contract, whose owner has a hand for it. A hand with both old queens is alone unless it has called. */
export function winsOf(rules: Rules, stands: Stands, seat: Seat, dealt: Cards): number {
  const ladder = ladderFor(rules, stands.contract)
  const search = manyFor(ladder)
  const hand = search.small(dealt)
  const { counts } = keptOf(ladder)
  const key = keyOf(rules, stands, seat)
  const wins = counts.get(key) ?? new Int8Array(1 << 16).fill(-1)
  counts.set(key, wins)
  if ((wins[hand] as number) < 0) wins[hand] = countedOf(rules, search, stands, seat, hand)
  return (wins[hand] as number) / samples
}

const needOf = (rules: Rules, { du }: Stands): number => (du ? total : rules.win)

const keyOf = (rules: Rules, stands: Stands, seat: Seat): string =>
  `${stands.contract}/${stands.owner}/${needOf(rules, stands)}/${seat}`

function countedOf(rules: Rules, search: Many, stands: Stands, seat: Seat, hand: number): number {
  const { owner } = stands
  const need = needOf(rules, stands)
  const owners = owner === null || owner === seat ? [] : ownersOf(rules, stands, owner)
  const others = owners.filter((held) => (held & hand) === 0)
  // Nobody could have called it.
  if (others.length === 0 && owner !== null && owner !== seat) return samples
  let won = 0
  for (const [i, order] of orders.entries()) {
    const hands: Hands = [0, 0, 0, 0]
    hands[seat] = hand
    if (others.length > 0) hands[owner as Seat] = others[i % others.length] as number
    const all = filled(order, hands)
    const side = sideOf(rules, search, stands, all)
    search.place(...all)
    if (search.reaches(opening, -1, side, need) === (((side >> seat) & 1) === 1)) won += 1
  }
  return won
}

/** Returns hands that the owner can be thought to have. */
function ownersOf(rules: Rules, stands: Stands, owner: Seat): readonly number[] {
  const ladder = ladderFor(rules, stands.contract)
  const { owners } = keptOf(ladder)
  const key = keyOf(rules, stands, owner)
  const known = owners.get(key)
  if (known !== undefined) return known
  const found: number[] = []
  for (const hand of shuffled(choices(toSet(deck), 4), seeded('owners'))) {
    const fits = paired(stands.contract)
      ? rules.oldQueens.every((queen) => has(hand, queen))
      : winsOf(rules, stands, owner, hand) >= (stands.du ? callableDu : callable)
    if (fits) found.push(manyFor(ladder).small(hand))
    if (found.length === enough) break
  }
  owners.set(key, found)
  return found
}
