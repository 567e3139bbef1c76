/**
 * What a series says about two of its players: from 0 (lost clearly) to 1 (won clearly). The difference of points is measured by what is
 * usual in the game, and evened out, so that one lucky hand means little.
 */
import type { SeriesResult, Spread } from './model.js'

/** Of a difference beyond so many standard deviations little more is counted. */
const evenedFrom = 2
/** The hands of which a difference of ratings speaks. */
const usualHands = 36
/** Hands that count as one game. */
const handsAGame = 12

/** The mean squared difference of points of two players in one hand, of all series so far and this one. */
const squareAHand = (before: Spread, { hands, squares }: Spread): number =>
  (before.squares + squares) / (before.hands + hands)

/** The logistic curve that is closest to the normal distribution. */
const chance = (deviations: number): number => 1 / (1 + Math.exp(-1.702 * deviations))

export interface Outcomes {
  /** For how many games the series counts. */
  readonly games: number
  /** The outcome for a player with so many points more than another one. */
  readonly of: (difference: number) => number
}

export function outcomesOf({ hands, squares }: SeriesResult, before: Spread): Outcomes {
  const square = squareAHand(before, { hands, squares })
  const games = Math.max(1, Math.round(hands / handsAGame))
  return {
    games,
    of: (difference) => {
      if (!(square > 0)) return 0.5
      const deviations = difference / Math.sqrt(square * hands)
      const evened = evenedFrom * Math.tanh(deviations / evenedFrom)
      return chance(evened * Math.sqrt(usualHands / hands))
    },
  }
}

/** The spread after one more series. A short one adds nothing: its hands were no series. */
export const spreadAfter = (before: Spread, { hands, squares, isShort }: SeriesResult): Spread =>
  isShort ? before : { hands: before.hands + hands, squares: before.squares + squares }
