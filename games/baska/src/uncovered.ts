import type { Rules } from './rules.js'
import type { View } from './view.js'

/** Whether raises are still possible after the auction, before or after forehand leads: see `lead.ts`. */
export const uncovered = (rules: Rules, { lastTrick, trick }: View): boolean =>
  rules.raiseUntil === 'covered' && lastTrick === null && trick.length < 2
