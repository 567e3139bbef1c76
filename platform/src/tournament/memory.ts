import type { Logged } from './entry.js'
import type { Ending, EventStore } from './store.js'

/** Events that are forgotten with the process: for tests and trials. */
export function memoryEvents(): EventStore {
  const logs = new Map<string, readonly Logged[]>()
  /** By id: when it was over. */
  const over = new Map<string, number>()
  const ending = (id: string): Ending => ({ id, ended: over.get(id) ?? null })
  return {
    append: ({ event, expected, entries, over: ends }) => {
      const log = logs.get(event) ?? []
      if (log.length !== expected) return Promise.resolve('stale')
      logs.set(event, [...log, ...entries])
      if (ends) over.set(event, entries.at(-1)?.at ?? 0)
      else over.delete(event)
      return Promise.resolve('done')
    },
    log: (event, from = 0) => Promise.resolve((logs.get(event) ?? []).slice(from)),
    newest: (most) => {
      const announced = [...logs].map(([id, [first]]) => ({ id, at: first?.at ?? 0 }))
      return Promise.resolve(
        announced
          .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
          .slice(0, most)
          .map(({ id }) => ending(id)),
      )
    },
    endings: (ids) => Promise.resolve(ids.filter((id) => logs.has(id)).map(ending)),
    live: () => Promise.resolve([...logs.keys()].filter((id) => !over.has(id))),
    ended: (since) =>
      Promise.resolve(
        [...over]
          .filter(([, at]) => at >= since)
          .sort(([a, at], [b, bt]) => at - bt || (a < b ? -1 : 1))
          .map(([id, ended]) => ({ id, ended })),
      ),
  }
}
