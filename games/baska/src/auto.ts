/** What a lapsed clock plays: it passes, declines, or plays the cheapest card; never more than the player asked for. */
import { legal } from './legal.js'
import type { Move } from './moves.js'
import { pointsOf } from './order.js'
import type { View } from './view.js'

const cost = (move: Move): number => ('card' in move ? pointsOf(move.card) : 'agree' in move ? 0 : Infinity)

/** The first call is a pass, or the lowest contract when passing is forbidden (C5). */
export const auto = (view: View): Move =>
  legal(view).reduce((best, move) => (cost(move) < cost(best) ? move : best))
