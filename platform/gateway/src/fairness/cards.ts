/** Cards that gave a won game to the other side, on which the companion was. */
import type { Count, ExaminedHand } from './hand.js'
import { pairCounts, type Limit } from './pairs.js'

/** Without seeing all cards, usual bots let go every second such game. */
export const cardsLimit: Limit = { least: 8, share: 0.55 }

/**
 * Counts hands in which the player and a third one had a game of the companion's lost, with best play, and those in which the player let them make it.
 * Whoever plays alone hurts nobody but themselves.
 */
export function cards(hands: readonly ExaminedHand[]): readonly Count[] {
  const pairs = pairCounts('cards', cardsLimit)
  for (const { id, players, seen } of hands)
    for (const [seat, player] of players.entries()) {
      const own = seen.cards.filter((card) => card.seat === seat)
      const [first] = own
      if (player === null || first === undefined || first.to.length > 1) continue
      const gave = own.some((card) => card.gave)
      for (const other of first.to) {
        const companion = players[other] ?? null
        if (companion !== null) pairs.add(player, companion, id, gave)
      }
    }
  return pairs.counts()
}
