/** The words of a profile where clubs name the same thing differently (1.2: "names"). */
import type { Call } from './moves.js'
import type { Contract, Rules } from './rules.js'

/** A contract as the club says it: a key of the catalogues. */
export const contractWord = (rules: Rules, contract: Contract): Contract | Rules['soloWord'] =>
  contract === 'zolla' ? rules.soloWord : contract

/** A call as the club says it: a key of the catalogues. */
export function callWord(rules: Rules, call: Call): string {
  if (call === 'zolla') return rules.soloWord
  return call === 'zolla-du' ? `${rules.soloWord}-du` : call
}
