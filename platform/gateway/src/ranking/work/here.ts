/**
 * The heavy work of rankings: counting, drafting, making files of 20,000 rows, and searching as many people. This version
 * runs in the calling thread.
 */
import type { PublicKey } from '@stolik/contract/ranking/edition'
import type { Entropy } from '../../base/entropy.js'
import { keptCounter, type Counter } from '@stolik/ranking/count/counter'
import { drafter, type Drafter } from '../editions/draft.js'
import { peopleSearch, type PeopleSearch } from '../people/people-like.js'
import type { GameWords } from '../publish/words/index.js'
import { press, type Press } from '../publish/press.js'
import type { WorkStore } from '../store/work.js'

export interface RankingWork {
  readonly draft: Drafter
  /** Counts published editions for readers. It has a cache of its own, since those may be of earlier days than a draft. */
  readonly reader: Counter
  readonly people: PeopleSearch
  readonly press: Press
  /** Aborts work in progress; nothing may be asked for afterwards. */
  readonly stop: () => Promise<void>
}

export interface WorkDeps {
  readonly store: WorkStore
  /** Draws the salts of seals; a thread has its own. */
  readonly entropy: Pick<Entropy, 'sealed'>
  readonly games: readonly GameWords[]
  /** The name of this gateway in its sheets. */
  readonly source: string
  /** All public keys that editions are signed with here. A new one may be created later. */
  readonly keys: () => readonly PublicKey[]
}

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
