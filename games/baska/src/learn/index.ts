/** The lessons of Baśka. They follow the regulations of the Polish Cup and cite its clauses. */
import type { FirstHand, Teaching } from '@stolik/core'
import { bot } from '../bot/index.js'
import { play, type BaskaShapes } from '../game/playing.js'
import { rulesOf } from '../rules/profiles.js'
import { chapters } from './chapters.js'
import { guide } from './guide.js'
import { toldTrick } from './playing.js'

/** Hands to learn with, found by `test/first-hands.ts`: a zwykła gra as stary, and a wesele that the learner calls. */
export const hands: readonly FirstHand[] = [
  { id: 'plain', deal: 'CTSTSQHA CAHTHJDA CQCJDTDJ SASJHQDQ', seat: 0 },
  { id: 'wesele', deal: 'CTSTHTDT CACJHQHJ CQSQDQDJ SASJHADA', seat: 2 },
]

const profile = rulesOf('lebork').id

export const teaching: Teaching<BaskaShapes> = {
  game: { ...play, bot },
  profile,
  hands,
  chapters: () => chapters(rulesOf(profile)),
  guide,
  trick: toldTrick,
}
