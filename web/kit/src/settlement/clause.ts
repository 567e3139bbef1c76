import { say, type Catalogue, type Locale } from '@stolik/core'
import { words } from '../words/index.js'

/** What must have come before a clause can be said. */
export { words as kitWords } from '../words/index.js'

/** A clause that begins with the id of a document is of another document than the table’s own. */
const foreign = /^([a-z]+) (.+)$/

/**
 * A clause in words: `pkt 5.3.2`, and `pkt 2.4.2 (PZSkat)` where the table’s rules take it from elsewhere; the
 * game’s catalogue has the short names of its documents as `document.<id>`.
 */
export function clauseWords(catalogue: Catalogue, locale: Locale, clause: string): string {
  const [, id, number] = foreign.exec(clause) ?? []
  if (id === undefined || number === undefined)
    return say(words[locale], locale, 'settlement.clause', { clause })
  const document = say(catalogue, locale, `document.${id}`)
  return say(words[locale], locale, 'settlement.clause.of', { clause: number, document })
}
