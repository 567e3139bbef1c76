/**
 * The sources of the catalogues' words, one file per chapter. No element imports this: it is for a page about words, and for
 * the test that checks the catalogues against it.
 */
import { account } from './account.js'
import { calls } from './calls.js'
import { cards } from './cards.js'
import { roles } from './roles.js'
import { sheet } from './sheet.js'
import { site } from './site.js'
import type { GameTerms, Terms } from './term.js'

/** The terms that all games share, in the order of the chapters on the page. */
export const common = { cards, roles, calls, sheet, site, account } as const satisfies Readonly<
  Record<string, Terms>
>

export type Chapters = Readonly<Record<keyof typeof common, Terms>>

/** Returns the chapters, with the terms of games after the shared ones. */
export const chaptersWith = (all: readonly GameTerms[]): Chapters =>
  Object.fromEntries(
    Object.entries(common).map(([chapter, terms]) => [
      chapter,
      Object.assign({}, terms, ...all.map(({ chapters }) => chapters[chapter])) as Terms,
    ]),
  ) as Chapters
