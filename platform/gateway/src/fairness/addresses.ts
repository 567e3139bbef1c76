/** Accounts that share an address while they share a table. */
import type { Count, ExaminedHand } from './hand.js'
import { pairCounts } from './pairs.js'

/** Hands at one table from one address: fewer are a visit. */
export const addressesLimit = { least: 10, share: 0 }

/** Counts, for each pair once, the hands of which both addresses are known. */
export function addresses(hands: readonly ExaminedHand[]): readonly Count[] {
  const pairs = pairCounts('addresses', addressesLimit)
  for (const { id, players, addresses: from } of hands)
    for (const [seat, player] of players.entries())
      for (const [other, companion] of players.entries()) {
        const [a, b] = [from[seat] ?? null, from[other] ?? null]
        if (player === null || companion === null || a === null || b === null || player >= companion) continue
        pairs.add(player, companion, id, a === b)
      }
  return pairs.counts()
}
