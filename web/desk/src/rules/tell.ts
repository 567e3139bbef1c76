/** Says knobs, choices and clauses in words. */
import { say, type Arg, type Catalogue, type Locale } from '@stolik/core'
import { gameName } from '@stolik/elements/element/game-names'
import type { KnobGame } from './shapes.js'

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
