/** One contract for all stores of tables. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Append, Store } from '../src/store/store.js'
import type { Logged } from '../src/table/entry.js'
import { logContract, numbersOfTables } from './log/contract.js'

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

/** Runs the contract on stores, each newly made and empty. */
export function storeContract(name: string, make: () => Promise<Store>): void {
  logContract(name, async () => numbersOfTables(await make()))

  describe(`a store in ${name}`, () => {
    let store: Store
    beforeEach(async () => {
      store = await make()
    })
    afterEach(() => store.close())

    it('writes no record with a stale append', async () => {
      await store.append(append('a', 0))
      for (const expected of [0, 2])
        expect(await store.append(append('a', expected, { records: [{ hand: 0, text: 'x' }] }))).toBe('stale')
      expect(await store.record('a', 0)).toBeUndefined()
    })

    it('stores records by table and hand', async () => {
      await store.append(append('a', 0, { records: [{ hand: 0, text: 'nought' }] }))
      await store.append(append('a', 1, { records: [{ hand: 1, text: 'one' }] }))
      expect(await store.record('a', 0)).toBe('nought')
      expect(await store.record('a', 1)).toBe('one')
      expect(await store.record('b', 0)).toBeUndefined()
    })
  })
}
