/** Skat as a game of the platform. */
import type { Game } from '@stolik/core'
import { disguise } from '../see/disguise.js'
import { papers } from '../list/papers.js'
import type { SkatShapes } from './playing.js'
import type { Rules } from '../rules/rules.js'
import { withBots } from './with-bots.js'

/** Other series lengths that a table may choose, in rounds; the profile has the usual length (1.1). */
const shorter = [1, 3, 6]
const usualRounds = ({ chairs, rounds }: Rules, size: number): number => rounds[chairs.indexOf(size)] ?? 1

export const skat: Game<SkatShapes> = {
  ...withBots,
  lengths: (rules, chairs) =>
    [...new Set([usualRounds(rules, chairs), ...shorter])].map((rounds) => rounds * chairs),
  scoreSum: () => undefined,
  papers,
  disguise,
}
