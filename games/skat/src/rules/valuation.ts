/** What a game is worth and who has won it (2.4, section 5). Only calculation; no cards are played here. */
import { type Cards, has } from '@stolik/core'
import { type Announcement, nullValue } from './announcement.js'
import { trumpOrder } from './cards.js'
import { type GameKind, nullGame } from './games.js'
import { patrolkaWorth } from './patrolki.js'
import type { Rules } from './rules.js'

/** The length of the unbroken sequence of highest trumps that the declarer has, or lacks. */
export interface Matadors {
  readonly with: boolean
  readonly n: number
}

export type Level = 'simple' | 'schneider' | 'schwarz'

/** The level that is announced or reached; schwarz includes schneider. */
export function levelOf({ schneider, schwarz }: Pick<Announcement, 'schneider' | 'schwarz'>): Level {
  if (schwarz) return 'schwarz'
  return schneider ? 'schneider' : 'simple'
}

/** The level against a side that has so much and gets no more (5.2.3, 5.2.4). */
export function levelAgainst({
  points,
  tricks,
}: {
  readonly points: number
  readonly tricks: number
}): Level {
  if (tricks === 0) return 'schwarz'
  return points <= schneiderLimit ? 'schneider' : 'simple'
}

/** Counts the matadors among the declarer's cards and the skat (2.4.1–2.4.3, 5.3.3); not for null. */
export function matadors(game: GameKind, held: Cards): Matadors {
  const order = trumpOrder(game)
  const holds = has(held, order[0] as number)
  const end = order.findIndex((c) => has(held, c) !== holds)
  return { with: holds, n: end === -1 ? order.length : end }
}

/** What is counted after the cards have been played. */
export interface Outcome {
  readonly announcement: Announcement
  /** The declarer's ten cards and the skat. */
  readonly held: Cards
  readonly bid: number
  /** Card points of the declarer, skat included. */
  readonly points: number
  readonly tricks: number
  readonly opponentsTricks: number
  /** The declarer gave up: lost at the simple level, in addition to what was announced (4.3.1). */
  readonly resigned: boolean
  /** Patrolki were laid out and failed to take the last tricks (patrolki 2.4.4). */
  readonly patrolkiMissed?: boolean
}

/** A summand of the multiplier (5.2.1, 5.3.2). */
export type Factor =
  | 'matadors'
  | 'game'
  | 'hand'
  | 'patrolki'
  | 'schneider'
  | 'schneiderAnnounced'
  | 'schwarz'
  | 'schwarzAnnounced'
  | 'ouvert'

export interface TrumpValue {
  readonly kind: 'trump'
  readonly matadors: Matadors
  /** The summands of the multiplier, `matadors` first. Each patrolka counts two; all others count 1. */
  readonly factors: readonly Factor[]
  readonly patrolki: number
  readonly multiplier: number
  readonly base: number
  /** base × multiplier. */
  readonly gameValue: number
  readonly level: Level
  /** Whether the declarer has reached the points and the announced level. */
  readonly made: boolean
  /** The game value does not reach the bid, so the game is lost whatever the declarer took (5.4). */
  readonly overbid: boolean
  readonly won: boolean
  /** The value that counts: the game value, or the lowest multiple of the base that reaches the bid. */
  readonly value: number
  /** +value, or −2 × value (5.3.4). */
  readonly score: number
}

export interface NullValue {
  readonly kind: 'null'
  readonly won: boolean
  readonly value: number
  readonly score: number
}

export type Value = TrumpValue | NullValue

/** The card points that win (5.2.2), and the most that a schneider side may have (5.2.3). */
export const pointsToWin = 61
export const schneiderLimit = 30
const allPoints = 120

const score = (won: boolean, value: number): number => (won ? value : -2 * value)

/** The value of a game that has ended, in points (5.3.1). */
export function evaluate(rules: Rules, outcome: Outcome): Value {
  const { announcement, tricks, resigned } = outcome
  if (announcement.game !== nullGame) return trumpValue(rules, outcome)
  const won = tricks === 0 && !resigned
  const value = nullValue(rules.nullValues, announcement)
  return { kind: 'null', won, value, score: score(won, value) }
}

/** What a summand adds to the multiplier (5.2.1, 5.3.2, patrolki 2.4.4). */
export function factorWeight(factor: Factor, { n }: Matadors, patrolki: number): number {
  if (factor === 'matadors') return n
  return factor === 'patrolki' ? patrolkaWorth * patrolki : 1
}

function trumpValue(rules: Rules, outcome: Outcome): TrumpValue {
  const {
    announcement,
    held,
    bid,
    points,
    tricks,
    opponentsTricks,
    resigned,
    patrolkiMissed = false,
  } = outcome
  const game = announcement.game as Exclude<GameKind, 5>
  const opponentsPoints = allPoints - points
  const made =
    !resigned &&
    !patrolkiMissed &&
    points >= pointsToWin &&
    (!announcement.schneider || opponentsPoints <= schneiderLimit) &&
    (!announcement.schwarz || opponentsTricks === 0)
  const loser = made ? opponentsPoints : points
  const losersTricks = made ? opponentsTricks : tricks
  const counted = !resigned && !(patrolkiMissed && rules.patrolkiMissedLevel === 'nobody')
  const schneider = announcement.schneider || (counted && loser <= schneiderLimit)
  const schwarz = announcement.schwarz || (counted && losersTricks === 0)

  const factors: Factor[] = ['matadors', 'game']
  if (announcement.hand) factors.push('hand')
  if (announcement.patrolki > 0) factors.push('patrolki')
  if (schneider || schwarz) factors.push('schneider')
  if (announcement.schneider) factors.push('schneiderAnnounced')
  if (schwarz) factors.push('schwarz')
  if (announcement.schwarz) factors.push('schwarzAnnounced')
  if (announcement.ouvert) factors.push('ouvert')

  const row = matadors(game, held)
  const weight = (factor: Factor): number => factorWeight(factor, row, announcement.patrolki)
  const multiplier = factors.reduce((sum, factor) => sum + weight(factor), 0)
  const base = rules.bases[game]
  const gameValue = base * multiplier
  const overbid = gameValue < bid
  const value = overbid ? base * Math.ceil(bid / base) : gameValue
  const won = made && !overbid
  return {
    kind: 'trump',
    matadors: row,
    factors,
    patrolki: announcement.patrolki,
    multiplier,
    base,
    gameValue,
    level: levelOf({ schneider, schwarz }),
    made,
    overbid,
    won,
    value,
    score: score(won, value),
  }
}
