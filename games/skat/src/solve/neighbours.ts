/**
 * Neighbours: cards of one hand and suit between which nobody holds another. Who takes a trick does not depend on which of them is
 * played. So where the taker is certain, the dearest of them is best for the side that takes the trick, and the cheapest for the other:
 * exchanging the two in all that follows changes nothing but where the difference in points goes, and it has gone the best way. Jacks are
 * kept apart from the trumps below them, which may count more.
 */

/** All places but the lowest of each suit, and but the lowest jack. */
const linked = ~(1 | (1 << 7) | (1 << 14) | (1 << 21) | (1 << 28))

/** One card, the lowest, of each group of neighbours that count the same. `twins` is the layout's. */
export function distinct(cards: number, gone: number, twins: number): number {
  let doubled = (cards << 1) & twins
  doubled |= ((doubled & gone) << 1) & twins
  doubled |= ((doubled & gone) << 1) & twins
  return cards & ~doubled
}

/** The lowest of each group of neighbours. */
export function cheapest(cards: number, gone: number): number {
  let higher = (cards << 1) & linked
  higher |= ((higher & gone) << 1) & linked
  higher |= ((higher & gone) << 1) & linked
  higher |= ((higher & gone) << 1) & linked
  higher |= ((higher & gone) << 1) & linked
  higher |= ((higher & gone) << 1) & linked
  return cards & ~higher
}

/** The highest of each group of neighbours. */
export function dearest(cards: number, gone: number): number {
  let lower = (cards & linked) >>> 1
  lower |= (lower & gone & linked) >>> 1
  lower |= (lower & gone & linked) >>> 1
  lower |= (lower & gone & linked) >>> 1
  lower |= (lower & gone & linked) >>> 1
  lower |= (lower & gone & linked) >>> 1
  return cards & ~lower
}
