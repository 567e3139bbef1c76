import type { Locale } from '@stolik/core'
import type { Failure } from '../client/http.js'
import { untilSentences } from '../client/until-sentences.js'
import { speak, words } from '../words/index.js'

/**
 * Returns the reason why something was not done, as one sentence for people. A newer gateway may send a code without words here.
 */
export const failureWords = (locale: Locale, failure: Failure): string =>
  speak(
    locale,
    Object.hasOwn(words[locale], `refused.${failure}`) ? `refused.${failure}` : 'refused.UNKNOWN',
  ) + (untilSentences[failure]?.(locale) ?? '')
