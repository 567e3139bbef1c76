/** Skat bots of the levels beside the usual one. Only whoever seats bots loads this. */
import type { Think } from '@stolik/core'
import { bot } from '../bot/bot.js'
import { remember } from '../memory.js'
import type { SkatShapes } from '../playing.js'
import { beginner } from './beginner.js'

export const think: Think<SkatShapes> = (
  view,
  level,
  { effort },
  random,
  memory = remember(undefined, view),
) => {
  if (level === 'beginner') return beginner(view, random)
  return effort > 0 ? bot(view, memory) : undefined
}
