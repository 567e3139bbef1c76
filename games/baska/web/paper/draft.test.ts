import { expect, it } from 'vitest'
import { baska } from '../../src/game/game.js'
import { rulesOf } from '../../src/rules/profiles.js'
import { draftOf, lineOf } from './draft.js'

const starts = ['zwykla 2+4', 'wesele 4+2', 'cicha 1', 'gran 3', 'gran-du 3', 'zolla 2', 'zolla-du 2']
const raised = ['', ' raised 1/1', ' raised 2/1', ' raised 2/2']
const ends = [
  'won',
  'lost',
  ...['exit', 'no-exit', 'no-trick'].flatMap((grade) => [`won ${grade}`, `lost ${grade}`]),
]
const points = Array.from({ length: 105 }, (_, n) => `points ${n}`)

it.each(['lebork', 'kop'])('RZ %s: every line can be corrected to itself', (profile) => {
  const rules = rulesOf(profile)
  const lines = starts.flatMap((start) =>
    raised.flatMap((kontra) => [...ends, ...points].map((end) => `${start}${kontra} ${end}`)),
  )
  const known = lines.filter((line) => baska.papers.read(rules, 4, line) === line)
  expect(known.length).toBeGreaterThan(800)
  for (const line of known) expect([line, lineOf(draftOf(rules, line))]).toEqual([line, line])
})
