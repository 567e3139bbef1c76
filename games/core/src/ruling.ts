/** The arbiter of a game: what the rule book says about an irregularity, for tables with real cards. */
import type { Line } from './settlement.js'

/**
 * What the arbiter must be told. The game's catalogue says `arbiter.QUESTION`, `arbiter.field.FIELD` and
 * `arbiter.field.FIELD.OPTION`. A flag that nobody tells is false; other fields are missing, unless they are optional.
 */
export interface ArbiterField {
  readonly name: string
  readonly kind: 'choice' | 'number' | 'flag'
  /** Of a choice. */
  readonly options?: readonly string[]
  readonly optional?: boolean
}

export interface ArbiterQuestion {
  readonly id: string
  readonly fields: readonly ArbiterField[]
}

export type ArbiterFacts = Readonly<Record<string, string | number | boolean>>

export interface ArbiterRuling {
  /** The ruling first, then what it follows from; each with its clause. */
  readonly lines: readonly Line[]
  /** The line of the table list that the ruling comes to, where it ends the hand and says enough. */
  readonly paper?: string
}

/** A fact that is missing or cannot be. */
export interface NotRuled {
  readonly refused: 'unknown-question' | 'missing' | 'impossible'
  readonly field?: string
}

export interface Arbiter {
  questions(profile: string): readonly ArbiterQuestion[]
  rule(profile: string, question: string, facts: ArbiterFacts): ArbiterRuling | NotRuled
}
