/**
 * Links the portal files that a page needs beside its entry, so that a phone requests them with the document, not after its
 * scripts.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@stolik/core'
import { markup, type Markup } from '../../ranking/publish/markup.js'
import type { PageAsked } from './pages.js'

/** By element, or `words` for the files that every page needs: paths in the portal for each language. */
type Told = Readonly<Record<string, Readonly<Partial<Record<Locale, readonly string[]>>>>>

/** The main element of each kind of page. Pages with several elements, such as the first one, have no entry. */
const elements: Readonly<Partial<Record<PageAsked['kind'], string>>> = {
  events: 'stolik-events',
  event: 'stolik-event',
  standings: 'stolik-standings',
  rankings: 'stolik-rankings',
  ranking: 'stolik-ranking',
  player: 'stolik-ranking-person',
  league: 'stolik-league',
  table: 'stolik-table',
  list: 'stolik-list',
  clubs: 'stolik-clubs',
  lessons: 'stolik-learn',
  lesson: 'stolik-learn',
  forClubs: 'stolik-paste',
  look: 'stolik-look',
  problem: 'stolik-problem',
  daily: 'stolik-daily',
  value: 'stolik-value',
  replay: 'stolik-replay',
  hand: 'stolik-replay',
  associations: 'stolik-associations',
  developers: 'stolik-developers',
  words: 'stolik-glossary',
}

/**
 * Links for the head of a page.
 * @param folder of the built portal; without an `early.json` there are no links
 */
export function earlyLinks(folder: string | undefined): (kind: PageAsked['kind'], locale: Locale) => Markup {
  const file = folder === undefined ? undefined : join(folder, 'early.json')
  const told: Told =
    file === undefined || !existsSync(file) ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Told)
  const filesOf = (name: string | undefined, locale: Locale): readonly string[] =>
    (name === undefined ? undefined : told[name]?.[locale]) ?? []
  return (kind, locale) => {
    const files = [...filesOf('words', locale), ...filesOf(elements[kind], locale)]
    return markup`${files.map((path) => markup`<link rel="modulepreload" crossorigin href="/${path}">\n`)}`
  }
}
