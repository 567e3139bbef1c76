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
    deal: 'CTCKCQCJC8STHKH8DKD8|C9SASKS8S7H9DADTDJD7|CAC7SQSJS9HTHQHJDQD9|HAH7',
    seat: 2,
  },
]
