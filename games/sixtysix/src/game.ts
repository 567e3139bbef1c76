/** Sixty-six, as the platform needs it. */
import {
  type Card,
  type Cards,
  type Game,
  has,
  list,
  plainSheet,
  type Random,
  type Seat,
  shuffled,
  simplePapers,
  toSet,
} from '@stolik/core'
import { bot } from './bot.js'
import type { Move, State } from './state.js'
import { legal, write } from './moves.js'
import { play, type SixtysixShapes } from './playing.js'
import { ended, scored } from './result.js'
import { apply, setup } from './apply.js'
import { view } from './show.js'

/** Shuffles the cards that the seat has not seen among the places where they were dealt, then repeats the same moves. */
function disguise(state: State, seat: Seat | null, random: Random): State | undefined {
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

export const sixtysix: Game<SixtysixShapes> = {
  ...play,
  // S14: after twelve game points between two players the thirteenth hand is the last, unless some hands were ties.
  lengths: () => [13],
  ended,
  auto: (view) => legal(view)[0] as Move,
  bot,
  scoreSum: () => undefined,
  sheet: (_, chairs, settled) => plainSheet(chairs, settled, () => ({ code: 'row.hand', args: {} })),
  papers: simplePapers({
    example: '0 2',
    clause: 'S11',
    kind: 'row.hand',
    seating: (chairs, hand) => play.seating(chairs, hand),
    dealer: (chairs, hand) => play.dealer(chairs, hand),
    settle: (_, before, scores) => scored(before, scores),
  }),
  disguise,
}
