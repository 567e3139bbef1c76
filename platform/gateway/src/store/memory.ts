import type { Store } from './store.js'
import type { Logged } from '../table/entry.js'

/** A store in memory, lost when the process ends: for tests and trials. */
export function memoryStore(): Store {
  const logs = new Map<string, Logged[]>()
  const over = new Set<string>()
  const records = new Map<string, string>()
  return {
    append: (append) => {
      const log = logs.get(append.table) ?? []
      if (log.length !== append.expected) return Promise.resolve('stale')
      logs.set(append.table, [...log, ...append.entries])
      if (append.over) over.add(append.table)
      for (const { hand, text } of append.records) records.set(`${append.table} ${hand}`, text)
      return Promise.resolve('done')
    },
    log: (table, from = 0) => Promise.resolve((logs.get(table) ?? []).slice(from)),
    live: () => Promise.resolve([...logs.keys()].filter((table) => !over.has(table))),
    record: (table, hand) => Promise.resolve(records.get(`${table} ${hand}`)),
    close: () => Promise.resolve(),
  }
}
