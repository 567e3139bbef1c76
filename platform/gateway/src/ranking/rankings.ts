/** The rankings of a gateway: the store, what counts and signs, and whoever hears of editions. */
import type { Entropy } from '../base/entropy.js'
import { logFailure, type Log } from '../base/failure.js'
import type { Time } from '../base/time.js'
import type { Counter } from '@stolik/ranking/count/counter'
import type { EditionDeps } from './editions.js'
import type { GameWords } from './publish/words/index.js'
import type { Press } from './publish/press.js'
import { tellingStore } from './publish/telling.js'
import type { PeopleSearch } from './people-like.js'
import type { SigningKey } from './signing.js'
import type { EditionHead, RankingStore } from './store.js'
import type { RankingWork, WorkDeps } from './work/here.js'

export interface Rankings {
  readonly store: RankingStore
  readonly reader: Counter
  readonly people: PeopleSearch
  readonly press: Press
  /** Of the association whose gateway this is; null without a key. */
  readonly association: string | null
  readonly editions: EditionDeps
  /** Another number once anything was written in this process that a published document shows. */
  version(): number
  /** Nudges with every edition that is drafted or stamped in this process, until the answer is called. */
  watch(nudge: (edition: EditionHead) => void): () => void
  stop(): Promise<void>
}

export interface RankingsDeps {
  readonly store: RankingStore
  /** The first one signs; the others did before. */
  readonly keys: readonly SigningKey[]
  /** Draws a key where none was given; null as long as nobody has said of which association. */
  readonly firstKey: () => SigningKey | null
  readonly time: Pick<Time, 'now'>
  readonly entropy: Pick<Entropy, 'sealed'>
  readonly log: Log
  readonly games: readonly GameWords[]
  /** What sheets of this gateway say of themselves. */
  readonly source: string
  readonly work: (deps: WorkDeps) => RankingWork
}

export function openRankings(deps: RankingsDeps): Rankings {
  const { store: kept, firstKey, time, entropy, log, games, source } = deps
  let version = 0
  let { keys } = deps
  const store = tellingStore(kept, () => (version += 1))
  const { draft, reader, people, press, stop } = deps.work({
    entropy,
    store,
    games,
    source,
    keys: () => keys.map((one) => one.public),
  })
  const watchers = new Set<(edition: EditionHead) => void>()
  /** Drawn when it is needed for the first time. */
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
        // It is done, whoever cannot hear of it.
        logFailure(log, 'an edition could not be told of', error)
      }
  }
  return {
    store,
    version: () => version,
    ...{ reader, people, press, stop },
    get association() {
      return key()?.public.association ?? null
    },
    editions: {
      ...{ store, draft, time, stamped },
      get key() {
        return key()
      },
    },
    watch: (nudge) => {
      const watcher = (edition: EditionHead): void => nudge(edition)
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}
