/** Finds all numbers of card points that a side can reach, however everybody plays, to judge whether a hand is over (T13). */
import type { Seat } from '@stolik/core'
import { numbering } from '../rules/numbering.js'
import type { Ladder } from '../rules/rules.js'
import type { Position } from './solve.js'

const bitOf = (card: number): number => 1 << card
const lowest = (set: number): number => 31 - Math.clz32(set & -set)

/** A trick on the table, in the card numbers of the search. */
interface Table {
  readonly seat: Seat
  readonly led: number
  readonly top: number
  readonly taker: Seat
  readonly sum: number
  readonly length: number
}

/** Returns the card points still possible, including the trick on the table. Bit n is n points. */
function reaching(ladder: Ladder, position: Position, side: readonly Seat[]): bigint {
  const { small, at, trumps, kin, beats, points } = numbering(ladder)
  const known = new Map<string, bigint>()

  function lead(hands: readonly number[], leader: Seat): bigint {
    const hand = hands[leader] as number
    if (hand === 0) return 1n
    // The remaining cards and the leader are enough as a key: nobody's cards change hands during the search.
    const key = `${hands.reduce((all, cards) => all | cards, 0)}/${leader}`
    let found = known.get(key)
    if (found === undefined) {
      const empty = { seat: leader, led: -1, top: -1, taker: leader, sum: 0, length: 0 }
      found = each(hands, empty, hand)
      known.set(key, found)
    }
    return found
  }

  function each(hands: readonly number[], table: Table, open: number): bigint {
    let found = 0n
    for (let rest = open; rest !== 0; rest &= rest - 1) found |= put(hands, table, lowest(rest))
    return found
  }

  function put(hands: readonly number[], table: Table, card: number): bigint {
    const left = hands.map((hand, seat) => (seat === table.seat ? hand & ~bitOf(card) : hand))
    return next(left, laid(table, card))
  }

  function laid({ seat, led, top, taker, sum, length }: Table, card: number): Table {
    const takes = top < 0 || ((beats[top] as number) & bitOf(card)) !== 0
    return {
      seat: (seat + 1) % 4,
      led: led < 0 ? card : led,
      top: takes ? card : top,
      taker: takes ? seat : taker,
      sum: sum + (points[card] as number),
      length: length + 1,
    }
  }

  function next(hands: readonly number[], table: Table): bigint {
    const { seat, led, top, taker, sum, length } = table
    if (length === 4) return lead(hands, taker) << (side.includes(taker) ? BigInt(sum) : 0n)
    const hand = hands[seat] as number
    const bound = hand & (kin[led] as number) || hand & trumps || hand
    return each(hands, table, bound & (beats[top] as number) || bound)
  }

  const { leader } = position
  const hands = position.hands.map(small)
  if (position.trick.length === 0) return lead(hands, leader)
  const empty: Table = { seat: leader, led: -1, top: -1, taker: leader, sum: 0, length: 0 }
  return next(hands, position.trick.map((card) => at[card] as number).reduce(laid, empty))
}

/** Returns the possible numbers of card points, the lowest first. */
export function reach(ladder: Ladder, position: Position, side: readonly Seat[]): readonly number[] {
  const bits = reaching(ladder, position, side)
  return Array.from({ length: 105 }, (_, n) => n).filter((n) => ((bits >> BigInt(n)) & 1n) === 1n)
}
