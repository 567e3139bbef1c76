import { cardName, list, suitOf, type Card } from '@stolik/core'
import { promised, type View } from './view.js'

/** `bid` 0 = pass. */
export type Move =
  | { readonly kind: 'bid'; readonly bid: number }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'concede' }

export const notation = /^(?:pass|[123]|concede|[CSH][ATKQ])$/

export function write(move: Move): string {
  if (move.kind === 'card') return cardName(move.card)
  if (move.kind === 'concede') return 'concede'
  return move.bid === 0 ? 'pass' : String(move.bid)
}

/** R2, R4 and R6. */
export function legal(view: View): readonly Move[] {
  const { seat, phase } = view
  if (seat === null || phase === 'over') return []
  const moves: Move[] = []
  if (view.toAct.includes(seat)) {
    if (phase === 'bidding')
      moves.push(...[0, 1, 2, 3].filter((bid) => bid === 0 || bid > promised(view.calls)).map(asBid))
    else moves.push(...playable(view).map((card): Move => ({ kind: 'card', card })))
  }
  if (phase === 'playing' && seat === view.bidder) moves.push({ kind: 'concede' })
  return moves
}

const asBid = (bid: number): Move => ({ kind: 'bid', bid })

/** R4 The cards of the suit led, or any. */
export function playable({ hand, trick }: View): readonly Card[] {
  const led = trick.cards[0]
  const follow = led === undefined ? 0 : hand & suitSet(led)
  return list(follow === 0 ? hand : follow)
}

/** All cards of a card's suit. */
export const suitSet = (card: Card): number => 0xff << (8 * suitOf(card))
