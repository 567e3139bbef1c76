/** The rankings of a gateway: the store, what counts and signs, and whoever hears of editions. */
import type { Entropy } from '../entropy.js'
import { logFailure, type Log } from '../failure.js'
import type { Time } from '../time.js'
import { keptCounter, type Counter } from './counter.js'
import type { EditionDeps } from './editions.js'
import { tellingStore } from './publish/telling.js'
import type { SigningKey } from './signing.js'
import type { EditionRecord, RankingStore } from './store.js'

export interface Rankings {
  readonly store: RankingStore
  /** For reading what was published: what is drafted keeps its own. */
  readonly reader: Counter
  /** Of the association whose gateway this is; null without a key. */
  readonly association: string | null
  readonly editions: EditionDeps
  /** Another number once anything was written in this process that a published document shows. */
  version(): number
  /** Nudges with every edition that is drafted or stamped in this process, until the answer is called. */
  watch(nudge: (edition: EditionRecord) => void): () => void
}

export interface RankingsDeps {
  readonly store: RankingStore
  /** The first one signs; the others did before. */
  readonly keys: readonly SigningKey[]
  readonly time: Pick<Time, 'now'>
  readonly entropy: Pick<Entropy, 'sealed'>
  readonly log: Log
}

export function openRankings({ store: kept, keys, time, entropy, log }: RankingsDeps): Rankings {
  let version = 0
  const store = tellingStore(kept, () => (version += 1))
  const watchers = new Set<(edition: EditionRecord) => void>()
  const [key, ...former] = keys
  const stamped = (edition: EditionRecord): void => {
    for (const nudge of [...watchers])
      try {
        nudge(edition)
      } catch (error) {
        // It is done, whoever cannot hear of it.
        logFailure(log, 'an edition could not be told of', error)
      }
  }
  return {
    store,
    version: () => version,
    reader: keptCounter(store),
    association: key?.public.association ?? null,
    editions: {
      ...{ store, counter: keptCounter(store), time, entropy, stamped },
      key: key ?? null,
      formerKeys: former.map((one) => one.public),
    },
    watch: (nudge) => {
      const watcher = (edition: EditionRecord): void => nudge(edition)
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}
