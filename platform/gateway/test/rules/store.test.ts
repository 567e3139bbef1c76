/** One contract for all stores of rule sets. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqlRuleSets } from '../../src/rules/store.js'
import { idOf, mostKept, type KeptRules, type RuleSetStore, type StoredRules } from '../../src/rules/store.js'
import { columnsOf } from '../columns.js'

interface Column {
  readonly store: RuleSetStore
  readonly end: () => Promise<void>
}
const columns = columnsOf(({ db }) => ({ store: sqlRuleSets(db) }))

const rules = (owner: string, choice: string, name = 'Klub „Żory”'): KeptRules => ({
  owner,
  game: 'tiny',
  profile: `plain~knob.${choice}`,
  name,
})
const stored = (saved: KeptRules): StoredRules => ({ ...saved, id: idOf(saved) })

for (const [column, there, make] of columns)
  describe.skipIf(!there)(`rule sets in ${column}`, () => {
    let storage: Column
    beforeAll(async () => {
      storage = await make()
    }, 60_000)
    afterAll(() => storage.end())

    it('are kept once, however often they are sent, and dropped once', async () => {
      const { store } = storage
      const first = rules('once', 'a')
      const answers = await Promise.all([1, 2, 3].map(() => store.keep(first, null)))
      expect(answers).toEqual([stored(first), stored(first), stored(first)])
      expect(await store.of('once')).toEqual([stored(first)])
      const dropped = await Promise.all([1, 2].map(() => store.drop('once', idOf(first))))
      expect(dropped.filter(Boolean)).toEqual([stored(first)])
      expect(await store.of('once')).toEqual([])
    })

    it('of all owners are listed by owner, and no more than asked for', async () => {
      const { store } = storage
      const before = await store.all(1_000)
      const mine = [rules('all-a', 'b'), rules('all-a', 'a'), rules('all-b', 'a')]
      for (const one of [2, 0, 1]) await store.keep(mine[one] as KeptRules, null)
      const all = await store.all(1_000)
      expect(all.filter(({ owner }) => owner.startsWith('all-'))).toEqual(mine.map(stored))
      expect(await store.all(2)).toEqual(all.slice(0, 2))
      for (const { owner, id } of mine.map(stored)) await store.drop(owner, id)
      expect(await store.all(1_000)).toEqual(before)
    })

    it('belong to one owner, who keeps the same rules under one name', async () => {
      const { store } = storage
      const [mine, theirs] = [rules('north', 'a'), rules('south', 'a', 'South')]
      await store.keep(mine, null)
      await store.keep(theirs, null)
      expect(await store.keep(rules('north', 'a', 'Another name'), null)).toBe('KEPT_ALREADY')
      expect(await store.keptAs('tiny', mine.profile)).toEqual([stored(mine), stored(theirs)])
      expect(await store.keptAs('other', mine.profile)).toEqual([])
      expect(await store.drop('north', idOf(theirs))).toBeUndefined()
      expect(await store.keep(rules('north', 'b'), idOf(theirs))).toBe('UNKNOWN_RULE_SET')
      expect(await store.of('south')).toEqual([stored(theirs)])
    })

    it('are replaced in their place; a change of what has changed meanwhile is refused', async () => {
      const { store } = storage
      const [a, b, other] = [rules('change', 'a'), rules('change', 'b', 'Renamed'), rules('change', 'z')]
      await store.keep(a, null)
      await store.keep(other, null)
      expect(await store.keep(b, idOf(a))).toEqual(stored(b))
      // Sent again, because the answer was lost.
      expect(await store.keep(b, idOf(a))).toEqual(stored(b))
      expect(await store.keep(rules('change', 'c'), idOf(a))).toBe('UNKNOWN_RULE_SET')
      expect(await store.keep(rules('change', 'z', 'Twice'), idOf(b))).toBe('KEPT_ALREADY')
      expect(await store.keep(b, idOf(b))).toEqual(stored(b))
      expect(await store.of('change')).toEqual([stored(b), stored(other)])
    })

    it('are changed by one of two who change them at once', async () => {
      const { store } = storage
      const first = rules('race', 'a')
      await store.keep(first, null)
      const answers = await Promise.all(['b', 'c'].map((to) => store.keep(rules('race', to), idOf(first))))
      expect(answers.filter((one) => one === 'UNKNOWN_RULE_SET')).toHaveLength(1)
      expect(await store.of('race')).toEqual(answers.filter((one) => typeof one !== 'string'))
    })

    it(`are at most ${mostKept} of one owner, also when several are kept at once`, async () => {
      const { store } = storage
      for (let n = 1; n <= mostKept - 1; n++) await store.keep(rules('full', String(n)), null)
      const last = await Promise.all(['x', 'y', 'z'].map((one) => store.keep(rules('full', one), null)))
      expect(last.filter((one) => one === 'TOO_MANY')).toHaveLength(2)
      const all = await store.of('full')
      expect(all).toHaveLength(mostKept)
      const [second] = all.slice(1)
      await store.drop('full', second?.id ?? '')
      expect(await store.keep(rules('full', 'new'), null)).toEqual(stored(rules('full', 'new')))
      expect((await store.of('full'))[1]).toEqual(stored(rules('full', 'new')))
    })
  })
