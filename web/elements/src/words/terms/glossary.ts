/** The list of words that a page shows: pure, from the chapters, for one language. */
import type { Locale } from '@stolik/core'
import { sources, type Source, type SourceId } from './sources.js'
import type { Instead, Term, Terms } from './term.js'

/** A word and where it was read; no source means that nobody has yet. */
export interface Word {
  readonly word: string
  readonly sources: readonly (Source & { readonly id: SourceId })[]
}

/** A line of the list: one thing, with its words in Polish to compare with. */
export interface Row {
  readonly key: string
  readonly chapter: string
  readonly polish: readonly string[]
  readonly words: readonly Word[]
  /** The first word has been read somewhere, and the catalogue says no other. */
  readonly verified: boolean
  /** What the catalogue says instead, and why. */
  readonly says?: Instead
  readonly note?: string
}

/** All rows of a language, in the order of the chapters. */
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

/** Rows that know a word, by any of its names or by the beginning or middle of one, with its marks or without; '' is in all. */
export function rowsOf(rows: readonly Row[], word: string): readonly Row[] {
  const sought = bare(word.trim())
  return rows.filter(({ words, polish, says }) =>
    [...words.map((known) => known.word), ...polish, says?.word ?? ''].some((name) =>
      bare(name).includes(sought),
    ),
  )
}

/** As it is typed where a keyboard has no marks: sztëch as sztech, stół as stol. */
const bare = (text: string): string =>
  text.toLocaleLowerCase('pl').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
