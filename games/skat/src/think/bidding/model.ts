/** What the training program fits, and how a chance follows from it. */
import type { GameKind } from '../../rules/games.js'
import { familyOf, type Family } from '../../rules/games.js'
import { score, type Held } from './features.js'

/** `taken`: the discard is known. `hand`: the skat is not. */
export const stages = ['taken', 'hand'] as const
export type Stage = (typeof stages)[number]

/** What an auction and hidden cards make of a chance that only the player's own cards tell. All of them are logarithms of odds. */
export interface Practice {
  /**
   * The chance with open cards after an auction: constant, per unit of what the own cards tell, per ten points of the highest call of an opponent,
   * and for a hand game. Who calls has something, and who plays is not a player taken at random.
   */
  readonly called: readonly [number, number, number, number]
  /** The result at a table: constant, and per unit of the chance with open cards after the auction. */
  readonly made: readonly [number, number]
  /** Constant, and per unit of what the own cards tell: that a game that is made is also won with schneider. */
  readonly schneider: readonly [number, number]
}

export interface Model {
  readonly rows: Readonly<Record<Stage, Readonly<Record<Family, readonly number[]>>>>
  readonly practice: Readonly<Record<Family, Practice>>
  /** What happens when a player passes. */
  readonly others: {
    /** How often another one plays if nobody has bid. */
    readonly play: number
    /** That they win, as the logarithm of odds: constant, and per unit of what the player's own hand promises. */
    readonly win: readonly [number, number]
    /** The mean value of their games. */
    readonly value: number
  }
}

export const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** The chance of making a game if everybody saw all cards, as the logarithm of its odds. */
export const openLogit = ({ rows }: Model, stage: Stage, game: GameKind, held: Held): number =>
  score(rows[stage][familyOf(game)], game, held)

interface Kind {
  readonly game: GameKind
  readonly hand: boolean
}

/** The chance of making a game with open cards if an opponent has called so high, as the logarithm of its odds; `logit` is what the own cards tell. */
export function calledLogit(
  { practice }: Model,
  { game, hand }: Kind,
  logit: number,
  against: number,
): number {
  const [constant, slope, bids, unopened] = practice[familyOf(game)].called
  return constant + slope * logit + (bids * against) / 10 + (hand ? unopened : 0)
}

/** The chance of making a game at a table where an opponent has called so high. */
export function practical(model: Model, kind: Kind, logit: number, against: number): number {
  const [constant, slope] = model.practice[familyOf(kind.game)].made
  return chanceOf(constant + slope * calledLogit(model, kind, logit, against))
}

/** The chance that a game is won with schneider if it is made. */
export function schneiderIfMade({ practice }: Model, game: GameKind, logit: number): number {
  const [constant, slope] = practice[familyOf(game)].schneider
  return chanceOf(constant + slope * logit)
}
