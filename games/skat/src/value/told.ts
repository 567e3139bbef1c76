/** A game described in words instead of played, as known to a paper list, a director or a calculator. */
import { type Cards, toSet } from '@stolik/core'
import type { Announcement } from '../rules/announcement.js'
import { trumpOrder } from '../rules/cards.js'
import { nullGame } from '../rules/games.js'
import type { Rules } from '../rules/rules.js'
import { evaluate, type Level, type Matadors, type Outcome, type Value } from '../rules/valuation.js'

export interface ToldGame {
  readonly announcement: Announcement
  /** Null in null games, which have none. */
  readonly matadors: Matadors | null
  /** The last value named. A game that forehand takes without a bid counts as 18 (3.3.6). */
  readonly bid: number
  readonly won: boolean
  /**
   * The level against the losing side: against the opponents if the declarer won, otherwise against the declarer.
   */
  readonly level: Level
  /** The declarer's card points and tricks, if the cards were played to the end and counted. */
  readonly points?: number
  readonly tricks?: number
}

/** A set of trumps with these matadors; the other trumps do not matter. */
export function heldFor({ game }: Announcement, matadors: Matadors | null): Cards {
  const order = trumpOrder(game)
  if (matadors === null) return 0
  return toSet(matadors.with ? order.slice(0, matadors.n) : order.slice(matadors.n))
}

type Counted = Pick<Outcome, 'points' | 'tricks' | 'opponentsTricks'>

/** Possible points and tricks for each level of the game. */
const whenWon: Readonly<Record<Level, Counted>> = {
  simple: { points: 61, tricks: 5, opponentsTricks: 5 },
  schneider: { points: 90, tricks: 9, opponentsTricks: 1 },
  schwarz: { points: 120, tricks: 10, opponentsTricks: 0 },
}
const whenLost: Readonly<Record<Level, Counted>> = {
  simple: { points: 60, tricks: 5, opponentsTricks: 5 },
  schneider: { points: 30, tricks: 1, opponentsTricks: 9 },
  schwarz: { points: 0, tricks: 0, opponentsTricks: 10 },
}
const nullWon: Counted = { points: 0, tricks: 0, opponentsTricks: 10 }
const nullLost: Counted = { points: 0, tricks: 1, opponentsTricks: 9 }

function counted({ announcement, won, level }: ToldGame): Counted {
  if (announcement.game === nullGame) return won ? nullWon : nullLost
  return (won ? whenWon : whenLost)[level]
}

/** Values a described game with the code for played games. Whether the game is possible is checked elsewhere. */
export function price(rules: Rules, game: ToldGame): Value {
  const { announcement, matadors, bid } = game
  const held = heldFor(announcement, matadors)
  return evaluate(rules, { announcement, held, bid, resigned: false, ...counted(game) })
}
