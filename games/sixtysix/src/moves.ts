/** The legal moves of a player, from their view alone. */
import { card, cardName, has, list, rankOf, suitOf, type Card } from '@stolik/core'
import { rulesOf } from './rules.js'
import { beats, type Move } from './state.js'
import type { View } from './view.js'

/** Writes a card as `HA`, or as `HQ-marriage`. */
export const write = (move: Move): string =>
  move.kind !== 'card' ? move.kind : cardName(move.card) + (move.marriage ? '-marriage' : '')

export const notation = /^(?:exchange|close|[CSHD][KQ]-marriage|[CSHD][ATKQJ9])$/

const ranks = { king: 2, queen: 3, nine: 5 }

export function legal(view: View): readonly Move[] {
  const { seat, led, stock, closed, hand, trump } = view
  if (seat === null || !view.toAct.includes(seat)) return []
  const rules = rulesOf(view.profile)
  const play = (one: Card, marriage = false): Move => ({ kind: 'card', card: one, marriage })
  const open = stock > 0 && closed === null
  const moves: Move[] = playable(view).map((one) => play(one))
  if (led === null && (open || rules.lateMarriages))
    moves.push(...list(hand).flatMap((one) => (isWed(one, hand) ? [play(one, true)] : [])))
  // A nine that was turned up is in no hand. The last card is drawn together with the one before it (S5).
  const mayExchange = (led === null || rules.exchange === 'turn') && (view.tricks[seat] ?? 0) > 0
  if (open && mayExchange && has(hand, card(trump, ranks.nine))) moves.push({ kind: 'exchange' })
  if (open && led === null) moves.push({ kind: 'close' })
  return moves
}

/** S7: whether a card is a king or queen whose partner is in the hand. */
function isWed(one: Card, hand: number): boolean {
  const rank = rankOf(one)
  if (rank !== ranks.king && rank !== ranks.queen) return false
  const other = rank === ranks.king ? ranks.queen : ranks.king
  return has(hand, card(suitOf(one), other))
}

/** S3, S9: returns the cards that may be played. */
export function playable({ profile, hand, led, stock, closed, trump }: View): readonly Card[] {
  const cards = list(hand)
  if (led === null || (stock > 0 && closed === null)) return cards
  const best = (from: readonly Card[]): readonly Card[] => {
    const taking = rulesOf(profile).taking ? from.filter((one) => beats(one, led, trump)) : []
    return taking.length > 0 ? taking : from
  }
  const following = cards.filter((one) => suitOf(one) === suitOf(led))
  return best(following.length > 0 ? following : cards)
}
