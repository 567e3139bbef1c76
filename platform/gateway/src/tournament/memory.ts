import type { Logged } from '@stolik/tournament/model/entry'
import { separateNames, isForgottenBy, joinNames, type KeptName } from '../store/separate-names.js'
import type { Ending, EventStore, NamedIn } from './store.js'

/** An event store in memory, lost when the process ends: for tests and trials. */
export function memoryEvents(): EventStore {
  const logs = new Map<string, readonly Logged[]>()
  /** By event and key. */
  const names = new Map<string, KeptName & { readonly event: string }>()
  const take = (event: string, n: number, logged: Logged): Logged => {
    const [stored, told] = separateNames(logged, (account) => `${account}.${n}`)
    for (const one of told) names.set(`${event} ${one.key}`, { ...one, event })
    for (const [key, one] of names)
      if (one.event === event && isForgottenBy(logged.entry, one)) names.delete(key)
    return stored
  }
  /** By id: when the event ended. */
  const over = new Map<string, number>()
  const settled = new Set<string>()
  const ending = (id: string): Ending => ({ id, ended: over.get(id) ?? null })
  return {
    append: ({ event, expected, entries, over: ends }) => {
      const log = logs.get(event) ?? []
      if (log.length !== expected) return Promise.resolve('stale')
      logs.set(event, [...log, ...entries.map((one, i) => take(event, expected + i, one))])
      if (ends) over.set(event, entries.at(-1)?.at ?? 0)
      else over.delete(event)
      settled.delete(event)
      return Promise.resolve('done')
    },
    log: (event, from = 0) => {
      const stored = (logs.get(event) ?? []).slice(from)
      return Promise.resolve(stored.map((one) => joinNames(one, (key) => names.get(`${event} ${key}`)?.text)))
    },
    settle: (event, later) => {
      const log = [...(logs.get(event) ?? [])]
      for (const { seq, settlements } of later)
        if (log[seq] !== undefined) log[seq] = { settlements, ...log[seq] }
      logs.set(event, log)
      if (over.has(event)) settled.add(event)
      return Promise.resolve()
    },
    unsettled: (most) => Promise.resolve([...over.keys()].filter((id) => !settled.has(id)).slice(0, most)),
    namedIn: (person) => {
      const found = [...names.values()].filter((one) => one.person === person)
      const places = found.map(({ event, player }) => JSON.stringify({ event, player }))
      return Promise.resolve([...new Set(places)].map((place) => JSON.parse(place) as NamedIn))
    },
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
