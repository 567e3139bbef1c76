/** Skat bots of the levels beside the usual one. Only whoever seats bots loads this. */
import type { Think } from '@stolik/core'
import { bot } from '../bot/bot.js'
import { remember } from '../hand/memory.js'
import type { Move } from '../hand/moves.js'
import type { SkatShapes } from '../game/playing.js'
import { beginner } from './beginner.js'
import { bidding } from './bidding/index.js'
import { ending } from './claims.js'
import { mastersCard, type Question } from './play/card.js'

export { bidder } from './bidding/advice.js'
export { write } from '../hand/moves.js'

/** What masters do not do in their own way, they do as the usual bot. */
export const think: Think<SkatShapes> = (view, level, budget, random, memory = remember(undefined, view)) => {
  if (level === 'master' && !(budget.effort > 0)) return undefined
  const mustAnswer = view.offer !== null
  const end = mustAnswer || level === 'master' ? ending(view, memory, budget.over) : undefined
  if (end !== undefined) return end
  switch (level) {
    case 'beginner':
      return beginner(view, random)
    case 'master':
      return mastersMove({ view, memory, budget, random })
  }
}

function mastersMove({ view, memory, budget, random }: Omit<Question, 'usual'>): Move {
  const before = bidding(view, budget, random)
  if (before !== undefined) return before
  const usual = bot(view, memory)
  if (usual.kind !== 'card') return usual
  return { kind: 'card', card: mastersCard({ view, memory, budget, random, usual: usual.card }) }
}
