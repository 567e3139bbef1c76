/** Rules on a card that was named instead of being put on the table (4.1.2, C-70). */
import type { Rules } from '../rules/rules.js'
import { continued, type Continued } from './ruling.js'

export interface NamedCard {
  /** Whether the card belongs to a hand that lies open. */
  readonly openHand: boolean
}

/** Returns the ruling: by the federation's rules a card of an open hand is played when it is named. */
export const ruleNamed = (rules: Rules, { openHand }: NamedCard): Continued =>
  continued(rules, openHand && rules.namedCardIsPlayed ? 'stands' : 'no-consequence', '4.1.2')
