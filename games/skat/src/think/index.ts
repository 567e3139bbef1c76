/** Skat bots of the levels beside the usual one. Only whoever seats bots loads this. */
import type { Think } from '@stolik/core'
import { bot } from '../bot/bot.js'
import { remember } from '../memory.js'
import type { SkatShapes } from '../playing.js'
import { beginner } from './beginner.js'
import { bidding } from './bidding/index.js'
import { ending } from './claims.js'
import { mastersCard } from './play/card.js'

export { bidder } from './bidding/advice.js'
export { write } from '../moves.js'

/** What masters do not do in their own way, they do as the usual bot. */
export const think: Think<SkatShapes> = (view, level, budget, random, memory = remember(undefined, view)) => {
  if (level === 'master' && !(budget.effort > 0)) return undefined
  const asked = view.offer !== null
  const end = asked || level === 'master' ? ending(view, memory, budget.over) : undefined
  if (end !== undefined) return end
  if (level === 'beginner') return beginner(view, random)
  const before = bidding(view, budget, random)
  if (before !== undefined) return before
  const usual = bot(view, memory)
  if (usual.kind !== 'card') return usual
  return { kind: 'card', card: mastersCard({ view, memory, budget, random, usual: usual.card }) }
}
