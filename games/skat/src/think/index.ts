/** Skat bots of the levels beside the usual one. Only whoever seats bots loads this. */
import type { Think } from '@stolik/core'
import { bot } from '../bot/bot.js'
import { remember } from '../memory.js'
import type { SkatShapes } from '../playing.js'

/** What no level does in its own way yet, it does as the usual bot. */
export const think: Think<SkatShapes> = (view, _, { effort }, __, memory = remember(undefined, view)) =>
  effort > 0 ? bot(view, memory) : undefined
