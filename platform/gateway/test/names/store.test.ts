/** One contract for all stores of names that were taken away. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqlTaken, type TakenName, type TakenNames } from '../../src/names/taken.js'
import { columnsOf } from '../columns.js'

const at = 1_700_000_000_000
const taken = (person: string, rest: Partial<TakenName> = {}): TakenName => ({
  person,
  name: 'Player 4711',
  chosen: false,
  taken: 'a hash',
  at,
  until: at + 1_000,
  ...rest,
})

interface Column {
  readonly names: TakenNames
  readonly end: () => Promise<void>
}
const columns = columnsOf(({ db }) => ({ names: sqlTaken(db) }))

describe.each(columns.filter(([, can]) => can))('names that were taken away in %s', (_, __, open) => {
  let column: Column
  beforeAll(async () => {
    column = await open()
  }, 60_000)
  afterAll(() => column.end())

  it('are one per person, the latest, until they expire', async () => {
    const { names } = column
    await names.put(taken('a'))
    await names.put(taken('b', { until: at + 5_000 }))
    const chosen = taken('a', { name: 'Józef „b”', chosen: true, until: at + 2_000 })
    await names.put(chosen)
    const current = (now: number) =>
      names.inForce(now).then((all) => all.toSorted((x, y) => (x.person < y.person ? -1 : 1)))
    expect(await current(at)).toEqual([chosen, taken('b', { until: at + 5_000 })])
    expect(await current(at + 2_000)).toEqual([taken('b', { until: at + 5_000 })])
    await names.tidy(at + 2_000)
    expect((await current(at)).map(({ person }) => person)).toEqual(['b'])
  })
})
