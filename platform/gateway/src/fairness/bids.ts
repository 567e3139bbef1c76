/** Bids without a chance, while a companion is at the table and a third player is raised or called over. */
import type { Count, ExaminedHand } from './hand.js'
import { pairCounts, type Limit } from './pairs.js'

/** Usual bots do it in every thirteenth hand in which they raise. */
export const bidsLimit: Limit = { least: 5, share: 0.08 }

/** Counts hands: those in which the player raised against a third one, and those in which they did so without a chance. */
export function bids(hands: readonly ExaminedHand[], noChance: number): readonly Count[] {
  const pairs = pairCounts('bids', bidsLimit)
  for (const { id, players, seen } of hands)
    for (const [seat, player] of players.entries()) {
      if (player === null) continue
      const raised = seen.calls.flatMap((call, n) =>
        call.raises && call.seat === seat
          ? [{ chance: call.chance, against: opponentOf(seen.calls, n) }]
          : [],
      )
      for (const [other, companion] of players.entries()) {
        if (companion === null || other === seat) continue
        const third = raised.filter(({ against }) => against !== null && against !== other)
        const without = third.some(({ chance }) => chance < noChance)
        if (third.length > 0) pairs.add(player, companion, id, without)
      }
    }
  return pairs.counts()
}

/** The seat that answers a call or was answered by it; null if nobody does. */
function opponentOf(calls: ExaminedHand['seen']['calls'], n: number): number | null {
  const own = calls[n]?.seat
  const before = calls[n - 1]
  if (before !== undefined && before.raises && before.seat !== own) return before.seat
  const next = calls[n + 1]
  return next === undefined || next.seat === own ? null : next.seat
}
