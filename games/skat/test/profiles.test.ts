import { describe, expect, test } from 'vitest'
import { clauses, highestMultiplier, profiles } from '../src/index.js'

describe.each(Object.values(profiles).map((rules) => [rules.id, rules] as const))(
  'profile %s',
  (_, rules) => {
    test('names the clause of every knob, and the index knows it', () => {
      const knobs = Object.keys(rules).filter((key) => key !== 'id' && key !== 'clauses')
      expect(Object.keys(rules.clauses).sort()).toEqual(knobs.sort())
      for (const clause of Object.values(rules.clauses))
        expect(clauses[clause] ?? clauses[`${rules.id} ${clause}`], clause).toBeDefined()
    })

    test('is frozen through and through', () => {
      const isFrozen = (value: unknown): boolean =>
        typeof value !== 'object' ||
        value === null ||
        (Object.isFrozen(value) && Object.values(value).every(isFrozen))
      expect(isFrozen(rules)).toBe(true)
    })

    test('5.6 the table of values: suits to eighteen times the base, grand to eleven times', () => {
      expect(rules.bases).toEqual([12, 11, 10, 9, 24])
      expect(
        ([0, 1, 2, 3, 4] as const).map((game) => rules.bases[game] * highestMultiplier(rules, game)),
      ).toEqual([216, 198, 180, 162, 264])
    })
  },
)

test('5.1, PT 8.7 the two documents agree on every value', () => {
  const { id, clauses: cited, resignConsent, ...pzskat } = profiles.pzskat
  const { id: other, clauses: numbers, resignConsent: party, ...isko } = profiles.isko
  expect(isko).toEqual(pzskat)
  expect([id, resignConsent, cited.nullValues]).toEqual(['pzskat', 'opponent', '5.1'])
  expect([other, party, numbers.nullValues]).toEqual(['isko', 'party', '5.1.2'])
})
