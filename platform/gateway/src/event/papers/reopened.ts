/** A sentence about an earlier final result: when and why it was reopened, and which one it was. */
import type { Reopening } from '@stolik/event/model/state'
import type { Imprint } from '../../print/imprint.js'
import { day, word } from '../../print/words/index.js'

export function reopened(imprint: Imprint, { at, reason, clause, was }: Reopening): string {
  const { locale } = imprint
  const why = clause === null ? reason : `${reason} (${word(locale, 'results.clause', { clause })})`
  const times = { at: day(imprint, at, true), was: day(imprint, was.at, true) }
  return word(locale, 'results.reopened', { ...times, reason: why, hash: was.hash })
}
