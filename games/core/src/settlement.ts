/**
 * How a hand ended: the score of each seat, and lines that explain it. Codes are turned into words only where they
 * are shown.
 */

export type Arg = string | number | boolean

/**
 * One step of the calculation, as the rule book describes it. `code` names the sentence in the game's catalogue.
 */
export interface Line {
  readonly code: string
  /** An argument called `seat` is a seat number; it is shown as that player's name. */
  readonly args: Readonly<Record<string, Arg>>
  /** The clause of this step, numbered as in the profile's document. */
  readonly clause: string
}

export interface Settlement<E extends object = object> {
  /** Points per seat, whole numbers. */
  readonly scores: readonly number[]
  /** The first line is the result, the others are its reasons. */
  readonly lines: readonly Line[]
  readonly entry: E
}
