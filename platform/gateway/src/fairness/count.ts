/** All detectors over the same hands. They count; what it means is for people to decide. */
import { addresses } from './addresses.js'
import { bids } from './bids.js'
import { cards } from './cards.js'
import type { Count, ExaminedHand } from './hand.js'
import { results } from './results.js'
import { times } from './times.js'

/**
 * @param hands of one game, oldest first
 * @param noChance below which a bid of the game has no chance
 */
export const count = (hands: readonly ExaminedHand[], noChance: number): readonly Count[] => [
  ...bids(hands, noChance),
  ...cards(hands),
  ...times(hands),
  ...addresses(hands),
  ...results(hands),
]
