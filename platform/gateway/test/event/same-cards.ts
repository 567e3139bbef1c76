/** Events in which all tables of a series play the same deals, which no request can ask for yet. */
import type { EventStore } from '../../src/event/store/sql.js'
import { newEvents } from '../stores.js'

/** A store that makes such events of all. */
export function sameCards(): EventStore {
  const store = newEvents()
  const append = store.append.bind(store)
  store.append = (one) => {
    const entries = one.entries.map((logged) =>
      logged.entry.kind === 'announce'
        ? {
            ...logged,
            entry: {
              ...logged.entry,
              regulations: { ...logged.entry.regulations, sameCards: 'list' as const },
            },
          }
        : logged,
    )
    return append({ ...one, entries })
  }
  return store
}
