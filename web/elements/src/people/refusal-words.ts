/** Why something between players was not done. What only that is refused with has its words here, so that tables need not load them. */
import { say, type Locale } from '@stolik/core'
import type { Failure } from '../client/http.js'
import { failureWords } from '../element/failure.js'
import { peopleWords } from '../words/people/index.js'

export function peopleRefusal(locale: Locale, failure: Failure): string {
  const own = `people.refused.${failure}`
  return Object.hasOwn(peopleWords[locale], own)
    ? say(peopleWords[locale], locale, own)
    : failureWords(locale, failure)
}
