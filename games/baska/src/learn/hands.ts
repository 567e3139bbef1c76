/** Hands to learn with, found by `test/first-hands.ts`: a zwykła gra as stary, and a wesele that the learner calls. */
import type { FirstHand } from '@stolik/core'

export const hands: readonly FirstHand[] = [
  { id: 'plain', deal: 'CTSTSQHA CAHTHJDA CQCJDTDJ SASJHQDQ', seat: 0 },
  { id: 'wesele', deal: 'CTSTHTDT CACJHQHJ CQSQDQDJ SASJHADA', seat: 2 },
]
