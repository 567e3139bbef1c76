/** Questions in the auction, judged by what a master expects of playing and of passing. */
import { line, type Line, type TrainerChoice } from '@stolik/core'
import { announcement } from '../rules/announcement.js'
import { lowestBid } from '../rules/bids.js'
import { familyOf, gameKinds, gameNames } from '../rules/games.js'
import { gameArgs, percent } from '../hint/args.js'
import { bestGame, bidOf, callWhy, gamesAhead, type GameAhead } from '../hint/bids.js'
import type { Move } from '../hand/moves.js'
import { against, playOrPass } from '../think/bidding/auction.js'
import { promised } from '../think/bidding/promised.js'
import { weights } from '../think/bidding/weights.js'
import type { View } from '../rules/view.js'
import type { Topic } from './kinds.js'
import { orderOf, rules } from './situation.js'

/** An answer before it is graded. */
export interface Weighed {
  readonly choice: string
  readonly what: Line
  readonly percent: number | null
  readonly behind: number
}

export interface CallJudged {
  /** Every answer, the best first. */
  readonly all: readonly Weighed[]
  readonly topic: Topic
  readonly why: readonly Line[]
}

const passed: TrainerChoice = { id: 'pass', what: line('train.pass', '') }

/** Passing, or a game. */
export const openChoices: readonly TrainerChoice[] = [
  passed,
  ...gameKinds
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((game) => ({
      id: gameNames[game],
      what: line('train.game', '', gameArgs(announcement(game, false))),
    })),
]

const holding = ({ bid }: View): TrainerChoice => ({ id: 'hold', what: line('train.hold', '', { bid }) })

export const answerChoices = (view: View): readonly TrainerChoice[] => [holding(view), passed]

/** By how much playing is better than passing, as a master weighs them up; negative for worse. */
function gainOf(view: View, bid: number): number {
  const { play, pass } = playOrPass(weights, rules, view, bid)
  return play - pass
}

export function judgeCall(view: View): CallJudged {
  const isAsked = against(view) > 0
  const call: Move = isAsked ? { kind: 'hold' } : { kind: 'bid', value: bidOf(view, { kind: 'hold' }) }
  const bid = bidOf(view, call)
  const gain = gainOf(view, bid)
  const best = bestGame(view, bid)
  const plays = isAsked ? [held(view, best)] : games(view, bid, best)
  const all = [
    { choice: 'pass', what: passed.what, percent: null, behind: Math.max(0, gain) },
    ...plays.map((one) => ({ ...one, behind: one.behind + Math.max(0, -gain) })),
  ]
  return {
    all: all.toSorted((a, b) => a.behind - b.behind),
    topic: gain > 0 ? familyOf(best.announcement.game) : 'pass',
    why: [callWhy(view, gain > 0 ? call : { kind: 'pass' }), ...(isAsked || gain <= 0 ? [] : [limit(view)])],
  }
}

/** How high a master would go if others bid. */
const limit = ({ hand, seat }: View): Line =>
  line('train.most', '', { most: promised(rules, hand, seat as number).bid ?? lowestBid })

const held = (view: View, { made }: GameAhead): Weighed => ({
  choice: 'hold',
  what: holding(view).what,
  percent: percent(made),
  behind: 0,
})

/** Each game with what suits it best: with the skat or from the hand, open or not. */
function games(view: View, bid: number, best: GameAhead): readonly Weighed[] {
  const ahead = gamesAhead(view, bid)
  return gameKinds.flatMap((game) => {
    const own = ahead.filter(({ announcement: one }) => one.game === game)
    const [first] = own.toSorted((a, b) => b.worth - a.worth)
    if (first === undefined) return []
    const what = line('train.game', '', gameArgs(first.announcement))
    return { choice: gameNames[game], what, percent: percent(first.made), behind: best.worth - first.worth }
  })
}
