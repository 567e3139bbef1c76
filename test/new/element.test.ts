/** The result of `npm run new -- element`: an accessible element with words in every language, loaded where it stands on a page. */
import { locales } from '@stolik/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTool } from '../tools.mjs'
import { scratchCopy, type Scratch } from './scratch.js'

const missing = findTool('chromium') === undefined
let scratch: Scratch
const make = (...args: readonly string[]): { readonly status: number | null; readonly output: string } =>
  scratch.node('test/new/main.mjs', 'element', ...args)
const vitest = (
  project: string,
  ...files: readonly string[]
): { readonly status: number | null; readonly output: string } =>
  scratch.node(
    'node_modules/vitest/vitest.mjs',
    ...['run', '--project', project, '--reporter', 'verbose', '--maxWorkers', '1'],
    ...files,
  )

beforeAll(() => {
  scratch = scratchCopy()
  const { status, output } = make('seating-plan', 'Seating plan')
  expect(status, output).toBe(0)
})
afterAll(() => scratch.remove())

describe('a new element', () => {
  it('is named where elements are loaded, and nowhere else outside its folders', () => {
    expect(scratch.changed()).toEqual(['web/portal/src/lazy.ts'])
    expect(scratch.read('web/portal/src/lazy.ts')).toContain(
      "'stolik-seating-plan': () => import('@stolik/elements/seating-plan/seating-plan'),",
    )
  })

  it('has words in every language', () => {
    for (const locale of locales)
      expect(JSON.parse(scratch.read(`web/elements/src/words/seating-plan/${locale}.json`)), locale).toEqual({
        'seatingPlan.title': 'Seating plan',
        'seatingPlan.nothing': expect.stringMatching(/^\p{L}.+\.$/u) as string,
      })
  })

  it.skipIf(missing)('passes its own test', () => {
    const { status, output } = vitest('elements', 'web/elements/src/seating-plan')
    expect(status, output).toBe(0)
    expect(output).toContain('has no faults that axe finds, dark')
  })
})

describe('an invalid element', () => {
  it.each([
    ['', 'cannot be the name'],
    ['SeatingPlan', 'cannot be the name'],
    ['stolik-plan', 'cannot be the name'],
    ['plan-', 'cannot be the name'],
    ['lobby', 'There is a folder lobby'],
    ['plate', 'There is a <stolik-plate> already'],
    ['speed', 'begin with “speed.” already'],
  ])('is refused with a sentence: %j', (name, why) => {
    const before = scratch.changed()
    const { status, output } = make(name)
    expect([status, output]).toEqual([1, expect.stringMatching(new RegExp(`^.*${why}.*\\.\n$`))])
    expect(scratch.changed()).toEqual(before)
  })
})
