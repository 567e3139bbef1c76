import type { Locale } from '@stolik/core'
import type { SourceId } from './sources.js'

/**
 * The words for one thing in one language, the preferred one first, each with its sources. `unverified` words have been read
 * nowhere: the authors of the catalogue made or adapted them.
 */
export type Said = Readonly<Record<string, readonly [SourceId, ...SourceId[]] | 'unverified'>>

/** A word that is used instead, and why: in one keyword for every reader, and at length for people who work on the list. */
export interface Instead {
  readonly word: string
  /** The sentence needs another form, another thing is meant, or it is one of the questions. */
  readonly because: 'form' | 'sense' | 'question'
  readonly why: string
}

/**
 * One thing, with its words in Polish and in the languages that have a list of words, and the catalogue codes that use them.
 */
export interface Term extends Readonly<Partial<Record<Locale, Said>>> {
  readonly pl: Said
  /**
   * Catalogue codes whose sentence contains one of the words exactly as here, in every catalogue with that code. Where
   * catalogues differ, the start of the folder stands before the code: `web/kit:table.offline`.
   */
  readonly uses: readonly string[]
  /** Where a catalogue uses another word on purpose. */
  readonly says?: Readonly<Partial<Record<Locale, Instead>>>
  /** Notes for readers of the list about a language's words. */
  readonly note?: Readonly<Partial<Record<Locale, string>>>
}
export type Terms = Readonly<Record<string, Term>>

/** A game's part of the list of words: its name, its own terms by chapter, and its codes that use a term of all games. */
export interface GameTerms {
  readonly name: Term
  readonly chapters: Readonly<Partial<Record<string, Terms>>>
  readonly uses: Readonly<Record<string, readonly string[]>>
}
