/** How likely a bot considers it to win a game. */
import type { Cards } from '@stolik/core'
import { type GameKind, grand, nullGame } from '../rules/games.js'
import { type Features, nullFeatures, trumpFeatures } from './features.js'
import { weights } from './weights.js'

/** `before`: the skat has not been taken. `after`: these are the ten cards to play with. */
export type Stage = 'before' | 'after'

/** The chance of winning a game, from 0 to 1. */
export function chance(stage: Stage, game: GameKind, hand: Cards, away: Cards, forehand: boolean): number {
  const row = weights[stage]
  if (game === nullGame) return logistic(row.null, nullFeatures(hand, forehand))
  return logistic(game === grand ? row.grand : row.suit, trumpFeatures(game, hand, away, forehand))
}

function logistic(w: readonly number[], features: Features): number {
  const sum = features.reduce((total, x, i) => total + x * (w[i] as number), 0)
  return 1 / (1 + Math.exp(-sum))
}
