import type { Locale } from '@stolik/core'
import type { Failure } from '../client/http.js'
import { faultNumber } from '../client/fault-number.js'
import { untilSentences } from '../client/until-sentences.js'
import { speak, words } from '../words/index.js'

/**
 * Returns the reason why something was not done, as one sentence for people. A newer gateway may send a code without words here.
 */
export function failureWords(locale: Locale, failure: Failure): string {
  const number = failure === 'FAULT' ? faultNumber() : undefined
  if (number !== undefined) return speak(locale, 'refused.FAULT.number', { number })
  const known = Object.hasOwn(words[locale], `refused.${failure}`) ? `refused.${failure}` : 'refused.UNKNOWN'
  return speak(locale, known) + (untilSentences[failure]?.(locale) ?? '')
}
