import type { Logged } from '@stolik/league/model/entry'
import type { LeagueStore } from './store.js'

/** A store of leagues in memory, lost when the process ends: for tests and trials. */
export function memoryLeagues(): LeagueStore {
  const logs = new Map<string, readonly Logged[]>()
  const changed = (log: readonly Logged[]): number => log.at(-1)?.at ?? 0
  return {
    append: ({ league, expected, entries }) => {
      const log = logs.get(league) ?? []
      if (log.length !== expected) return Promise.resolve('stale')
      logs.set(league, [...log, ...entries])
      return Promise.resolve('done')
    },
    log: (league, from = 0) => Promise.resolve((logs.get(league) ?? []).slice(from)),
    newest: (most) =>
      Promise.resolve(
        [...logs]
          .sort(([a, x], [b, y]) => changed(y) - changed(x) || (a < b ? -1 : 1))
          .slice(0, most)
          .map(([id]) => id),
      ),
  }
}
