/** A clause names code, and a change to that code is noticed by a test. */
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { scratchCopy } from '../new/scratch.js'
import { bite, builtClauses, changes, nameOf } from './bite.js'
import { covered } from './citations.js'
import { wanted } from './mutate.js'

const root = join(import.meta.dirname, '../..')
const all = await covered()
const built = builtClauses(all)
const names = (args: string[]): string | readonly string[] => {
  const found = wanted(['--mutate', ...args], all)
  return typeof found === 'string' ? found : found.asked.map(nameOf)
}

it('every clause that the software treats names code that can be changed', () => {
  expect(built.length).toBeGreaterThan(400)
  expect(built.filter((named) => changes(root, named, all, '1').length === 0).map(nameOf)).toEqual([])
})

describe('the clauses that are asked for', () => {
  it('are one by its name, or as many as are drawn, the same for the same seed', () => {
    expect(names(['isko PT 9.10'])).toEqual(['isko PT 9.10'])
    const fifty = names(['--draw', '50', '--seed', '7'])
    expect(new Set(fifty).size).toBe(50)
    expect(names(['--draw', '50', '--seed', '7'])).toEqual(fifty)
    expect(names(['--draw', '50', '--seed', '8'])).not.toEqual(fifty)
    expect(names(['--draw', '9999'])).toHaveLength(built.length)
  })

  it.each([
    [['isko 99'], 'There is no clause “isko 99”.'],
    [['4.2.1'], 'There is no clause “4.2.1”.'],
    [['isko 1.1.2'], 'Clause isko 1.1.2 is not built'],
    [[], 'Name one clause'],
    [['isko 4.2.1', 'isko 4.2.2'], 'Name one clause'],
    [['--draw', '0'], '--draw takes a number from 1 to 9999, not “0”.'],
    [['--draw', 'all'], 'not “all”'],
  ])('are refused when they are %j', (args, sentence) => {
    expect(names(args)).toContain(sentence)
  })
})

describe('a changed clause', () => {
  const scratch = scratchCopy()
  afterAll(() => scratch.remove())

  it('fails a test that cites it, and the copy is left as it was', { timeout: 300_000 }, async () => {
    const [named] = built.filter((one) => nameOf(one) === 'sixtysix S10')
    const tries = await bite(scratch, named as NonNullable<typeof named>, all, '1')
    expect(tries.at(-1)).toMatchObject({
      mutant: { file: expect.stringMatching(/^games\/sixtysix\/src\//) as string },
      red: { file: 'games/sixtysix/test/rules.test.ts', cites: true },
    })
    expect(scratch.changed()).toEqual([])
  })
})
