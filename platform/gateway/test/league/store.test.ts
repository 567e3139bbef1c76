/** One contract for all stores of leagues. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Logged } from '@stolik/league/model/entry'
import { sqlLeagues } from '../../src/league/sql.js'
import type { LeagueStore } from '../../src/league/sql.js'
import type { SqlData } from '../../src/store/sql.js'
import { columnsOf } from '../columns.js'

interface Column {
  readonly store: LeagueStore
  readonly db: SqlData['db']
  readonly end: () => Promise<void>
}
const columns = columnsOf(({ db, durably }) => ({ store: sqlLeagues(db, durably), db }))

const logged = (at: number, reason = 'Snow in Żory.'): Logged => ({
  at,
  by: 'ola',
  op: `op${at}`,
  entry: { kind: 'reopen', reason },
})

for (const [column, there, make] of columns)
  describe.skipIf(!there)(`leagues in ${column}`, () => {
    let storage: Column
    beforeAll(async () => {
      storage = await make()
    }, 60_000)
    afterAll(() => storage.end())

    it('are appended to in order, and read from any entry on', async () => {
      const { store } = storage
      expect(await store.log('order')).toEqual([])
      expect(await store.append({ league: 'order', expected: 0, entries: [logged(1), logged(2)] })).toBe(
        'done',
      )
      expect(await store.append({ league: 'order', expected: 2, entries: [logged(3)] })).toBe('done')
      expect(await store.log('order')).toEqual([logged(1), logged(2), logged(3)])
      expect(await store.log('order', 2)).toEqual([logged(3)])
      expect(await store.log('order', 3)).toEqual([])
    })

    it('take only one of two appends that expect the same length, and nothing of the other', async () => {
      const { store } = storage
      const two = ['a', 'b'].map((reason) =>
        store.append({ league: 'race', expected: 0, entries: [logged(1, reason), logged(2, reason)] }),
      )
      expect((await Promise.all(two)).sort()).toEqual(['done', 'stale'])
      const reasons = (await store.log('race')).map(({ entry }) =>
        entry.kind === 'reopen' ? entry.reason : '',
      )
      expect(reasons).toHaveLength(2)
      expect(new Set(reasons).size).toBe(1)
      expect(await store.append({ league: 'race', expected: 5, entries: [logged(3)] })).toBe('stale')
    })

    it('are listed by their last change', async () => {
      const { store } = storage
      await store.append({ league: 'old', expected: 0, entries: [logged(100)] })
      await store.append({ league: 'new', expected: 0, entries: [logged(200)] })
      expect((await store.newest(2)).slice(0, 2)).toEqual(['new', 'old'])
      await store.append({ league: 'old', expected: 1, entries: [logged(300)] })
      expect(await store.newest(1)).toEqual(['old'])
    })

    it('never change what is written', async () => {
      const { store, db } = storage
      await store.append({ league: 'kept', expected: 0, entries: [logged(1)] })
      await expect(db.updateTable('league_entries').set({ entry: '{}' }).execute()).rejects.toThrow(
        'never changed',
      )
      await expect(db.deleteFrom('league_entries').execute()).rejects.toThrow('never changed')
    })
  })
