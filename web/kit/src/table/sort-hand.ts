/** The order in which a player wants their cards, over the order that the game gives them. */
import type { HandOrder } from './hand-order.js'
import type { HandCard } from './scene.js'

export type { HandCard }

const suits = 'CSHD'
const suitOf = ({ card }: HandCard): string => card.charAt(0)
const bySuit = (a: HandCard, b: HandCard): number => suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b))

/** Returns the plain suits in the order in which they come. */
function groups(plain: readonly HandCard[], alternate: boolean): readonly (readonly HandCard[])[] {
  const sorted = alternate ? plain : plain.toSorted(bySuit)
  return [...new Set(sorted.map(suitOf))].map((suit) => plain.filter((card) => suitOf(card) === suit))
}

/**
 * Returns the cards as the player wants them. The strongest trump is the outermost card on its side. Cards come with the order
 * of their game, and with `trump` and `rank`.
 */
export function sortHand(
  cards: readonly HandCard[],
  { by, trumps, alternate }: HandOrder,
): readonly HandCard[] {
  if (by === 'own') return cards
  const high = cards.filter(({ trump }) => trump === true)
  const plain = cards.filter(({ trump }) => trump !== true)
  const isLeft = trumps === 'left'
  if (by === 'rank') {
    const ranked = plain.toSorted((a, b) => (b.rank ?? 0) - (a.rank ?? 0) || bySuit(a, b))
    return isLeft ? [...high, ...ranked] : [...ranked.toReversed(), ...high.toReversed()]
  }
  const suited = groups(plain, alternate)
  // A suit that differs in colour from the trumps stays beside them; a fixed order of suits stays as it is.
  const beside = isLeft || !alternate ? suited : suited.toReversed()
  return isLeft ? [...high, ...beside.flat()] : [...beside.flat(), ...high.toReversed()]
}
