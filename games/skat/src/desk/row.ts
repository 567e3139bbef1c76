/** A question to the arbiter: the facts it needs, and the rule that decides it. */
import type { ArbiterField, NotRuled } from '@stolik/core'
import type { AuctionRuling, DealAnswer, Loss, Ruling, Situation } from '../arbiter/index.js'
import type { Rules } from '../rules/rules.js'
import type { Told } from './told.js'

/** A ruling, with the game it is about if there is one. */
export type Answer =
  | { readonly kind: 'deal'; readonly answer: DealAnswer }
  | { readonly kind: 'auction'; readonly answer: AuctionRuling }
  | {
      readonly kind: 'game'
      readonly answer: Ruling | Loss
      readonly situation: Pick<Situation, 'announcement'> | null
    }

export interface Row {
  readonly id: string
  /** Whether it is among those that are asked most often. */
  readonly usual?: boolean
  readonly fields: (rules: Rules) => readonly ArbiterField[]
  readonly rule: (rules: Rules, answers: Told) => Answer | NotRuled
  /** Whether the situation can occur in the profile; by default it can. */
  readonly known?: (rules: Rules) => boolean
}
