import type { Locale } from '@stolik/core'
import type { SourceId } from './sources.js'

/**
 * The words for one thing in one language, the preferred one first, each with where it was read. `unverified` is what
 * nobody has read anywhere: made, or put into another form, by those who wrote the catalogue.
 */
export type Said = Readonly<Record<string, readonly [SourceId, ...SourceId[]] | 'unverified'>>

/** A word that is said instead, and why: in a word for every reader, and at length for who works on the list. */
export interface Instead {
  readonly word: string
  /** The sentence asks for another form, another thing is meant, or it is one of the questions. */
  readonly because: 'form' | 'sense' | 'question'
  readonly why: string
}

/** One thing, its words in Polish and in the languages whose readers have a list of them, and where the catalogues say them. */
export interface Term extends Readonly<Partial<Record<Locale, Said>>> {
  readonly pl: Said
  /**
   * Codes of catalogues whose sentence has one of the words as it stands here, in every room that has the code; where
   * rooms differ, the beginning of one's folder stands before the code: `web/kit:table.offline`.
   */
  readonly uses: readonly string[]
  /** Where a catalogue says another word on purpose. */
  readonly says?: Readonly<Partial<Record<Locale, Instead>>>
  /** What readers of the list should know of a language's words. */
  readonly note?: Readonly<Partial<Record<Locale, string>>>
}
export type Terms = Readonly<Record<string, Term>>

/** What a game brings to the list of words: its name, its own terms by chapter, and its codes that say a term of all games. */
export interface GameTerms {
  readonly name: Term
  readonly chapters: Readonly<Partial<Record<string, Terms>>>
  readonly uses: Readonly<Record<string, readonly string[]>>
}
