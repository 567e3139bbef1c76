/** Why the last act with rule sets was refused, in the words of the page or else of all pages. */
import { html, nothing } from 'lit'
import type { Failure } from '@stolik/elements/client/http'
import { failureWords } from '@stolik/elements/element/failure'
import { ruleWords } from '../words/rules/index.js'
import type { Refused } from './shapes.js'
import type { Telling } from './tell.js'

export function refusalPart(
  refused: Refused | null,
  { say, locale }: Pick<Telling, 'say' | 'locale'>,
): unknown {
  if (refused === null) return nothing
  const own = `rulesets.refused.${refused.code}`
  const why = Object.hasOwn(ruleWords[locale], own) ? say(own) : failureWords(locale, refused.code as Failure)
  return html`<p class="refusal" role="alert">${why}</p>`
}
