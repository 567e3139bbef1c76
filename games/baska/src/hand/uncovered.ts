import type { Rules } from '../rules/rules.js'
import type { View } from '../rules/view.js'

/** Whether raises are still possible after the auction, before or after forehand leads: see `lead.ts`. */
export const uncovered = (rules: Rules, { lastTrick, trick }: View): boolean =>
  rules.raiseUntil === 'covered' && lastTrick === null && trick.length < 2
