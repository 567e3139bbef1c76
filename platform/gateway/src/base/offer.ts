import type {
  Arbiter,
  Calculator,
  Catalogue,
  Chapter,
  EventFormat,
  Locale,
  Plugin,
  RankingFormat,
  RecordFormat,
} from '@stolik/core'

/** A game as the platform takes it: the composition root lists them, nothing else knows one. */
export interface Offer {
  readonly plugin: Plugin
  /** The game's part of the schema; every type in it begins with the game's id. */
  readonly sdl: string
  /** The type that implements `GameView`. */
  readonly type: string
  readonly catalogues: Readonly<Record<Locale, Catalogue>>
  /** Formats of other platforms in which hands of the game are written. */
  readonly formats?: readonly RecordFormat[]
  /** Values of contracts that are told in words. */
  readonly calculator?: Calculator
  /** How it is taught, and the words of that: the core of the rules for who has no scripts. */
  readonly lessons?: {
    readonly profile: string
    readonly chapters: () => readonly Chapter[]
    readonly words: Readonly<Record<Locale, Catalogue>>
  }
  /** What the rule book says about irregularities with real cards. */
  readonly arbiter?: Arbiter
  /** How events of the game are usually held, the most usual one first. */
  readonly events?: readonly EventFormat[]
  /** How a season of the game is usually ranked, the most usual way first. */
  readonly rankings?: readonly RankingFormat[]
}
