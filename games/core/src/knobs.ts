/**
 * Knobs are the options of a rule profile that a club may turn. A rule set is a base profile with the choices of the
 * knobs that differ from it: `{ "ramsz": "true", "resignAlone": "8" }`.
 *
 * A game describes its knobs as data, which only servers load. Its words are `knob.NAME` for a knob,
 * `knob.NAME.CHOICE` for a choice, and `knob.cannot.REASON` for a conflict.
 */
export interface Choice<T> {
  readonly value: T
  /** The clause that describes this choice, after the id of its document: `patrolki 2.4.4`. */
  readonly clause: string
}

/** Knobs of booleans and of words offer every value by its name. Any other knob offers the values that a game names. */
type Choices<T> = [T] extends [boolean | string]
  ? Readonly<Record<`${T}`, Choice<T>>>
  : Readonly<Record<string, Choice<T>>>

/** How a form asks: a flag, one of several words, a number, or a row of values that belong together. */
type Kind<T> = [T] extends [boolean]
  ? 'flag'
  : [T] extends [string]
    ? 'word'
    : [T] extends [number | null]
      ? 'number'
      : 'row'

export interface Knob<T> {
  readonly kind: Kind<T>
  /** The clause of each profile's own document that the knob changes. */
  readonly clauses: Readonly<Record<string, string>>
  readonly choices: Choices<T>
}

/** Why choices do not go together. It applies if one of `knobs` was turned and `when` is true of the rules. */
export interface Conflict<K> {
  readonly reason: string
  readonly knobs: readonly (keyof K & string)[]
  /** The knobs that would have to be turned, too, or turned back. */
  readonly through: readonly (keyof K & string)[]
  readonly when: (rules: K) => boolean
}

/** All knobs of a game. It must have an entry for each of them. */
export interface KnobCatalogue<K> {
  readonly knobs: { readonly [N in keyof K]-?: Knob<K[N]> }
  readonly conflicts: readonly Conflict<K>[]
}

/** The choices of the knobs that were turned. */
export type Turned = Readonly<Record<string, string>>

/** Why knobs cannot be turned like this. The clause is that of the base profile; an unknown knob has none. */
export type NotTurned =
  | { readonly refused: 'unknown-knob'; readonly knob: string }
  | { readonly refused: 'not-a-choice'; readonly knob: string; readonly clause: string }
  | {
      readonly refused: 'impossible'
      readonly knob: string
      readonly clause: string
      readonly reason: string
      readonly through: readonly string[]
    }

/** The values of the knobs that differ from the base, and the clause of each. */
export interface Turning<K> {
  readonly values: Partial<K>
  readonly clauses: { readonly [N in keyof K]?: string }
}

/** A refusal repeats no more of an unknown name than this. */
const longest = 40

/**
 * Checks the choices of a rule set and returns the values that differ from the base. It stops at the first knob that
 * it does not know, so a rule set of any length costs little.
 */
export function turn<K extends object>(
  { knobs, conflicts }: KnobCatalogue<K>,
  base: K & { readonly id: string },
  turned: Turned,
): Turning<K> | NotTurned {
  const known = knobs as Readonly<Record<string, Knob<unknown>>>
  const own = base as Readonly<Record<string, unknown>>
  const values: Record<string, unknown> = {}
  const clauses: Record<string, string> = {}
  const clauseOf = (knob: string): string => known[knob]?.clauses[base.id] ?? ''
  for (const [name, wanted] of Object.entries(turned)) {
    const knob = Object.hasOwn(known, name) ? known[name] : undefined
    if (knob === undefined) return { refused: 'unknown-knob', knob: name.slice(0, longest) }
    const choices: Readonly<Record<string, Choice<unknown>>> = knob.choices
    const choice = Object.hasOwn(choices, wanted) ? choices[wanted] : undefined
    if (choice === undefined) return { refused: 'not-a-choice', knob: name, clause: clauseOf(name) }
    // Values are plain data, and each is written in one place with its members in one order.
    if (JSON.stringify(choice.value) === JSON.stringify(own[name])) continue
    values[name] = choice.value
    clauses[name] = choice.clause
  }
  const rules = { ...base, ...values }
  for (const { reason, knobs: involved, through, when } of conflicts) {
    const knob = involved.find((name) => Object.hasOwn(values, name))
    if (knob !== undefined && when(rules))
      return { refused: 'impossible', knob, clause: clauseOf(knob), reason, through }
  }
  return { values, clauses } as Turning<K>
}
