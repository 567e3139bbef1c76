import type { Locale } from '@stolik/core'
import type { Failure } from './client/http.js'
import { speak } from './words/index.js'

/** Why something was not done, in one sentence for people. */
export const failureWords = (locale: Locale, failure: Failure): string => speak(locale, `refused.${failure}`)
