/** The order of a hand of cards that its player may change. */

/**
 * Returns the order to show. `sorted` is the game's order, `own` the player's earlier one (null = they have not changed it).
 * Cards picked up since then go next to their neighbour in the game's order. A new hand discards the player's order.
 */
export function arrange(sorted: readonly string[], own: readonly string[] | null): readonly string[] {
  if (own === null || !isSameHand(sorted, own)) return sorted
  const out = own.filter((card) => sorted.includes(card))
  sorted.forEach((card, i) => {
    if (out.includes(card)) return
    const before = sorted[i - 1]
    out.splice(before === undefined ? 0 : out.indexOf(before) + 1, 0, card)
  })
  return out
}

/** Whether the player's order still belongs to this hand: it contains most of the cards. */
export function isSameHand(sorted: readonly string[], own: readonly string[]): boolean {
  return sorted.filter((card) => own.includes(card)).length * 2 > sorted.length
}

/** Returns the order after a card was dropped before position `to` of the others. */
export function moveCard(order: readonly string[], card: string, to: number): readonly string[] {
  const rest = order.filter((c) => c !== card)
  return [...rest.slice(0, to), card, ...rest.slice(to)]
}

/** Returns the card next to one that has left the hand, so that the keyboard focus stays there. */
export function neighbour(
  before: readonly string[],
  now: readonly string[],
  active: string | null,
): string | null {
  const from = active === null ? 0 : Math.max(0, before.indexOf(active))
  const near = [...before.slice(from), ...before.slice(0, from).reverse()]
  return near.find((card) => now.includes(card)) ?? now[0] ?? null
}
