import { setImmediate as turn } from 'node:timers/promises'

/** A statement takes so many rows at most: databases count its parameters. */
const rowsAtOnce = 1_000

export const chunks = <T>(all: readonly T[], size = rowsAtOnce): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))

/** Rows of a page: they are read in a few milliseconds. */
const pageSize = 500

/**
 * Everything of a table, page by page in the order of its key. Between pages others have their turn: SQLite answers without
 * leaving the event loop. `page` gives the first so many rows behind a key.
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
