/** Skat bots of the levels beside the usual one. Only whoever seats bots loads this. */
import type { Think } from '@stolik/core'
import { bot } from '../bot/bot.js'
import { remember } from '../memory.js'
import type { SkatShapes } from '../playing.js'
import { mastersCard } from './play/card.js'

/** What a level does not do in its own way, it does as the usual bot. */
export const think: Think<SkatShapes> = (view, level, budget, random, memory = remember(undefined, view)) => {
  if (!(budget.effort > 0)) return undefined
  const usual = bot(view, memory)
  if (level === 'beginner' || usual.kind !== 'card') return usual
  return { kind: 'card', card: mastersCard({ view, memory, budget, random, usual: usual.card }) }
}
