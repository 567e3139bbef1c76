/** Builds the list of terms that a page shows, for one language. Pure. */
import { folded } from '@stolik/contract/folded'
import type { Locale } from '@stolik/core'
import { sources, type Source, type SourceId } from './sources.js'
import type { Instead, Term, Terms } from './term.js'

/** A word and where it was read; without a source, nobody has read it yet. */
export interface Word {
  readonly word: string
  readonly sources: readonly (Source & { readonly id: SourceId })[]
}

/** A row of the list: one thing, with its words in Polish for comparison. */
export interface Row {
  readonly key: string
  readonly chapter: string
  readonly polish: readonly string[]
  readonly words: readonly Word[]
  /** Whether the first word has been read somewhere, and the catalogue uses no other. */
  readonly verified: boolean
  /** The word that the catalogue uses instead, and why. */
  readonly says?: Instead
  readonly note?: string
}

/** Returns all rows of a language, in the order of the chapters. */
export const glossary = (chapters: Readonly<Record<string, Terms>>, locale: Locale): readonly Row[] =>
  Object.entries(chapters).flatMap(([chapter, terms]) =>
    Object.entries(terms).map(([key, term]) => row(chapter, key, term, locale)),
  )

function row(chapter: string, key: string, term: Term, locale: Locale): Row {
  const words = Object.entries(term[locale] ?? {}).map(([word, from]) => ({
    word,
    sources: from === 'unverified' ? [] : from.map((id) => ({ id, ...(sources[id] as Source) })),
  }))
  const [says, note] = [term.says?.[locale], term.note?.[locale]]
  return {
    key,
    chapter,
    polish: Object.keys(term.pl),
    words,
    verified: says === undefined && (words[0]?.sources.length ?? 0) > 0,
    ...(says && { says }),
    ...(note !== undefined && { note }),
  }
}

/** Returns the rows with a word that contains the searched text, with or without diacritics. An empty text matches all. */
export function rowsOf(rows: readonly Row[], word: string): readonly Row[] {
  const searchText = folded(word.trim())
  return rows.filter(({ words, polish, says }) =>
    [...words.map((known) => known.word), ...polish, says?.word ?? ''].some((name) =>
      folded(name).includes(searchText),
    ),
  )
}
