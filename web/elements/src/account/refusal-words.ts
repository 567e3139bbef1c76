/** Why something about an account was not done. What only accounts are refused has its words here, so that tables need not load them. */
import { say, type Locale } from '@stolik/core'
import type { Failure } from '../client/http.js'
import { failureWords } from '../element/failure.js'
import { accountWords } from '../words/account/index.js'

export function refusalWords(locale: Locale, failure: Failure): string {
  const own = `account.refused.${failure}`
  return Object.hasOwn(accountWords[locale], own)
    ? say(accountWords[locale], locale, own)
    : failureWords(locale, failure)
}
