/**
 * The heavy work of rankings: counting, drafting and making files of 20,000 rows, looking through as many people. Here it is done
 * where it is asked for.
 */
import type { Entropy } from '../../base/entropy.js'
import { keptCounter, type Counter } from '@stolik/ranking/count/counter'
import { drafter, type Drafter } from '../draft.js'
import { peopleSearch, type PeopleSearch } from '../people-like.js'
import type { GameWords } from '../publish/words/index.js'
import { press, type Press } from '../publish/press.js'
import type { PublicKey } from '../signing.js'
import type { RankingStore } from '../store.js'

export interface RankingWork {
  readonly draft: Drafter
  /** For reading what was published, which may be of an earlier day: what is drafted keeps its own. */
  readonly reader: Counter
  readonly people: PeopleSearch
  readonly press: Press
  /** What is being done is not done; nothing is asked for after it. */
  readonly stop: () => Promise<void>
}

export interface WorkDeps {
  readonly store: WorkStore
  /** Draws what seals are salted with; a thread has its own. */
  readonly entropy: Pick<Entropy, 'sealed'>
  readonly games: readonly GameWords[]
  /** What sheets of this gateway say of themselves. */
  readonly source: string
  /** All that editions are signed with here, as everybody may know them; another may be drawn. */
  readonly keys: () => readonly PublicKey[]
}

/** What of the store is used in it. */
export type WorkStore = Pick<
  RankingStore,
  | 'rankings'
  | 'ranking'
  | 'editions'
  | 'edition'
  | 'editionText'
  | 'persons'
  | 'personsAfter'
  | 'person'
  | 'named'
  | 'sheets'
  | 'sheetTexts'
  | 'playedBy'
  | 'standing'
  | 'merges'
  | 'sealings'
  | 'sealingsAfter'
  | 'addNames'
>

export function workHere({ store, entropy, games, source, keys }: WorkDeps): RankingWork {
  const reader = keptCounter(store)
  return {
    draft: drafter({ store, counter: keptCounter(store), entropy }),
    reader,
    people: peopleSearch(store),
    press: press({ store, reader, games, source, keys }),
    stop: () => Promise.resolve(),
  }
}
