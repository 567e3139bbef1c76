import type { Checked } from './check.js'

/** The sentence that says how a check ended. */
export const verdicts: Readonly<Record<Checked, string>> = {
  fair: 'fair.fair',
  malformed: 'fair.malformed',
  commitment: 'fair.badCommitment',
  deal: 'fair.badDeal',
  unable: 'fair.unable',
}
