/** The heavy work of rankings: counting, and making files of 20,000 rows. Here it is done where it is asked for. */
import { keptCounter, type Counter } from '../counter.js'
import { press, type GameWords, type Press } from '../publish/press.js'
import type { RankingStore } from '../store.js'

export interface RankingWork {
  /** For drafts. */
  readonly counter: Counter
  /** For reading what was published, which may be of an earlier day: what is drafted keeps its own. */
  readonly reader: Counter
  readonly press: Press
  /** What is being done is not done; nothing is asked for after it. */
  readonly stop: () => Promise<void>
}

export interface WorkDeps {
  readonly store: WorkStore
  readonly games: readonly GameWords[]
  /** What sheets of this gateway say of themselves. */
  readonly source: string
}

/** What of the store is read in it. */
export type WorkStore = Pick<
  RankingStore,
  | 'ranking'
  | 'editions'
  | 'edition'
  | 'editionText'
  | 'persons'
  | 'person'
  | 'sheets'
  | 'sheetTexts'
  | 'playedBy'
>

export function workHere({ store, games, source }: WorkDeps): RankingWork {
  const reader = keptCounter(store)
  return {
    counter: keptCounter(store),
    reader,
    press: press({ store, reader, games, source }),
    stop: () => Promise.resolve(),
  }
}
