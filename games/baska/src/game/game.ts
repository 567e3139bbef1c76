/** The whole game of Baśka, as the platform needs it. */
import type { Game } from '@stolik/core'
import { disguise } from '../see/disguise.js'
import { papers } from '../list/papers.js'
import type { BaskaShapes } from './playing.js'
import { withBots } from './with-bots.js'

export const baska: Game<BaskaShapes> = {
  ...withBots,
  lengths: (rules) => rules.lengths,
  scoreSum: () => 0,
  papers,
  disguise,
}
