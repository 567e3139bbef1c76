/** How Skat is taught: by the federation's rules, whose clauses the sentences cite. */
import type { Teaching } from '@stolik/core'
import { bot } from '../bot/bot.js'
import { play, type SkatShapes } from '../playing.js'
import { profiles } from '../profiles.js'
import { chapters } from './chapters.js'
import { guide } from './guide.js'
import { hands } from './hands.js'
import { toldTrick } from './trick.js'

const profile = 'pzskat'

export const teaching: Teaching<SkatShapes> = {
  game: { ...play, bot: (view) => bot(view) },
  profile,
  hands,
  chapters: () => chapters(profiles[profile]),
  guide,
  trick: toldTrick,
}
