/** The words of a profile, where clubs have different names for one thing (1.2: "names"). */
import type { Call } from './moves.js'
import type { Contract, Rules } from './rules.js'

/** Returns the club's word for a contract, as a key of the catalogues. */
export const contractWord = (rules: Rules, contract: Contract): Contract | Rules['soloWord'] =>
  contract === 'zolla' ? rules.soloWord : contract

/** Returns the club's word for a call, as a key of the catalogues. */
export function callWord(rules: Rules, call: Call): string {
  if (call === 'zolla') return rules.soloWord
  return call === 'zolla-du' ? `${rules.soloWord}-du` : call
}
