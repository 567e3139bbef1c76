/** What the detectors counted of honest bots: by `npm run fairness`, as docs/fairness.md tells. */
import type { HonestRates } from '@stolik/core'

export const honest: HonestRates = {
  seed: 1,
  hands: 20_000,
  marks: {
    bids: { found: 0, among: 600 },
    cards: { found: 0, among: 600 },
    times: { found: 0, among: 300 },
    addresses: { found: 0, among: 300 },
    results: { found: 0, among: 300 },
  },
  cases: {
    bids: { found: 2_372, among: 36_842 },
    cards: { found: 9_702, among: 19_836 },
    results: { found: 16_285, among: 19_640 },
  },
}
