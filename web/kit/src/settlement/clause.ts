import { say, type Catalogue, type Locale } from '@stolik/core'
import { words } from '../words/index.js'

/** The words that must be loaded before `clauseWords` can be called. */
export { words as kitWords } from '../words/index.js'

/** Matches a clause from a document other than the table’s own: the document’s id stands before the number. */
const foreign = /^([a-z]+) (.+)$/

/**
 * Returns a clause in words: `pkt 5.3.2`, or `pkt 2.4.2 (PZSkat)` for a clause of another document. That document's short name
 * is `document.<id>` in the game’s catalogue.
 */
export function clauseWords(catalogue: Catalogue, locale: Locale, clause: string): string {
  const [, id, number] = foreign.exec(clause) ?? []
  if (id === undefined || number === undefined)
    return say(words[locale], locale, 'settlement.clause', { clause })
  const document = say(catalogue, locale, `document.${id}`)
  return say(words[locale], locale, 'settlement.clause.of', { clause: number, document })
}

/** The class that colours a score: won, lost, or neither. */
export function tone(score: number): string {
  if (score > 0) return 'plus'
  return score < 0 ? 'minus' : ''
}
