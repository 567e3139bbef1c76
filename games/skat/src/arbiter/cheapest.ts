/**
 * Finds the cheapest suit or grand game to lose. It is written for a null game that cannot be played at the bid,
 * and for a declarer who leads out of turn before announcing (3.4.4, 4.1.1; C-09, C-74).
 */
import type { Cards } from '@stolik/core'
import { announcement } from '../rules/announcement.js'
import { grand } from '../rules/games.js'
import type { Rules } from '../rules/rules.js'
import { matadors } from '../rules/valuation.js'
import { lostSimply, type Verdict, verdict } from './ruling.js'
import type { Situation } from './situation.js'

const untouched = { points: 0, tricks: 0 }

/** A game that is lost before it was played, with what it would have been. */
export type Loss = Verdict & Pick<Situation, 'announcement' | 'matadors'>

/** Returns the loss at the simple level, counting bid and matadors, in the game where it costs least. */
export function cheapestLoss(rules: Rules, held: Cards, bid: number, hand = false, clause = '3.4.4'): Loss {
  const losses = ([0, 1, 2, 3, grand] as const).map((game) => {
    const situation: Situation = {
      announcement: announcement(game, hand),
      matadors: matadors(game, held),
      bid,
      declarer: untouched,
      opponents: untouched,
    }
    return {
      ...verdict(rules, situation, lostSimply, clause),
      announcement: situation.announcement,
      matadors: situation.matadors,
    }
  })
  return losses.reduce((cheapest, loss) => (loss.score > cheapest.score ? loss : cheapest))
}
