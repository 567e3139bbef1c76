/** A decision about a finding, for the tests of pages that show one. */
import type { Finding } from '../src/fair-play/types.js'

export const decided: Finding = {
  id: 'f1',
  game: 'skat',
  detector: 'BIDS',
  player: { name: 'Jan' },
  companion: { name: 'Ola' },
  here: { found: 6, among: 20, low: 0.1455, high: 0.519 },
  honest: {
    cases: { found: 2_836, among: 36_842, low: 0.0743, high: 0.0797 },
    marks: { found: 4, among: 600, low: 0.003, high: 0.017 },
  },
  hands: [{ table: 'abc', hand: 3 }],
  state: 'DECIDED',
  log: [{ kind: 'DECISION', at: Date.UTC(2026, 10, 3, 12), name: 'Zofia', text: 'Play with others.' }],
}
