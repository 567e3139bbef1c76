/** What an arbiter says: play goes on, or the game has ended and is worth so much. */
import type { Line } from '@stolik/core'
import type { Rules } from '../rules.js'
import type { Level, Value } from '../valuation.js'
import { price } from '../value/told.js'
import { explained } from '../value/value.js'
import { cited } from './knobs.js'
import type { Side, Situation } from './situation.js'

/**
 * Why the game goes on: the innocent side wishes it · what was done stands · it is of no consequence · the cards
 * are taken back · the complaint comes too late · consent is needed · the hand is played on open · what cannot be
 * announced is struck · it is put right at once.
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
  /** Who had won before anything went wrong; null when it was open. */
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

/** What the declarer loses by their own fault while the game is open: no more than the game (4.1.4). */
export const lostSimply: Judged = { winner: 'opponents', level: 'simple', decidedBefore: null }

/** A verdict with its value: hand, patrolki and what was announced count in any level, a loss reaches the bid. */
export function verdict(rules: Rules, s: Situation, judged: Judged, clause: string): Verdict {
  const { announcement, matadors, bid } = s
  const game = { announcement, matadors, bid, won: judged.winner === 'declarer', level: judged.level }
  const value = price(rules, game)
  const level = value.kind === 'trump' ? value.level : 'simple'
  const lines = explained(rules, game, value)
  return { ended: true, ...judged, level, value, score: value.score, clause: cited(rules, clause), lines }
}
