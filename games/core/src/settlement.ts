/** How a hand ended: the score of each seat, and the lines that explain it. Words are made at the edge. */

export type Arg = string | number | boolean

/** One step of the sum, as the rule book says it. `code` names the sentence in the game's catalogue. */
export interface Line {
  readonly code: string
  /** A number called `seat` is a seat: who says the line puts its player's name there. */
  readonly args: Readonly<Record<string, Arg>>
  /** The clause that this step follows, as the profile's document numbers it. */
  readonly clause: string
}

export interface Settlement<E extends object = object> {
  /** Points per seat, whole numbers. */
  readonly scores: readonly number[]
  /** The first line is the result itself, the rest its reasons. */
  readonly lines: readonly Line[]
  readonly entry: E
}
