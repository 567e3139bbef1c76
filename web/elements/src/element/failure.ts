import type { Locale } from '@stolik/core'
import type { Failure } from '../client/http.js'
import { faultNumber } from '../client/fault-number.js'
import { untilSentences } from '../client/until-sentences.js'
import { speak, words } from '../words/index.js'

/**
 * Returns the reason why something was not done, as one sentence for people. A newer gateway may send a code without words
 * here. A failure of the gateway has a number, which the operator finds in the log.
 */
export function failureWords(locale: Locale, failure: Failure): string {
  const own = `refused.${failure}`
  const sentence = speak(locale, Object.hasOwn(words[locale], own) ? own : 'refused.UNKNOWN')
  const number = failure === 'FAULT' && faultNumber()
  return sentence + (number ? ` № ${number}` : (untilSentences[failure]?.(locale) ?? ''))
}
