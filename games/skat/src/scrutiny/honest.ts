/** What the detectors counted of honest bots: by `npm run fairness`, as docs/fairness.md tells. */
import type { HonestRates } from '@stolik/core'

export const honest: HonestRates = {
  seed: 1,
  hands: 20_000,
  marks: {
    bids: { found: 4, among: 600 },
    cards: { found: 0, among: 600 },
    times: { found: 0, among: 300 },
    addresses: { found: 0, among: 300 },
    results: { found: 0, among: 300 },
  },
  cases: {
    bids: { found: 2_836, among: 36_842 },
    cards: { found: 9_748, among: 20_135 },
    results: { found: 15_764, among: 19_640 },
  },
}
