import { setImmediate as turn } from 'node:timers/promises'

/** Rows per page: they are read in a few milliseconds. */
const pageSize = 500

/**
 * Reads a whole table in pages, in the order of its key. Other work gets a turn between pages, because SQLite answers
 * without leaving the event loop. `page` returns the first `most` rows after a key.
 */
export async function inPages<T>(
  page: (after: string, most: number) => Promise<readonly T[]>,
  keyOf: (one: T) => string,
): Promise<T[]> {
  const all: T[] = []
  for (let after = ''; ;) {
    const some = await page(after, pageSize)
    all.push(...some)
    const last = some.at(-1)
    if (last === undefined || some.length < pageSize) return all
    after = keyOf(last)
    await turn()
  }
}
