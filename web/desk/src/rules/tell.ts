/** Says knobs, choices, clauses and refusals in words. */
import { say, type Arg, type Catalogue, type Locale } from '@stolik/core'
import { html, nothing } from 'lit'
import type { Failure } from '@stolik/elements/client/http'
import { failureWords } from '@stolik/elements/element/failure'
import { gameName } from '@stolik/elements/element/game-names'
import { ruleWords } from '../words/rules/index.js'
import type { KnobGame, Refused } from './shapes.js'

export interface Telling {
  readonly locale: Locale
  /** The words of the page. */
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  /** The words of the game's knobs. */
  readonly knobs: Catalogue
}

export const nounOf = ({ knobs, locale }: Telling, knob: string): string => say(knobs, locale, `knob.${knob}`)

export const sentenceOf = ({ knobs, locale }: Telling, knob: string, choice: string): string =>
  say(knobs, locale, `knob.${knob}.${choice}`)

export const reasonOf = ({ knobs, locale }: Telling, reason: string): string =>
  say(knobs, locale, `knob.cannot.${reason}`)

/**
 * A clause with the document that it stands in: the number, then the name of its rules. The base's own clauses do not name it. A passage without a
 * number is named by its document alone.
 */
export function clauseIn(telling: Telling, { id, profiles }: KnobGame, base: string, clause: string): string {
  const [, named = '', rest = ''] = /^(\S+) (.+)$/.exec(clause) ?? []
  const isNamed = profiles.some((profile) => profile.id === named)
  const number = isNamed ? rest : clause
  const document = gameName(telling.locale, id, isNamed ? named : base).profile
  return /\d/.test(number) ? telling.say('rulesets.clause', { clause: number, document }) : document
}

/** Why the last act with rule sets was refused, in the words of the page or else of all pages. */
export function refusalPart(
  refused: Refused | null,
  { say, locale }: Pick<Telling, 'say' | 'locale'>,
): unknown {
  if (refused === null) return nothing
  const own = `rulesets.refused.${refused.code}`
  const why = Object.hasOwn(ruleWords[locale], own) ? say(own) : failureWords(locale, refused.code as Failure)
  return html`<p class="refusal" role="alert">${why}</p>`
}
