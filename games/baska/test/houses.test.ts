/** Rules of other houses, from the knobs alone. */
import { readCard, readProfile } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { houses, ruleSets } from '../src/index.js'
import { orderOf } from '../src/rules/order.js'
import type { Ladder, Rules } from '../src/rules/rules.js'
import { lebork, openUnder, spoken, start } from './table.js'

const rulesIn = (place: string): Rules => {
  const house = houses.find(({ name }) => name === place)
  const rules = house && ruleSets.rulesOf(house.profile)
  if (rules === undefined) throw new Error(`there are no rules of ${place}`)
  return rules
}
const plain = 'CQHAHQSA SQHTDQDA CJSJHJDJ CACTSTDT'
/** Seat 2 has both old queens and no black jack. */
const lonely = 'HAHTHQSA DQCJSJDA CQSQHJDJ CACTSTDT'

describe.each(houses)('the house of $name', ({ profile, source }) => {
  it('is a rule set, and names its text', () => {
    const { base, turned } = readProfile(profile) ?? { base: '', turned: {} }
    expect(ruleSets.turn(base, turned)).toMatchObject({ profile })
    expect(ruleSets.find(profile)?.differences.length).toBeGreaterThan(0)
    expect(new URL(source).hostname).toMatch(/\.pl$/)
  })
})

it('Kościan: a zwykła gra is raised five times, and a wesele is called in one’s first call', () => {
  const rules = rulesIn('Kościan')
  expect(openUnder(spoken(start(plain, 0, rules), 'pytam kontra rej bok skok'))).toContain('zub')
  const passed = spoken(start(lonely, 0, { ...rules, cichaForbidden: 'off' }), 'pytam pas')
  expect(openUnder(passed)).toContain('wesele')
  expect(openUnder(spoken(passed, 'pas kontra pas pas'))).not.toContain('wesele')
})

it('Gniezno: A♠ beats 10♣', () => {
  const beats = (ladder: Ladder, high: string, low: string): boolean =>
    (((orderOf(ladder).beats[readCard(low) as number] as number) >>> (readCard(high) as number)) & 1) === 1
  expect(beats(rulesIn('Gniezno').ladder, 'SA', 'CT')).toBe(true)
  expect(beats(lebork.ladder, 'SA', 'CT')).toBe(false)
})

it('Gorzów: there is no gran', () => {
  expect(openUnder(start(plain, 0, rulesIn('Gorzów')))).not.toContain('gran')
  expect(openUnder(start(plain, 0, rulesIn('Gniezno')))).toContain('gran')
})
