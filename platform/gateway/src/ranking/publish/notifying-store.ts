/** A store that reports when something is written that a published document shows. */
import type { RankingStore } from '../store.js'

/** `changed` is called after each write of people, sheets, schemes, editions and stamps, even after a failed one. */
export function notifyingStore(store: RankingStore, changed: () => void): RankingStore {
  const then = async <T>(done: Promise<T>): Promise<T> => {
    try {
      return await done
    } finally {
      changed()
    }
  }
  return {
    ...store,
    savePerson: (person) => then(store.savePerson(person)),
    changePeople: (changes, list) => then(store.changePeople(changes, list)),
    forget: (...persons) => then(store.forget(...persons)),
    addMerge: (n, decision) => then(store.addMerge(n, decision)),
    addSheets: (sheets, fresh) => then(store.addSheets(sheets, fresh)),
    dropEvent: (source, event) => then(store.dropEvent(source, event)),
    addRanking: (ranking, scheme) => then(store.addRanking(ranking, scheme)),
    addScheme: (ranking, version, scheme) => then(store.addScheme(ranking, version, scheme)),
    addEdition: (edition) => then(store.addEdition(edition)),
    stamp: (edition, n, stamp) => then(store.stamp(edition, n, stamp)),
  }
}
