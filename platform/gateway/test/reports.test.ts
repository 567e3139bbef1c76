/** One contract for all stores of reports. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Report, type Reports } from '../src/talk/reports.js'
import { sqlReports } from '../src/talk/reports.js'
import { columnsOf } from './columns.js'

const report = (id: string, at: number): Report => ({
  id,
  at,
  table: 'abcdefgh',
  reason: null,
  done: null,
  by: { id: 'b', name: 'Józef „b”' },
  about: { id: 'a', name: 'Ola' },
  lines: [
    { at: at - 1, phrase: 'hello', text: null },
    { at, phrase: null, text: 'Ja tam swoje wiem' },
  ],
})

interface Column {
  readonly reports: Reports
  readonly end: () => Promise<void>
}
const columns = columnsOf(({ db }) => ({ reports: sqlReports(db) }))

describe.each(columns.filter(([, can]) => can))('reports in %s', (_, __, open) => {
  let column: Column
  const ids = async (before: number | null = null, most = 10): Promise<readonly string[]> =>
    (await column.reports.newest(before, most)).map(({ id }) => id)

  beforeAll(async () => {
    column = await open()
  }, 60_000)
  afterAll(() => column.end())

  it('are stored once, up to a limit, and listed newest first', async () => {
    const { reports } = column
    const at = 1_700_000_000_000
    for (const n of [1, 2, 3, 2]) await reports.add(report(`r${n}`, at + n), 'one', 3)
    expect(await reports.newest(null, 10)).toEqual([3, 2, 1].map((n) => report(`r${n}`, at + n)))
    expect([await ids(at + 3), await ids(null, 1)]).toEqual([['r2', 'r1'], ['r3']])
    await reports.add(report('r4', at + 4), 'one', 3)
    expect(await ids()).toEqual(['r4', 'r3', 'r2'])
    expect([
      await reports.done('r3', 50),
      await reports.done('r2', 90),
      await reports.done('r9', 50),
    ]).toEqual([true, true, false])
    expect((await reports.newest(null, 10)).map(({ done }) => done)).toEqual([null, 50, 90])
    await reports.tidy(90)
    expect(await ids()).toEqual(['r4', 'r2'])
  })

  it('are dropped from the person who has sent most of them, oldest first, when there are too many', async () => {
    const { reports } = column
    for (const id of await ids()) await reports.done(id, 0)
    await reports.tidy(1)
    const at = 1_750_000_000_000
    const add = (n: number, source: string): Promise<void> => reports.add(report(`s${n}`, at + n), source, 4)
    await add(1, 'quiet')
    await add(2, 'other')
    for (const n of [3, 4, 5, 6, 7]) await add(n, 'loud')
    expect(await ids()).toEqual(['s7', 's6', 's2', 's1'])
    // Somebody else who then sends most loses their own.
    await add(8, 'other')
    expect(await ids()).toEqual(['s8', 's7', 's6', 's1'])
    await add(9, 'quiet')
    expect((await ids()).includes('s9')).toBe(true)
    expect(await ids()).toHaveLength(4)
  })

  it('about a forgotten person are removed, and their own reports no longer name them', async () => {
    const { reports } = column
    const at = 1_800_000_000_000
    await reports.add({ ...report('about', at), about: { id: 'gone', name: 'Ada' } }, 'one', 99)
    await reports.add({ ...report('by', at + 1), by: { id: 'gone', name: 'Ada' } }, 'one', 99)
    await reports.add({ ...report('other', at + 2), reason: 'PLAY', lines: [] }, 'one', 99)
    await reports.forget(['gone', 'before'])
    const remaining = (await reports.newest(null, 99)).filter((one) => one.at >= at)
    expect(remaining).toEqual([
      { ...report('other', at + 2), reason: 'PLAY', lines: [] },
      { ...report('by', at + 1), by: { id: 'gone', name: '–' } },
    ])
  })
})
