/**
 * Hands for learners, found by `test/first-hands.ts`: in one the learner is declarer in a suit game, in the other
 * an opponent.
 */
import type { FirstHand } from '@stolik/core'

export const hands: readonly FirstHand[] = [
  {
    id: 'declarer',
    deal: 'CACTC9SASJS9S8HJH8DQ|CKSTSKS7HKHQDTDJD9D8|CJC8C7SQHTH9H7DADKD7|CQHA',
    seat: 0,
  },
  {
    id: 'opponent',
    deal: 'CTC9C8SQSJS7HTHJDJD7|CACKSASKHAHKHQDAD9D8|CJC7STS9S8H9H8H7DKDQ|CQDT',
    seat: 2,
  },
]
