/** The lessons of Baśka. They follow the regulations of the Polish Cup and cite its clauses. */
import type { Teaching } from '@stolik/core'
import { bot } from '../bot/index.js'
import { play, type BaskaShapes } from '../playing.js'
import { rulesOf } from '../profiles.js'
import { chapters } from './chapters.js'
import { guide } from './guide.js'
import { hands } from './hands.js'
import { toldTrick } from './trick.js'

const profile = rulesOf('lebork').id

export const teaching: Teaching<BaskaShapes> = {
  game: { ...play, bot },
  profile,
  hands,
  chapters: () => chapters(rulesOf(profile)),
  guide,
  trick: toldTrick,
}
