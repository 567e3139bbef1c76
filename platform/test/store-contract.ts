/** One contract for every store. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Append, Logged, Store } from '../src/store/store.js'

export const bot = (chair: number): Logged => ({
  at: 1_700_000_000_000 + chair,
  entry: { kind: 'bot', chair, name: `Bot “${chair}”\n` },
})
export const append = (table: string, expected: number, rest: Partial<Append> = {}): Append => ({
  table,
  expected,
  entries: [bot(expected)],
  over: false,
  records: [],
  ...rest,
})

/** Runs the contract on stores that are empty when they are made. */
export function storeContract(name: string, make: () => Promise<Store>): void {
  describe(`a store in ${name}`, () => {
    let store: Store
    beforeEach(async () => {
      store = await make()
    })
    afterEach(() => store.close())

    it('gives a log back as it was written, in order', async () => {
      await store.append(append('a', 0, { entries: [bot(0), bot(1)] }))
      await store.append(append('a', 2))
      await store.append(append('b', 0))
      expect(await store.log('a')).toEqual([bot(0), bot(1), bot(2)])
      expect(await store.log('a', 1)).toEqual([bot(1), bot(2)])
      expect(await store.log('a', 3)).toEqual([])
      expect(await store.log('a', 9)).toEqual([])
      expect(await store.log('unknown')).toEqual([])
    })

    it('refuses an append to a log of another length, and writes nothing of it', async () => {
      await store.append(append('a', 0))
      const record = { hand: 0, text: 'x' }
      for (const expected of [0, 2])
        expect(await store.append(append('a', expected, { over: true, records: [record] }))).toBe('stale')
      expect(await store.log('a')).toHaveLength(1)
      expect(await store.live()).toEqual(['a'])
      expect(await store.record('a', 0)).toBeUndefined()
    })

    it('lets one of two appends at once win', async () => {
      const answers = await Promise.all([store.append(append('a', 0)), store.append(append('a', 0))])
      expect(answers.toSorted()).toEqual(['done', 'stale'])
      expect(await store.log('a')).toHaveLength(1)
    })

    it('takes what comes at once for many tables', async () => {
      const ids = Array.from({ length: 50 }, (_, i) => `t${i}`)
      const answers = await Promise.all(ids.map((id) => store.append(append(id, 0))))
      expect(new Set(answers)).toEqual(new Set(['done']))
      expect((await store.live()).toSorted()).toEqual(ids.toSorted())
    })

    it('forgets a table that is over among the live ones, and keeps its log', async () => {
      await store.append(append('a', 0))
      await store.append(append('a', 1, { over: true }))
      expect(await store.live()).toEqual([])
      expect(await store.log('a')).toHaveLength(2)
    })

    it('keeps records by table and hand', async () => {
      await store.append(append('a', 0, { records: [{ hand: 0, text: 'nought' }] }))
      await store.append(append('a', 1, { records: [{ hand: 1, text: 'one' }] }))
      expect(await store.record('a', 0)).toBe('nought')
      expect(await store.record('a', 1)).toBe('one')
      expect(await store.record('b', 0)).toBeUndefined()
    })
  })
}
