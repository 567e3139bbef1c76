/** The order in which a player wants their cards, over the order that the game gives them. */
import type { HandOrder, Strength } from './hand-order.js'
import type { HandCard } from './scene.js'

export type { HandCard, Strength }

const suits = 'CSHD'
const suitOf = ({ card }: HandCard): string => card.charAt(0)
const bySuit = (a: HandCard, b: HandCard): number => suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b))

/** Returns the plain suits in the order in which they come. */
function groups(plain: readonly HandCard[], alternate: boolean): readonly (readonly HandCard[])[] {
  const sorted = alternate ? plain : plain.toSorted(bySuit)
  return [...new Set(sorted.map(suitOf))].map((suit) => plain.filter((card) => suitOf(card) === suit))
}

/**
 * Returns the cards as the player wants them. The strongest trump is the outermost card on its side. Cards come in the order of
 * their game.
 */
export function sortHand(
  cards: readonly HandCard[],
  { by, trumps, alternate }: HandOrder,
  strength: (card: string) => Strength,
): readonly HandCard[] {
  if (by === 'own') return cards
  const high = cards.filter(({ card }) => strength(card).isTrump)
  const plain = cards.filter(({ card }) => !strength(card).isTrump)
  const isLeft = trumps === 'left'
  if (by === 'rank') {
    const ranked = plain.toSorted((a, b) => strength(b.card).rank - strength(a.card).rank || bySuit(a, b))
    return isLeft ? [...high, ...ranked] : [...ranked.toReversed(), ...high.toReversed()]
  }
  const suited = groups(plain, alternate)
  // A suit that differs in colour from the trumps stays beside them; a fixed order of suits stays as it is.
  const beside = isLeft || !alternate ? suited : suited.toReversed()
  return isLeft ? [...high, ...beside.flat()] : [...beside.flat(), ...high.toReversed()]
}
