/** Finds another hand that a seat cannot tell from this one. Only tests of secrecy use it. */
import { has, list, shuffled, toSet, type Card, type Cards, type Random, type Seat } from '@stolik/core'
import { apply, setup } from './apply.js'
import { legal, write } from './moves.js'
import { view } from './show.js'
import type { State } from './state.js'

/** Shuffles the cards that the seat has not seen among the places where they were dealt, then repeats the same moves. */
export function disguise(state: State, seat: Seat | null, random: Random): State | undefined {
  if (state.phase === 'over') return undefined
  const known = state.seen | (seat === null ? 0 : (state.hands[seat] as Cards))
  const unknown = [...state.hands.flatMap(list), ...state.stock].filter((card) => !has(known, card))
  for (let attempt = 0; attempt < 3 * unknown.length ** 2; attempt++) {
    const others = shuffled(unknown, random)
    if (others.every((card, i) => card === unknown[i])) continue
    const changed = new Map(unknown.map((card, i) => [card, others[i] as Card]))
    const other = (card: Card): Card => changed.get(card) ?? card
    const { hands, stock, turned } = state.deal
    const again = replayed(state, {
      hands: hands.map((hand) => toSet(list(hand).map(other))),
      stock: stock.map(other),
      turned,
    })
    if (again !== undefined) return again
  }
  return undefined
}

/** Repeats the same moves with another deal; undefined if one of them is not legal. */
function replayed(state: State, deal: State['deal']): State | undefined {
  let other = setup(state.rules, deal, state.carry)
  for (const { seat, move } of state.moves) {
    const text = write(move)
    if (!legal(view(other, seat)).some((one) => write(one) === text)) return undefined
    other = apply(other, seat, move)
  }
  return other
}
