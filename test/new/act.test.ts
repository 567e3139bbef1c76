/** The result of `npm run new -- act`: an act of events with its description, decide, fold and words, whose own test passes. */
import { locales } from '@stolik/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratchCopy, type Scratch } from './scratch.js'

let scratch: Scratch
const make = (...args: readonly string[]): { readonly status: number | null; readonly output: string } =>
  scratch.node('test/new/main.mjs', 'act', ...args)

beforeAll(() => {
  scratch = scratchCopy()
  const { status, output } = make('callOut', 'call in the hall')
  expect(status, output).toBe(0)
})
afterAll(() => scratch.remove())

const words = (locale: string): string => `web/desk/src/words/event/${locale}.json`

describe('a new act', () => {
  it('changes its description, decide, fold and words, and nothing else', () => {
    expect(scratch.changed()).toEqual([
      'platform/contract/src/event/acts.ts',
      'platform/event/src/decide/desk.ts',
      'platform/event/src/fold/desk.ts',
      ...locales.map(words).toSorted(),
    ])
  })

  it('has a name in every language', () => {
    for (const locale of locales)
      expect(JSON.parse(scratch.read(words(locale))), locale).toMatchObject({
        'log.callOut': 'call in the hall',
      })
  })

  it('passes its own test and the type check', { timeout: 120_000 }, () => {
    const file = 'platform/event/test/callOut.test.ts'
    const tested = scratch.node('node_modules/vitest/vitest.mjs', 'run', '--project', 'node', file)
    expect(tested.status, tested.output).toBe(0)
    const typed = scratch.node('node_modules/@typescript/native/bin/tsc', '-p', 'platform/event/test')
    expect(typed.status, typed.output).toBe(0)
  })
})

describe('an invalid act', () => {
  it.each([
    ['', 'cannot be the name'],
    ['call-out', 'cannot be the name'],
    ['CallOut', 'cannot be the name'],
    ['notice', 'have an act or an entry “notice” already'],
    ['ruling', 'have an act or an entry “ruling” already'],
    ['series', 'has a type EventSeries already'],
  ])('is refused with a sentence: %j', (name, why) => {
    const before = scratch.changed()
    const { status, output } = make(name)
    expect([status, output]).toEqual([1, expect.stringMatching(new RegExp(`^.*${why}.*\\.\n$`))])
    expect(scratch.changed()).toEqual(before)
  })
})
