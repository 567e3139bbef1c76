import type { Locale } from '@stolik/core'
import type { Failure } from './client/http.js'
import { untils } from './client/until.js'
import { speak, words } from './words/index.js'

/** Why something was not done, in one sentence for people. A newer gateway may refuse by a code that this page has no words for. */
export function failureWords(locale: Locale, failure: Failure): string {
  const code = `refused.${failure}`
  const said = speak(locale, Object.hasOwn(words[locale], code) ? code : 'refused.UNKNOWN')
  const until = failure === 'BANNED' || failure === 'MUTED' ? untils[failure] : undefined
  return until === undefined
    ? said
    : `${said} ${speak(locale, 'refused.until', { until: when(locale, until) })}`
}

const when = (locale: Locale, at: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
