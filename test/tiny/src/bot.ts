import { count, pick, rankOf, suitOf, type Card, type Random } from '@stolik/core'
import { legal, playable, type Move } from './moves.js'
import { promised, type View } from './view.js'

/** Promises as many tricks as it has aces; wins as cheaply as possible, else throws its lowest card. */
export function bot(view: View, random: Random): Move {
  if (!view.toAct.includes(view.seat as number)) return pick(legal(view), random)
  if (view.phase === 'bidding') {
    const aces = count(view.hand & 0x010101)
    return { kind: 'bid', bid: aces > promised(view.calls) ? aces : 0 }
  }
  const cards = playable(view).toSorted((a, b) => rankOf(b) - rankOf(a))
  return { kind: 'card', card: cards.find((card) => wins(view, card)) ?? (cards[0] as Card) }
}

function wins({ trick }: View, card: Card): boolean {
  const led = trick.cards[0]
  if (led === undefined) return rankOf(card) === 0
  return (
    trick.cards.every((other) => suitOf(other) !== suitOf(card) || card < other) &&
    suitOf(led) === suitOf(card)
  )
}
