/** Tables whose settled play is only in Redis are counted from what Redis has, and reported when they wait for long. */
import { expect, it } from 'vitest'
import { backlog, reportBacklog } from '../src/store/redis/backlog.js'
import type { Sight } from '../src/store/redis/sight.js'

const sight = (table: string, archived: number, isBehind: boolean): Sight => ({
  table,
  isWritten: true,
  owner: null,
  archived,
  isBehind,
})

it('counts a table that has waited since an earlier look, and from then on', () => {
  let now = 0
  const waiting = backlog(() => now)
  const look = (...sights: readonly Sight[]): readonly string[] => {
    waiting.look(sights)
    return [...waiting.tables()]
  }
  expect(look(sight('a', 1, true), sight('b', 1, false))).toEqual([])
  now = 5_000
  expect(look(sight('a', 1, true), sight('b', 1, true))).toEqual(['a'])
  expect([waiting.has('a'), waiting.has('b'), waiting.oldest()]).toEqual([true, false, 5_000])
  now = 10_000
  // More of one was archived, so that it keeps up.
  expect(look(sight('a', 30, true), sight('b', 1, true))).toEqual(['b'])
  expect(waiting.oldest()).toBe(5_000)
  expect(look(sight('a', 30, false))).toEqual([])
  expect(waiting.oldest()).toBe(0)
})

it('is reported once after a minute, and once when nothing waits any more', () => {
  let now = 0
  const lines: object[] = []
  const report = reportBacklog({
    time: { elapsed: () => now },
    log: { warn: (fields) => lines.push(fields) },
  })
  report({ tables: 2, oldest: 60_000 })
  expect(lines).toEqual([])
  report({ tables: 2, oldest: 60_001 })
  now = 30_000
  report({ tables: 3, oldest: 90_001 })
  report({ tables: 1, oldest: 10 })
  report({ tables: 0, oldest: 0 })
  report({ tables: 0, oldest: 0 })
  expect(lines).toEqual([
    { event: 'ARCHIVE_BEHIND', tables: 2 },
    { event: 'ARCHIVE_COMPLETE', away: 30_000 },
  ])
})
