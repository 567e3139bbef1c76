/** The catalogues of beta languages use the words that the vocabulary lists for them. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beta, locales, type Locale } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import { describe, expect, it } from 'vitest'
import { extras } from '../web/elements/src/extras/games.js'
import { glossary, rowsOf } from '../web/elements/src/words/terms/glossary.js'
import { chaptersWith } from '../web/elements/src/words/terms/index.js'
import { questions } from '../web/elements/src/words/terms/questions.js'
import { sources } from '../web/elements/src/words/terms/sources.js'
import type { GameTerms, Term, Terms } from '../web/elements/src/words/terms/term.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const games: Record<string, GameTerms> = {}
for (const [game, { terms }] of Object.entries(extras)) if (terms) games[game] = await terms()
const chapters = chaptersWith(Object.values(games))
const all: Terms = Object.fromEntries(
  Object.values(chapters).flatMap((terms: Terms) => Object.entries(terms)),
)
const names: Terms = Object.fromEntries(Object.entries(games).map(([game, { name }]) => [game, name]))

const rooms = ['games', 'platform', 'web']
  .flatMap((place) =>
    readdirSync(root + place, { recursive: true, encoding: 'utf8' }).map((file) => `${place}/${file}`),
  )
  .filter((file) => file.endsWith('/pl.json') && !/node_modules|dist/.test(file))
  .map((file) => file.slice(0, -'/pl.json'.length))

/** Each code's text in each folder that has it, with all plural forms together. */
const catalogueOf = (locale: Locale): readonly { room: string; code: string; text: string }[] =>
  rooms.flatMap((room) =>
    Object.entries(readCatalogues(import.meta.url, `../${room}`)[locale]).map(([code, text]) => ({
      room,
      code,
      text,
    })),
  )

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a text contains the word as a whole word, ignoring case. */
const has = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'iu').test(text)

describe.each(beta)('in %s', (locale) => {
  const catalogue = catalogueOf(locale)
  /** The texts of a code in every folder that has it, or whose path begins with the part before a colon. */
  const said = (code: string, place = ''): readonly string[] => {
    const [bare = '', room = place] = code.split(':').reverse()
    return catalogue.filter((one) => one.code === bare && one.room.startsWith(room)).map((one) => one.text)
  }
  const known = (term: Term): readonly string[] => [
    ...Object.keys(term[locale] ?? {}),
    ...(term.says?.[locale] ? [term.says[locale].word] : []),
  ]

  const claims = [
    ...Object.entries(all).flatMap(([key, term]) =>
      term.uses.map((code) => ({ key, term, code, place: '' })),
    ),
    ...Object.entries(games).flatMap(([game, own]) => [
      ...own.name.uses.map((code) => ({
        key: game,
        term: own.name,
        code,
        place: `games/${game}/words/`,
      })),
      ...Object.entries(own.uses).flatMap(([key, codes]) =>
        codes.map((code) => ({ key, term: all[key] as Term, code, place: `games/${game}/` })),
      ),
    ]),
  ]

  it.each(claims)('$code uses the word for $key', ({ term, code, place }) => {
    const texts = said(code, place)
    expect(texts, 'a code of no catalogue').not.toEqual([])
    for (const text of texts)
      expect(
        known(term).filter((word) => has(text, word)),
        text,
      ).not.toEqual([])
  })

  it.each(Object.entries(all).filter(([, term]) => term.says?.[locale]))(
    'a word that differs on purpose is used: %s',
    (_, term) => {
      const word = term.says?.[locale]?.word ?? ''
      expect(term.uses.flatMap((code) => said(code)).filter((text) => has(text, word))).not.toEqual([])
      expect(Object.keys(term[locale] ?? {})).not.toContain(word)
    },
  )

  it.each(questions.filter((question) => question.locale === locale))(
    'a question to native readers quotes a present text: $title',
    ({ today }) => {
      for (const words of today)
        expect(
          catalogue.some(({ text }) => has(text, words)),
          words,
        ).toBe(true)
    },
  )
})

describe('the vocabulary', () => {
  const terms = Object.entries({ ...all, ...names })

  it('has each key once', () => {
    expect(Object.keys(all).length).toBe(Object.values(chapters).flatMap((one) => Object.keys(one)).length)
  })

  /** Languages that have words in the vocabulary: a new one may have none. */
  const listed = locales.filter((locale) => terms.some(([, term]) => term[locale] !== undefined))

  it.each(terms)('has a word and known sources in each of its languages: %s', (_, term) => {
    expect(listed).toEqual(expect.arrayContaining([...beta]))
    for (const locale of listed) {
      expect(Object.keys(term[locale] ?? {}), locale).not.toEqual([])
      for (const from of Object.values(term[locale] ?? {}))
        if (from !== 'unverified') expect(Object.keys(sources)).toEqual(expect.arrayContaining([...from]))
    }
  })

  it('lists no word of a beta language as everyday usage', () => {
    for (const [key, term] of terms)
      for (const locale of beta)
        for (const from of Object.values(term[locale] ?? {})) expect(from, key).not.toContain('everyday')
  })

  it('finds spades by either of their Silesian names', () => {
    const rows = glossary(chapters, 'szl')
    expect(rowsOf(rows, 'grin')).toEqual(rowsOf(rows, 'Grun'))
    expect(rowsOf(rows, 'grun').map((row) => row.key)).toEqual(['suit.s'])
  })

  it('shows as verified only words with a source that are used', () => {
    const of = (locale: Locale, key: string) => glossary(chapters, locale).find((row) => row.key === key)
    expect(of('szl', 'suit.d')).toMatchObject({
      chapter: 'cards',
      polish: ['karo', 'dzwonek'],
      verified: true,
    })
    expect(of('csb', 'suit.d')).toMatchObject({ words: [{ word: 'karo', sources: [] }], verified: false })
    expect(of('csb', 'show')).toMatchObject({ says: { word: 'pòkôż' }, verified: false })
  })

  it('asks native readers the same questions as docs/words.md', () => {
    const page = readFileSync(`${root}docs/words.md`, 'utf8')
    for (const { locale, title } of questions) expect(page, locale).toContain(`**${title}**`)
  })
})
