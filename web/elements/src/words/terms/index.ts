/**
 * Where the words of the catalogues come from, a file a chapter. No element imports this: it is for a page of words and
 * for the test that holds the catalogues to it.
 */
import { account } from './account.js'
import { calls } from './calls.js'
import { cards } from './cards.js'
import { roles } from './roles.js'
import { sheet } from './sheet.js'
import { site } from './site.js'
import type { GameTerms, Terms } from './term.js'

/** What all games have in common, in the order in which a page lists the chapters. */
export const common = { cards, roles, calls, sheet, site, account } as const satisfies Readonly<
  Record<string, Terms>
>

export type Chapters = Readonly<Record<keyof typeof common, Terms>>

/** The chapters with the terms of games behind what all have. */
export const chaptersWith = (all: readonly GameTerms[]): Chapters =>
  Object.fromEntries(
    Object.entries(common).map(([chapter, terms]) => [
      chapter,
      Object.assign({}, terms, ...all.map(({ chapters }) => chapters[chapter])) as Terms,
    ]),
  ) as Chapters
