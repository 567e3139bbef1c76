/** The rates that findings are shown beside are those of the document. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { detectors } from '../../src/fairness/hand.js'
import { games } from '../../src/games.js'

const text = readFileSync(join(import.meta.dirname, '../../../../docs/fairness.md'), 'utf8')

/** Reads "4 of 600" out of the honest column of each table: first of marks, then of cases. */
const rows = [...text.matchAll(/^\| `(\w+)` +\|(?: [a-z ]+ \|)? *(\d+) of (\d+):/gm)].map(
  ([, detector = '', found, among]) => [detector, { found: Number(found), among: Number(among) }] as const,
)

it('a game shows the rates of honest play that docs/fairness.md tells', () => {
  const honest = games.flatMap(({ scrutiny }) => scrutiny?.honest ?? [])
  expect(honest).toHaveLength(1)
  expect(rows.length).toBe(8)
  expect(honest[0]?.marks).toEqual(Object.fromEntries(rows.slice(0, detectors.length)))
  expect(honest[0]?.cases).toEqual(Object.fromEntries(rows.slice(detectors.length)))
  expect(text).toContain(`seed ${honest[0]?.seed}`)
})
