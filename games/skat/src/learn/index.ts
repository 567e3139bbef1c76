/** How Skat is taught: by the federation's rules, whose clauses the sentences cite. */
import type { FirstHand, Teaching } from '@stolik/core'
import { bot } from '../bot/bot.js'
import { play, type SkatShapes } from '../game/playing.js'
import { profiles } from '../rules/profiles.js'
import { chapters } from './chapters.js'
import { guide } from './guide.js'
import { toldTrick } from './playing.js'

/**
 * Hands for learners, found by `test/first-hands.ts`: in one the learner is declarer in a suit game, in the other
 * an opponent.
 */
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

const profile = 'pzskat'

export const teaching: Teaching<SkatShapes> = {
  game: { ...play, bot: (view) => bot(view) },
  profile,
  hands,
  chapters: () => chapters(profiles[profile]),
  guide,
  trick: toldTrick,
}
