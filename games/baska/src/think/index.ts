/** Bots of other levels than the usual one. */
import type { Budget, Random, Think } from '@stolik/core'
import { legal } from '../hand/legal.js'
import type { Memory } from '../hand/memory.js'
import type { Move } from '../rules/moves.js'
import type { BaskaShapes } from '../game/playing.js'
import { pending } from '../hand/throws.js'
import type { View } from '../rules/view.js'
import { beginner } from './beginner.js'
import { bestCall } from './call.js'
import { bestCard } from './card.js'

function master(view: View, budget: Budget, random: Random, memory: Memory | undefined): Move | undefined {
  const moves = legal(view)
  if (moves.length === 1) return moves[0]
  // The table judges an offer to throw the cards in, and nobody loses if the outcome is fixed (R5).
  if (pending(view.throws) !== undefined) return { agree: true }
  const calls = moves.flatMap((move) => ('call' in move ? [move.call] : []))
  if (view.phase === 'auction') {
    const call = bestCall(view, calls, budget)
    return call === undefined ? undefined : { call }
  }
  const card = bestCard(view, budget, random, memory)
  return card === undefined ? undefined : { card }
}

export { write } from '../rules/moves.js'

export const think: Think<BaskaShapes> = (view, level, budget, random, memory) => {
  switch (level) {
    case 'beginner':
      return beginner(view)
    case 'master':
      return budget.effort > 0 ? master(view, budget, random, memory) : undefined
  }
}
