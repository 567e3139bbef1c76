/** The order of a hand: as the game sorts it, or as the player has laid it. */

/**
 * `sorted` is the game's order, `own` the player's from earlier (null = they have not touched it). Cards that came
 * to hand since then (cards taken up) go next to their neighbour in the game's order. A new hand forgets it.
 */
export function arrange(sorted: readonly string[], own: readonly string[] | null): readonly string[] {
  if (own === null || !keeps(sorted, own)) return sorted
  const out = own.filter((card) => sorted.includes(card))
  sorted.forEach((card, i) => {
    if (out.includes(card)) return
    const before = sorted[i - 1]
    out.splice(before === undefined ? 0 : out.indexOf(before) + 1, 0, card)
  })
  return out
}

/** Whether an own order still belongs to this hand: most of the cards are in it. */
export function keeps(sorted: readonly string[], own: readonly string[]): boolean {
  return sorted.filter((card) => own.includes(card)).length * 2 > sorted.length
}

/** The order after a card was laid down before position `to` of the others. */
export function moved(order: readonly string[], card: string, to: number): readonly string[] {
  const rest = order.filter((c) => c !== card)
  return [...rest.slice(0, to), card, ...rest.slice(to)]
}

/** The card next to one that has left the hand, so that the keyboard stays where it was. */
export function neighbour(
  before: readonly string[],
  now: readonly string[],
  active: string | null,
): string | null {
  const from = active === null ? 0 : Math.max(0, before.indexOf(active))
  const near = [...before.slice(from), ...before.slice(0, from).reverse()]
  return near.find((card) => now.includes(card)) ?? now[0] ?? null
}
