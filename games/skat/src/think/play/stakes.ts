/** What the end of a game is worth: tournament points of the declarer's, less those that the opponents get for a lost game. */
import type { Cards } from '@stolik/core'
import { evaluate, matadors } from '../../rules/valuation.js'
import type { Rules } from '../../rules/rules.js'
import type { Announcement } from '../../rules/announcement.js'

/** The card points of the whole deck. */
export const allPoints = 120

/** What has happened so far, and what the cards are worth. */
export interface Game {
  readonly rules: Rules
  readonly announcement: Announcement
  readonly bid: number
  /** Tricks so far. */
  readonly tricks: number
  readonly opponentsTricks: number
}

interface Ending {
  readonly points: number
  readonly tricks: number
  readonly opponentsTricks: number
  readonly patrolkiMissed?: boolean
}

/** What an ending is worth. */
export function worth({ rules, announcement, bid }: Game, held: Cards, ending: Ending): number {
  const { won, score } = evaluate(rules, { announcement, held, bid, resigned: false, ...ending })
  const { own, othersOfThree } = rules.bonus
  return won ? score + own : score - own - othersOfThree
}

/** What each number of card points is worth. All points mean all tricks, if no other has been lost yet; none means none. */
export function worths(game: Game, held: Cards, patrolkiMissed = false): Float64Array {
  return Float64Array.from({ length: allPoints + 1 }, (_, points) =>
    worth(game, held, {
      points,
      tricks: points === 0 ? game.tricks : Math.max(1, game.tricks),
      opponentsTricks: points === allPoints ? game.opponentsTricks : Math.max(1, game.opponentsTricks),
      patrolkiMissed,
    }),
  )
}

/**
 * The same when the points at the end are not certain: nobody plays as well as with open cards, so each number stands for those around it.
 * `spread` is their standard deviation.
 */
export function blurred(values: Float64Array, spread: number): Float64Array {
  if (spread === 0) return values
  const reach = Math.ceil(2.5 * spread)
  return values.map((_, at) => {
    let [sum, weight] = [0, 0]
    for (let d = -reach; d <= reach; d++) {
      const share = Math.exp(-(d * d) / (2 * spread * spread))
      sum += share * (values[Math.min(allPoints, Math.max(0, at + d))] as number)
      weight += share
    }
    return sum / weight
  })
}

/** Tells apart hands for which a game has another value. */
export const kindOf = (announcement: Announcement, held: Cards): number => {
  if (announcement.game === 5) return 0
  const { with: holds, n } = matadors(announcement.game, held)
  return holds ? n : -n
}
