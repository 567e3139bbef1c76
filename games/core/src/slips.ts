/** What a game provides so that somebody can deal real cards as they were dealt before: by a slip of paper. */

/** The cards of a deal, by their names. */
export interface DealtCards {
  /** By seat, forehand first. */
  readonly hands: readonly (readonly string[])[]
  /** Cards that lie on the table, each with the code of its name in the game's catalogue. */
  readonly rest: readonly { readonly code: string; readonly cards: readonly string[] }[]
}

/** Undefined if the text is no deal of this game. */
export type Slips = (deal: string) => DealtCards | undefined
