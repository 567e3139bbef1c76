/** A game told in words instead of played: what a paper list, a director or a calculator knows of it. */
import type { Cards } from '@stolik/core'
import { toSet } from '@stolik/core'
import type { Announcement } from '../announcement.js'
import { trumpOrder } from '../cards.js'
import { nullGame } from '../games.js'
import type { Rules } from '../rules.js'
import type { Level, Outcome, Matadors, Value } from '../valuation.js'
import { evaluate } from '../valuation.js'

export interface ToldGame {
  readonly announcement: Announcement
  /** null for null games, which have none. */
  readonly matadors: Matadors | null
  /** The last value named; what forehand takes unbid counts as 18 (3.3.6). */
  readonly bid: number
  readonly won: boolean
  /** How low the side stayed that did not make the game: the opponents of a winner, or the declarer. */
  readonly level: Level
  /** Card points and tricks of the declarer, when the cards were played out and counted. */
  readonly points?: number
  readonly tricks?: number
}

/** Trumps that have those matadors; which others they have does not matter. */
export function heldFor({ game }: Announcement, matadors: Matadors | null): Cards {
  const order = trumpOrder(game)
  if (matadors === null) return 0
  return toSet(matadors.with ? order.slice(0, matadors.n) : order.slice(matadors.n))
}

type Counted = Pick<Outcome, 'points' | 'tricks' | 'opponentsTricks'>

/** What the cards may have come to, by the level of the game. */
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

/** The value of a told game by the sum of a played one. Whether the game can be is not asked here. */
export function price(rules: Rules, game: ToldGame): Value {
  const { announcement, matadors, bid } = game
  const held = heldFor(announcement, matadors)
  return evaluate(rules, { announcement, held, bid, resigned: false, ...counted(game) })
}
