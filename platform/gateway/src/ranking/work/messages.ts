/** The messages between a gateway and its ranking thread; all are plain data. */
import type { PublicKey } from '@stolik/contract/ranking/edition'
import type { Locale } from '@stolik/core'
import type { CountAsked } from '@stolik/ranking/count/counter'
import type { DraftWanted } from '../editions/draft.js'
import type { Asked } from '../publish/asked.js'
import type { GameWords } from '../publish/words/index.js'

/** The data that the thread starts with. */
export interface Beginning {
  readonly games: readonly GameWords[]
  readonly source: string
}

export type Task =
  | { readonly do: 'draft'; readonly wanted: DraftWanted }
  | { readonly do: 'result'; readonly request: CountAsked }
  | { readonly do: 'resultsOf'; readonly request: CountAsked; readonly person: string }
  | { readonly do: 'people'; readonly search: string; readonly most: number }
  | {
      readonly do: 'press'
      readonly request: Asked
      readonly locale: Locale
      readonly keys: readonly PublicKey[]
    }

/**
 * The store methods that the thread may call. Large results come as text or page by page, so that the gateway is not held
 * up. The thread writes nothing except sealed names.
 */
export const uses = [
  'rankings',
  'ranking',
  'editions',
  'editionText',
  'personsAfter',
  'person',
  'named',
  'sheetTexts',
  'playedBy',
  'currentSheets',
  'merges',
  'sealingsAfter',
  'addNames',
  'ruleName',
] as const
export type Use = (typeof uses)[number]

/** A call of a store method by the thread. */
export interface StoreRequest {
  readonly use: Use
  readonly args: readonly unknown[]
}
