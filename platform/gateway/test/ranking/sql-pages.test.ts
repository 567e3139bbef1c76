/** Tables are read completely in pages, and other work gets its turn in between. */
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { inPages } from '../../src/ranking/store/sql-pages.js'
import { chunks } from '../../src/store/sql-log.js'

const keys = (length: number): readonly string[] =>
  Array.from({ length }, (_, n) => String(n).padStart(5, '0'))

/** Counts how many turns other work got until the promise resolved. Returns its result too. */
async function withTurns<T>(work: Promise<T>): Promise<{ readonly turns: number; readonly done: T }> {
  let going = true
  const counting = (async () => {
    let turns = 0
    for (; going; turns++) await turn()
    return turns
  })()
  const done = await work
  going = false
  return { turns: await counting, done }
}

describe('a table read in pages', () => {
  /** Answers at once, like SQLite. */
  const reading = (all: readonly string[]) => {
    const statements: string[] = []
    const page = (after: string, most: number): Promise<readonly string[]> => {
      statements.push(after)
      return Promise.resolve(all.filter((key) => key > after).slice(0, most))
    }
    return { statements, done: inPages(page, (key) => key) }
  }

  it.each([0, 1, 499, 500, 501, 1_000, 5_321])('of %i rows is read completely', async (length) => {
    expect(await reading(keys(length)).done).toEqual(keys(length))
  })

  it('gives other work a turn after each page', async () => {
    const { statements, done } = reading(keys(5_321))
    const { turns } = await withTurns(done)
    expect(statements).toHaveLength(11)
    expect(turns).toBeGreaterThanOrEqual(10)
  })
})

describe('chunks', () => {
  it('contain everything in order, and none is too large', () => {
    expect(chunks(keys(7), 3).map((some) => some.length)).toEqual([3, 3, 1])
    expect(chunks(keys(2_500)).flat()).toEqual(keys(2_500))
    expect(chunks([])).toEqual([])
  })
})
