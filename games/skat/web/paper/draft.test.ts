import { expect, it } from 'vitest'
import { skat } from '../../src/game/game.js'
import { profiles } from '../../src/rules/profiles.js'
import { possibleGames } from '../../src/value/possible.js'
import { writePossible } from '../../src/value/words.js'
import { draftOf, lineOf } from './draft.js'

it.each(Object.entries(profiles))('5.5.2 %s: a draft of a line gives the same line', (_, rules) => {
  const ends = ['won', 'lost', 'lost bid 60', 'schneider lost']
  const lines = possibleGames(rules).flatMap((game) => ends.map((end) => `2 ${writePossible(game)} ${end}`))
  const known = lines.flatMap((line) => {
    const read = skat.papers.read(rules, 3, line)
    return typeof read === 'string' ? [read] : []
  })
  expect(known.length).toBeGreaterThan(1000)
  for (const line of known) {
    const entered = lineOf(rules, 3, 0, draftOf(rules, 3, line)) ?? ''
    expect([line, skat.papers.read(rules, 3, entered)]).toEqual([line, line])
  }
})
