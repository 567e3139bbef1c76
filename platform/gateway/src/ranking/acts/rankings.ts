/** The rankings of a gateway: the store, counting and signing, and those who watch for editions. */
import type { Entropy } from '../../base/entropy.js'
import { logFailure, type Log } from '../../base/failure.js'
import type { Time } from '../../base/time.js'
import type { GameWords } from '../publish/words/index.js'
import type { SigningKey } from '../signing/signing.js'
import type { EditionHead } from '../store/store.js'
import type { RankingStore } from '../store/sql.js'
import type { RankingWork, WorkDeps } from '../work/here.js'
import type { WorkStore } from '../store/work.js'

export interface RankingsDeps {
  readonly store: RankingStore
  /** The first key signs; the others signed earlier editions. */
  readonly keys: readonly SigningKey[]
  /** Creates a key if none is configured; null as long as the association is not set. */
  readonly firstKey: () => SigningKey | null
  readonly time: Pick<Time, 'now'>
  readonly entropy: Pick<Entropy, 'sealed'>
  readonly log: Log
  readonly games: readonly GameWords[]
  /** The name of this gateway in its sheets. */
  readonly source: string
  readonly work: (deps: WorkDeps) => RankingWork
  readonly ruleName: WorkStore['ruleName']
}

export type Rankings = ReturnType<typeof openRankings>

export function openRankings(deps: RankingsDeps) {
  const { store: backing, firstKey, time, entropy, log, games, source } = deps
  let version = 0
  let { keys } = deps
  const store = notifyingStore(backing, () => (version += 1))
  const { draft, reader, people, press, stop } = deps.work({
    entropy,
    store: { ...store, ruleName: deps.ruleName },
    games,
    source,
    keys: () => keys.map((one) => one.public),
  })
  const watchers = new Set<(edition: EditionHead) => void>()
  /** Created when it is first needed. */
  const key = (): SigningKey | null => {
    const [known] = keys
    const drawn = known ?? firstKey()
    if (known === undefined && drawn !== null) keys = [drawn]
    return drawn
  }
  const stamped = (edition: EditionHead): void => {
    for (const nudge of [...watchers])
      try {
        nudge(edition)
      } catch (error) {
        // The stamp is done, even if a watcher fails.
        logFailure(log, 'watchers could not be told of an edition', error)
      }
  }
  return {
    store,
    /** Changes whenever this process writes anything that a published document shows. */
    version: () => version,
    reader,
    people,
    press,
    stop,
    /** The association of this gateway; null without a key. */
    get association(): string | null {
      return key()?.public.association ?? null
    },
    editions: {
      store,
      draft,
      time,
      stamped,
      get key(): SigningKey | null {
        return key()
      },
    },
    /** Calls `nudge` with every edition that is drafted or stamped in this process, until the returned function is called. */
    watch: (nudge: (edition: EditionHead) => void): (() => void) => {
      const watcher = (edition: EditionHead): void => nudge(edition)
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

// A store that reports when something is written that a published document shows.

/** `changed` is called after each write of people, sheets, schemes, editions and stamps, even after a failed one. */
function notifyingStore(store: RankingStore, changed: () => void): RankingStore {
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
