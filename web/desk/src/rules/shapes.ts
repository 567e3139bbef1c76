/** Knobs, rule sets and refusals as the gateway sends them. */
import type { TableSize } from '@stolik/elements/client/types'

interface KnobChoice {
  readonly id: string
  readonly clause: string
}
/** An option of the rules, with what each profile of the game has. */
export interface Knob {
  readonly id: string
  readonly choices: readonly KnobChoice[]
  readonly bases: readonly { readonly base: string; readonly choice: string; readonly clause: string }[]
}
export interface KnobGame {
  readonly id: string
  readonly profiles: readonly { readonly id: string }[]
  readonly knobs: readonly Knob[]
  /** Rules of clubs elsewhere. */
  readonly houses: readonly { readonly name: string; readonly profile: string }[]
}
export interface RuleSet {
  /** Empty if nobody keeps it. */
  readonly id: string
  readonly game: string
  readonly base: string
  readonly name: string
  /** The profile text. */
  readonly profile: string
  readonly differences: readonly { readonly knob: string; readonly choice: string }[]
  readonly tables: readonly TableSize[]
}
/** Why something was refused: a code of the gateway, or of the connection. */
export interface Refused {
  readonly code: string
  readonly knob: string | null
  readonly clause: string | null
  readonly reason: string | null
  readonly through: readonly string[]
}
export type Answer<T> = { readonly done: T } | { readonly refused: Refused }

/** Somebody whose rules the signed-in person may change. A name is null where the person has only one owner. */
export interface RulesOwner {
  readonly id: string
  readonly name: string | null
}
