/** Hands to learn by, found by `test/first-hands.ts`: a plain game as one of the old, and a wesele that one calls. */
import type { FirstHand } from '@stolik/core'

export const hands: readonly FirstHand[] = [
  { id: 'plain', deal: 'CTSTSQHA CAHTHJDA CQCJDTDJ SASJHQDQ', seat: 0 },
  { id: 'wesele', deal: 'CTSTHTDT CACJHQHJ CQSQDQDJ SASJHADA', seat: 2 },
]
