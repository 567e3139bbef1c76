import type { Locale } from '@stolik/core'
import type { SourceId } from './sources.js'

/**
 * The words for one thing in one language, the preferred one first, each with where it was read. `unverified` is what
 * nobody has read anywhere: made, or put into another form, by those who wrote the catalogue.
 */
export type Said = Readonly<Record<string, readonly [SourceId, ...SourceId[]] | 'unverified'>>

/** One thing, its words in every language, and where the catalogues say them. */
export interface Term extends Readonly<Record<Locale, Said>> {
  /**
   * Codes of catalogues whose sentence has one of the words as it stands here, in every room that has the code; where
   * rooms differ, the beginning of one's folder stands before the code: `web/kit:table.offline`.
   */
  readonly uses: readonly string[]
  /** Where a catalogue says another word on purpose: that word, and why. */
  readonly says?: Readonly<Partial<Record<Locale, { readonly word: string; readonly why: string }>>>
  /** What readers of the list should know of a language's words. */
  readonly note?: Readonly<Partial<Record<Locale, string>>>
}
export type Terms = Readonly<Record<string, Term>>

/** What a game has beside its catalogues: its name, and codes that bear the name, by the term that they say. */
export interface GameTerms {
  readonly name: Term
  readonly uses: Readonly<Record<string, readonly string[]>>
}
