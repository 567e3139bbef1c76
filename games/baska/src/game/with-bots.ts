/** Baśka with its usual bot and the list of points, without papers: enough to play hands through. */
import type { WithBots } from '@stolik/core'
import { bot } from '../bot/index.js'
import { remember } from '../hand/memory.js'
import { play, type BaskaShapes } from './playing.js'
import { sheet } from '../settle/series.js'
import { legal } from '../hand/legal.js'
import type { Move } from '../rules/moves.js'
import { pointsOf } from '../rules/order.js'
import type { View } from '../rules/view.js'

/** The move after a timeout: pass, decline, or play the cheapest card. It never does more than is required. */
function cost(move: Move): number {
  if ('card' in move) return pointsOf(move.card)
  return 'agree' in move ? 0 : Infinity
}

/** The first call is a pass, or the lowest contract if passing is forbidden (C5). */
const auto = (view: View): Move => legal(view).reduce((best, move) => (cost(move) < cost(best) ? move : best))

export const withBots: WithBots<BaskaShapes> = { ...play, auto, remember, bot, sheet }
