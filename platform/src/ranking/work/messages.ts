/** What a gateway and its thread for rankings say to each other; all of it is plain data. */
import type { Locale } from '@stolik/core'
import type { CountAsked } from '../counter.js'
import type { Asked } from '../publish/asked.js'
import type { GameWords } from '../publish/press.js'

/** What the thread begins with. */
export interface Beginning {
  readonly games: readonly GameWords[]
  readonly source: string
}

export type Task =
  | { readonly do: 'result'; readonly by: 'counter' | 'reader'; readonly asked: CountAsked }
  | {
      readonly do: 'resultsOf'
      readonly by: 'counter' | 'reader'
      readonly asked: CountAsked
      readonly person: string
    }
  | { readonly do: 'press'; readonly asked: Asked; readonly locale: Locale }

/** What the thread may ask of the store: large things as text, so that the gateway need not look into them. */
export const reads = [
  'ranking',
  'editions',
  'editionText',
  'persons',
  'person',
  'sheetTexts',
  'playedBy',
] as const
export type Read = (typeof reads)[number]

export interface Answered {
  readonly answer: number
  readonly value: unknown
}
export interface Failed {
  readonly answer: number
  readonly failed: string
}

export type ToThread = { readonly task: Task; readonly id: number } | Answered | Failed
export type FromThread =
  { readonly read: Read; readonly args: readonly unknown[]; readonly id: number } | Answered | Failed
