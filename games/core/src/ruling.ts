/** The arbiter of a game tells what the rule book says about an irregularity at a table with real cards. */
import type { Line } from './settlement.js'

/** A condition on another fact: it has one of these values. The values of a flag are `true` and `false`. */
export interface ArbiterCondition {
  readonly field: string
  readonly is: readonly string[]
}

/**
 * A fact that the arbiter needs. The game's catalogue has `arbiter.QUESTION`, `arbiter.field.FIELD` and
 * `arbiter.field.FIELD.OPTION`. A flag that is not given counts as false. Any other field that is not given is
 * missing, unless it is optional.
 */
export interface ArbiterField {
  readonly name: string
  readonly kind: 'choice' | 'number' | 'flag'
  /** The options of a choice. */
  readonly options?: readonly string[]
  readonly optional?: boolean
  /** The cases in which the fact is needed: in each, all its conditions hold. Left out: it is always needed. */
  readonly when?: readonly (readonly ArbiterCondition[])[]
  /** Whether the fact changes few rulings. It can be left out, and forms fold it away. */
  readonly rare?: boolean
  /** The choice with which the number makes one answer, such as `with 2`. */
  readonly joined?: string
  /** The greatest number that is possible. */
  readonly most?: number
}

export interface ArbiterQuestion {
  readonly id: string
  readonly fields: readonly ArbiterField[]
  /** Whether it is among those that are asked most often. */
  readonly usual?: boolean
}

export type ArbiterFacts = Readonly<Record<string, string | number | boolean>>

export interface ArbiterRuling {
  /** The ruling first, then the reasons; each line has its clause. */
  readonly lines: readonly Line[]
  /** The line for the table list, if the ruling ends the hand and determines the line. */
  readonly paper?: string
}

/** A fact is missing or impossible. */
export interface NotRuled {
  readonly refused: 'unknown-question' | 'missing' | 'impossible'
  readonly field?: string
}

export interface Arbiter {
  questions(profile: string): readonly ArbiterQuestion[]
  rule(profile: string, question: string, facts: ArbiterFacts): ArbiterRuling | NotRuled
}
