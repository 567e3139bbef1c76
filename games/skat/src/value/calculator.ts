/** The calculator, with the interface of the platform's command. */
import type { Calculator } from '@stolik/core'
import { sets } from '../rules/knobs.js'
import type { Rules } from '../rules/rules.js'
import { possibleGames } from './possible.js'
import { valueOf } from './value.js'
import { readTold, usage, writePossible } from './words.js'

function rulesOf(profile: string): Rules {
  const rules = sets.rulesOf(profile)
  if (rules === undefined) throw new RangeError(`no profile ${profile}`)
  return rules
}

export const calculator: Calculator = {
  usage,
  example: 'grand-schneider hand with 2 schneider bid 24',
  value: (profile, words) => {
    const read = readTold(words)
    if ('refused' in read) return read
    const valued = valueOf(rulesOf(profile), read)
    return 'refused' in valued ? valued : { score: valued.value.score, lines: valued.lines }
  },
  games: (profile) =>
    possibleGames(rulesOf(profile)).map((game) => ({ words: writePossible(game), value: game.value })),
}
