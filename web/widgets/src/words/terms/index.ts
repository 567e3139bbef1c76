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
import type { Terms } from './term.js'

/** The chapters in the order in which a page lists them. */
export const chapters = { cards, roles, calls, sheet, site, account } as const satisfies Readonly<
  Record<string, Terms>
>
