/** Skat with its usual bot and the list of points, without papers: enough to play hands through. */
import type { WithBots } from '@stolik/core'
import { auto, bot } from '../bot/bot.js'
import { remember } from '../hand/memory.js'
import { play, type SkatShapes } from './playing.js'
import { sheet } from '../settle/sheet.js'

export const withBots: WithBots<SkatShapes> = {
  ...play,
  auto,
  remember,
  bot: (view, _, memory) => bot(view, memory),
  sheet,
}
