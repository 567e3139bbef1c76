import type { Checked } from './check.js'

/** The code of the sentence for each verdict. */
export const verdicts: Readonly<Record<Checked, string>> = {
  fair: 'fair.fair',
  malformed: 'fair.malformed',
  commitment: 'fair.badCommitment',
  luck: 'fair.badLuck',
  deal: 'fair.badDeal',
  unable: 'fair.unable',
}
