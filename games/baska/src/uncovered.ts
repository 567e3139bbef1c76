import type { Rules } from './rules.js'
import type { View } from './view.js'

/** Whether the stake may still be raised after the auction, by whomever, before or after forehand leads: see `lead.ts`. */
export const uncovered = (rules: Rules, { lastTrick, trick }: View): boolean =>
  rules.raiseUntil === 'covered' && lastTrick === null && trick.length < 2
