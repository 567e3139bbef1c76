/** The whole game of Baśka, as the platform needs it. */
import type { Game } from '@stolik/core'
import { auto } from './auto.js'
import { bot } from './bot/index.js'
import { disguise } from './disguise.js'
import { papers } from './list/papers.js'
import { remember } from './memory.js'
import { play, type BaskaShapes } from './playing.js'
import { sheet } from './series.js'

export const baska: Game<BaskaShapes> = {
  ...play,
  lengths: (rules) => rules.lengths,
  auto,
  remember,
  bot,
  scoreSum: () => 0,
  sheet,
  papers,
  disguise,
}
