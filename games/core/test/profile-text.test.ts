/** Profile texts have one form, and what is long or odd is refused before it is looked at. */
import { expect, it } from 'vitest'
import { longestProfile, readProfile, writeProfile } from '../src/index.js'

it('a base alone is a profile text', () => {
  expect(readProfile('pzskat')).toEqual({ base: 'pzskat', turned: {} })
  expect(writeProfile('pzskat', {})).toBe('pzskat')
})

it('knobs are written in order, whatever order they were turned in', () => {
  const text = writeProfile('towarzyski', { resignAlone: '8', ramsz: 'true', 'a-b': '3-4', a: 'x' })
  expect(text).toBe('towarzyski~a.x~a-b.3-4~ramsz.true~resignAlone.8')
  expect(readProfile(text)).toEqual({
    base: 'towarzyski',
    turned: { a: 'x', 'a-b': '3-4', ramsz: 'true', resignAlone: '8' },
  })
})

it.each([
  ['nothing', ''],
  ['no base', '~ramsz.true'],
  ['an order of its own', 'p~b.1~a.1'],
  ['a knob twice', 'p~a.1~a.2'],
  ['no choice', 'p~a'],
  ['an empty choice', 'p~a.'],
  ['two points', 'p~a.1.2'],
  ['an end that is none', 'p~a.1~'],
  ['a space', 'p~a.1 '],
  ['a line', 'p~a.1\n'],
  ['a control character', 'p\u0000'],
  ['what a topic treats as a pattern', 'p/#'],
  ['a prototype', 'p~__proto__.1'],
  ['letters that are not ASCII', 'łódź'],
])('a text with %s is none', (_, text) => {
  expect(readProfile(text)).toBeUndefined()
})

const many = (count: number): string =>
  writeProfile('p', Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, '1'])))

it('forty knobs are read, and forty-one are not', () => {
  expect(Object.keys(readProfile(many(40))?.turned ?? {})).toHaveLength(40)
  expect(readProfile(many(41))).toBeUndefined()
})

it('a text over the limit is refused by its length alone', () => {
  expect(readProfile('p'.repeat(longestProfile))?.base).toHaveLength(longestProfile)
  expect(readProfile('p'.repeat(longestProfile + 1))).toBeUndefined()
  expect(readProfile(many(10_000))).toBeUndefined()
})
