/** Three players who bid by a model. If all did, nobody would play a doubtful game or pass with a good hand, so one of them can try that out. */
import type { Budget, Random } from '@stolik/core'
import type { Move } from '../../games/skat/src/hand/moves.js'
import { against } from '../../games/skat/src/think/bidding/auction.js'
import type { Family } from '../../games/skat/src/rules/games.js'
import { bidding } from '../../games/skat/src/think/bidding/index.js'
import { openLogit, type Model, type Practice } from '../../games/skat/src/think/bidding/model.js'
import type { View } from '../../games/skat/src/rules/view.js'

export const profile = 'pzskat'

export interface Asked {
  readonly seed: string
  readonly n: number
  readonly model: Model
  /** How much they think about a discard, an announcement and a card, up to 1. */
  readonly effort: number
  /** Whether one of the three bids more or less than the model says. */
  readonly exploring: boolean
}

/** A game as its declarer saw it when it was announced. */
export interface Announced {
  /** What their own cards tell, as the logarithm of the odds of making it with open cards. */
  readonly logit: number
  /** The highest call of another player. */
  readonly against: number
  readonly hand: boolean
}

/** How far whoever explores is from the model, as the logarithm of odds. */
const boldness = 1.2

/** A model that thinks that games are made more often, or with less than 0 less often. */
function bolder(model: Model, by: number): Model {
  const practice = (family: Family): Practice => {
    const { made, ...rest } = model.practice[family]
    return { ...rest, made: [made[0] + by, made[1]] }
  }
  return {
    ...model,
    practice: { suit: practice('suit'), grand: practice('grand'), null: practice('null') },
  }
}

const phases = ['auction', 'skat', 'discard', 'announcement', 'exchange']

/**
 * The move of the player who looks at the view; undefined once cards are played. `announced` is told of the game before the announcement is made.
 */
export function bidders({ n, model, effort, exploring }: Asked, announced: (game: Announced) => void) {
  const explorer = exploring ? n % 3 : undefined
  const others = bolder(model, n % 2 === 0 ? boldness : -boldness)
  // Without any effort, they bid by the model alone.
  const budget: Budget = { effort: Math.max(effort, 0.001), over: () => false }
  return (view: View, random: Random): Move | undefined => {
    if (!phases.includes(view.phase)) return undefined
    const move = bidding(view, budget, random, view.seat === explorer ? others : model)
    if (move?.kind === 'announce') {
      const { hand, discard, fromHand, seat } = view
      const held = { hand, away: discard ?? 0, forehand: seat === 0 }
      const stage = fromHand === true ? 'hand' : 'taken'
      announced({
        logit: openLogit(model, stage, move.announcement.game, held),
        against: against(view),
        hand: fromHand === true,
      })
    }
    return move
  }
}
