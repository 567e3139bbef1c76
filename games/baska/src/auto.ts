/** The move after a timeout: pass, decline, or play the cheapest card. It never does more than is required. */
import { legal } from './legal.js'
import type { Move } from './moves.js'
import { pointsOf } from './order.js'
import type { View } from './view.js'

const cost = (move: Move): number => ('card' in move ? pointsOf(move.card) : 'agree' in move ? 0 : Infinity)

/** The first call is a pass, or the lowest contract if passing is forbidden (C5). */
export const auto = (view: View): Move =>
  legal(view).reduce((best, move) => (cost(move) < cost(best) ? move : best))
