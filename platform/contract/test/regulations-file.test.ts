/** Regulations as files: a base, and what differs from it. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differing, overlaid, readMoment } from '../src/event/regulations-file.js'

const format = { id: 'evening', chairs: [4, 3], bye: null, scoring: { scale: null, ties: 'MEAN' } }

test('a file changes one field of a group without repeating the others', () => {
  const base = { game: 'g', format }
  expect(overlaid(base, { name: 'Cup', format: { scoring: { ties: 'BEST' } } })).toEqual({
    game: 'g',
    name: 'Cup',
    format: { ...format, scoring: { scale: null, ties: 'BEST' } },
  })
  // A list is one value, and null takes a group away.
  expect(overlaid(base, { format: { chairs: [3], scoring: null } })).toEqual({
    game: 'g',
    format: { ...format, chairs: [3], scoring: null },
  })
})

test('a field is data whatever it is called', () => {
  const changes: unknown = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"x":1}}')
  const made = overlaid({ game: 'g' }, changes as object)
  expect(Object.getPrototypeOf(made)).toBe(Object.prototype)
  expect(made).not.toHaveProperty('polluted')
  expect(Object.keys(made)).toEqual(['game', '__proto__', 'constructor'])
})

test('what differs from a base makes the whole again, and nothing more is written', () => {
  const leaf = fc.oneof(
    fc.constant(null),
    fc.integer(),
    fc.string(),
    fc.array(fc.integer(), { maxLength: 3 }),
  )
  const inner = fc.oneof(leaf, fc.record({ a: leaf, b: leaf }))
  const whole = fc.record({ x: inner, y: inner, z: fc.record({ p: inner, q: leaf }) })
  fc.assert(
    fc.property(whole, whole, (base, wanted) => {
      const changes = differing(base, wanted)
      expect(overlaid(base, changes)).toEqual(wanted)
      expect(differing(wanted, wanted)).toEqual({})
      expect(differing(base, overlaid(base, changes))).toEqual(changes)
    }),
  )
})

test.each([
  ['2026-12-01T18:00+01:00', Date.UTC(2026, 11, 1, 17)],
  ['2026-12-01T17:00:00.000Z', Date.UTC(2026, 11, 1, 17)],
  ['2026-12-01T18:00', undefined],
  ['2026-12-01', undefined],
  ['2027-02-30T18:00Z', undefined],
  ['2027-02-28T25:00Z', undefined],
])('%s is a moment only with a time zone, on a day that exists', (text, at) => {
  expect(readMoment(text)).toBe(at)
})
