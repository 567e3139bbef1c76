/** What the training program fits, and how a chance follows from it. */
import type { GameKind } from '../../games.js'
import { familyOf, score, type Family, type Held } from './features.js'

/** `taken`: the discard is known. `hand`: the skat is not. */
export const stages = ['taken', 'hand'] as const
export type Stage = (typeof stages)[number]

/** How the result at a table follows from the chance with open cards, both as logarithms of odds. */
export interface Practice {
  /** Constant, per unit of the chance with open cards, per ten points of the highest call of an opponent, and for a hand game. */
  readonly made: readonly [number, number, number, number]
  /** Constant, and per unit of the chance with open cards: that a game that is made is also won with schneider. */
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

/** The chance of making a game at a table where an opponent has called so high. */
export function practical(
  { practice }: Model,
  { game, hand }: { readonly game: GameKind; readonly hand: boolean },
  logit: number,
  against: number,
): number {
  const [constant, slope, bids, kept] = practice[familyOf(game)].made
  return chanceOf(constant + slope * logit + (bids * against) / 10 + (hand ? kept : 0))
}

/** The chance that a game is won with schneider if it is made. */
export function schneiderIfMade({ practice }: Model, game: GameKind, logit: number): number {
  const [constant, slope] = practice[familyOf(game)].schneider
  return chanceOf(constant + slope * logit)
}
