/** What a check of a published result says: the differences that it found, and what the file does not allow to repeat. */

/**
 * How the right value was found. `part`: this part does not have the digest that the file gives it · `hash`: the hash of the
 * content · `commitment`: a seed and its salt · `chain`: the seeds that lots and draws name · `draw`: the draw, repeated · `seats`:
 * the draw and later changes of seats · `line`: the rules, which refuse a line · `lists` and `count`: the lists, counted again ·
 * `deal`: the sealed deals · `twice`: the table at which this player met the same deals ·
 * `seal`: a name and its salt · `final`: what the event says about itself.
 */
export type Check =
  | ('part' | 'hash' | 'commitment' | 'chain' | 'draw' | 'seats' | 'deal' | 'twice')
  | ('line' | 'lists' | 'count' | 'seal' | 'final')

/** Where something stands, in the terms of people. All counts begin at 1, except chairs. */
export interface Where {
  readonly series?: number
  readonly table?: number
  readonly chair?: number
  readonly hand?: number
  /** A start number. */
  readonly player?: number
  /** A row of the ranking, where the players differ. */
  readonly row?: number
  /** The name of a team or a pair. */
  readonly group?: string
  readonly category?: string
  /** The number of a draw, counted through the event. */
  readonly draw?: number
  /** The name of a field as the file writes it. */
  readonly field?: string
}

export interface Difference {
  readonly check: Check
  readonly where: Where
  /** The address inside the file, with dots. */
  readonly path: string
  /** What the file says, and what the check gives; null where there is nothing. */
  readonly says: string | null
  readonly gives: string | null
}

/**
 * What could not be repeated. `draws`, `substitutes`, `money`, `parts` and `dealing`: an older file without them · `order`: lists or penalties
 * were corrected after the draw by standing · `members`: who belongs to a category is not published · `births`: years of birth
 * are not published · `names`: names that were forgotten · `teams`: players were in another team, pair or club at the draw · `editions`: the
 * edition of a ranking that a draw took its places from · `game`: a game or
 * rules that are not known here · `deals`: hands that were played online, whose cards the file does not have · `version`: another version of the game counted it.
 */
export type Gap =
  | ('draws' | 'substitutes' | 'money' | 'parts' | 'dealing' | 'order')
  | ('members' | 'births' | 'names' | 'teams' | 'editions' | 'game' | 'version' | 'deals')

export interface NotRepeated {
  readonly gap: Gap
  readonly series?: number
  readonly n?: number
}

export interface Checked {
  /** In the order in which they were found: what was changed itself comes before what follows from it. */
  readonly differences: readonly Difference[]
  readonly gaps: readonly NotRepeated[]
  /** What was repeated. */
  readonly counted: {
    readonly draws: number
    readonly lists: number
    readonly players: number
    readonly names: number
    /** Hands that were played online with the sealed deals. */
    readonly deals: number
  }
  /** Compare them with what was shown on the evening: the commitment before the first draw, the hash on the printed result. */
  readonly hash: string
  readonly commitment: string
  readonly stamp: string
}

/** A value as a difference shows it. */
export const valueText = (value: unknown): string | null => {
  if (value === undefined || value === null) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}
