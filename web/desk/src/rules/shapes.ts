/** Knobs, rule sets and refusals as the gateway sends them. */
import type { Answer as Whole } from '@stolik/elements/client/document'
import type { Asked, DoneOf, RefusedOf } from '../site/ask.js'
import type { knobs, tryRules } from './documents.js'

/** A game with its knobs, and the rules of clubs elsewhere. */
export type KnobGame = Whole<typeof knobs>['games'][number]
/** An option of the rules, with what each profile of the game has. */
export type Knob = KnobGame['knobs'][number]
/** Its id is empty if nobody keeps it; `profile` is the profile text. */
export type RuleSet = DoneOf<typeof tryRules>
/** Why something was refused: a code of the gateway, or of the connection. */
export type Refused = Omit<RefusedOf<typeof tryRules>, '__typename' | 'code'> & { readonly code: string }
export type Answer<T> = Asked<T, Refused>

/** Somebody whose rules the signed-in person may change. A name is null where the person has only one owner. */
export interface RulesOwner {
  readonly id: string
  readonly name: string | null
}
