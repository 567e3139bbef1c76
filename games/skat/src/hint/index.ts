/**
 * What a master would do in a player's place, and why. The figures are those by which the master chooses. Only servers and workers load this.
 */
import { line, type Budget, type GiveHint, type Hint, type Line, type Random } from '@stolik/core'
import { bot } from '../bot/bot.js'
import { what } from '../learn/guide.js'
import { remember, type Memory } from '../hand/memory.js'
import type { Move } from '../hand/moves.js'
import type { SkatShapes } from '../game/playing.js'
import { bidding } from '../think/bidding/index.js'
import { ending } from '../think/claims.js'
import type { View } from '../rules/view.js'
import { callWhy } from './bids.js'
import { cardHint } from './card.js'
import { announceHint, discardHint, takeWhy } from './declare.js'

/** A move that nothing was worked out for. */
const asUsual = line('why.bot', '')

export const hint: GiveHint<SkatShapes> = (view, budget, random, memory = remember(undefined, view)) => {
  if (!(budget.effort > 0)) return undefined
  const end = ending(view, memory, budget.over)
  if (end !== undefined) return hintOf(end, line(`hint.${end.kind}`, ''))
  return before(view, budget, random) ?? during(view, memory, budget, random)
}

const hintOf = (move: Move, why: Line): Hint<Move> => ({ move, what: what(move), why })

/** Up to the first card; undefined in the play. */
function before(view: View, budget: Budget, random: Random): Hint<Move> | undefined {
  if (view.phase === 'discard') return discardHint(view, budget, random)
  if (view.phase === 'announcement') return announceHint(view, budget, random)
  const move = bidding(view, budget, random)
  if (move === undefined) return undefined
  if (view.phase === 'auction') return hintOf(move, callWhy(view, move))
  return hintOf(move, view.phase === 'skat' ? takeWhy(view, move) : asUsual)
}

function during(view: View, memory: Memory, budget: Budget, random: Random): Hint<Move> | undefined {
  const usual = bot(view, memory)
  if (usual.kind !== 'card') return hintOf(usual, asUsual)
  return cardHint({ view, memory, budget, random, usual: usual.card })
}
