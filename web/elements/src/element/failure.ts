import type { Locale } from '@stolik/core'
import type { Failure } from '../client/http.js'
import { untils } from '../client/until.js'
import { speak, words } from '../words/index.js'

/** Why something was not done, in one sentence for people. A newer gateway may refuse by a code that this page has no words for. */
export const failureWords = (locale: Locale, failure: Failure): string =>
  speak(
    locale,
    Object.hasOwn(words[locale], `refused.${failure}`) ? `refused.${failure}` : 'refused.UNKNOWN',
  ) + (untils[failure]?.(locale) ?? '')
