/** An arbiter's ruling: play goes on, or the game has ended with a certain value. */
import type { Line } from '@stolik/core'
import type { Rules } from '../rules/rules.js'
import type { Level, Value } from '../rules/valuation.js'
import { price } from '../value/told.js'
import { explained } from '../value/value.js'
import { cited } from '../rules/cited.js'
import type { Side, Situation } from './situation.js'

/**
 * Why the game goes on, in this order: the innocent side wants to · what was done stands · it has no consequence ·
 * the cards are taken back · the complaint comes too late · consent is needed · the hand is played open · what may
 * not be announced is struck out · it is corrected at once.
 */
export type Remedy =
  | 'corrected'
  | 'stands'
  | 'no-consequence'
  | 'taken-back'
  | 'too-late'
  | 'consent-needed'
  | 'played-open'
  | 'struck'
  | 'put-right'

export interface Continued {
  readonly ended: false
  readonly remedy: Remedy
  readonly clause: string
}

export interface Verdict {
  readonly ended: true
  readonly winner: Side
  /** The side that had won before anything went wrong; null if the game was still open. */
  readonly decidedBefore: Side | null
  readonly level: Level
  readonly value: Value
  readonly score: number
  /** The clause that ended the game. */
  readonly clause: string
  readonly lines: readonly Line[]
}

export type Ruling = Continued | Verdict

export const continued = (rules: Rules, remedy: Remedy, clause: string): Continued => ({
  ended: false,
  remedy,
  clause: cited(rules, clause),
})

export interface Judged {
  readonly winner: Side
  readonly level: Level
  readonly decidedBefore: Side | null
}

/** The result when the declarer is at fault in an open game: they lose the game, but at no higher level (4.1.4). */
export const lostSimply: Judged = { winner: 'opponents', level: 'simple', decidedBefore: null }

/**
 * Makes a verdict with its value. Hand, patrolki and announcements count at any level, and a loss counts at least
 * the bid.
 */
export function verdict(rules: Rules, s: Situation, judged: Judged, clause: string): Verdict {
  const { announcement, matadors, bid } = s
  const game = { announcement, matadors, bid, won: judged.winner === 'declarer', level: judged.level }
  const value = price(rules, game)
  const level = value.kind === 'trump' ? value.level : 'simple'
  const lines = explained(rules, game, value)
  return { ended: true, ...judged, level, value, score: value.score, clause: cited(rules, clause), lines }
}
