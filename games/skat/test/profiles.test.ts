import { describe, expect, test } from 'vitest'
import { bidValues, highestMultiplier, profiles } from '../src/index.js'

describe.each(Object.values(profiles).map((rules) => [rules.id, rules] as const))(
  'profile %s',
  (_, rules) => {
    test('is deeply frozen', () => {
      const isFrozen = (value: unknown): boolean =>
        typeof value !== 'object' ||
        value === null ||
        (Object.isFrozen(value) && Object.values(value).every(isFrozen))
      expect(isFrozen(rules)).toBe(true)
    })

    test('5.6, isko 5.1.1, pzskat 5.1 the table of values extends to the limits of matadors, levels, announcements and patrolki', () => {
      expect(rules.bases).toEqual([12, 11, 10, 9, 24])
      expect(([0, 1, 2, 3, 4] as const).map((game) => highestMultiplier(rules, game))).toEqual(
        rules.id === 'patrolki' ? [33, 33, 33, 33, 16] : [18, 18, 18, 18, 11],
      )
    })
  },
)

test('5.1, PT 8.7 the two federations agree on every value', () => {
  const { pzskat, isko } = profiles
  for (const of of ['bases', 'nullValues', 'announcedLevels', 'openTrumpGames', 'bonus'] as const)
    expect(isko[of]).toEqual(pzskat[of])
  expect([pzskat.resignConsent, pzskat.clauses.nullValues]).toEqual(['opponent', '5.1'])
  expect([isko.resignConsent, isko.clauses.nullValues]).toEqual(['party', '5.1.2'])
})

test.each([
  ['patrolki 5.1, 2.4.4', 'patrolki', 110, 396],
  ['towarzyski 2.2, 2.6', 'towarzyski', 64, 264],
  ['3.3.2', 'pzskat', 63, 264],
] as const)('%s has the values that can be bid in %s', (_, id, many, highest) => {
  const values = bidValues(profiles[id])
  expect(values).toHaveLength(many)
  expect([values[0], values.at(-1)]).toEqual([18, highest])
})

test('patrolki 5.1, 2.1.2 the fourth and the fifth value of null differ', () => {
  const { ouvertHand, rewolucja } = profiles.patrolki.nullValues
  expect([ouvertHand, rewolucja, bidValues(profiles.patrolki).includes(59)]).toEqual([69, 92, false])
})
