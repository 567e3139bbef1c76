import type { Catalogue, Locale, Played, Present, Seat, Shapes } from '@stolik/core'

/** What the law tests need in addition to the game. */
export interface LawOptions<T extends Shapes> {
  readonly profile: string
  /** How many hands are played; `usualHands` by default. */
  readonly hands?: number
  /** Hand n is played with seed `seed/n`. */
  readonly seed?: string | number
  /** Turns a view into its GraphQL shape; `read` is the inverse. */
  readonly present: Present<T>
  readonly read: (data: object) => T['view']
  readonly catalogues: Readonly<Record<Locale, Catalogue>>
  /**
   * Names of the cards that a seat (null: an onlooker) may not know in this state. Empty once everything is shown.
   */
  readonly hidden: (state: T['state'], seat: Seat | null) => readonly string[]
  /** Names of the cards that lie open in a deal, such as a turned-up trump; none by default. */
  readonly open?: (deal: T['deal']) => readonly string[]
  /** The deal that a state came from. */
  readonly dealOf: (state: T['state']) => T['deal']
  /**
   * Returns the moves that led to a disguised state, for games where only the player sees some of them, such as a
   * discard. `moves` led to the original state. Returns undefined if the moves cannot be told. By default everybody
   * sees all moves.
   */
  readonly past?: (state: T['state'], moves: readonly Played[]) => readonly Played[] | undefined
  /** Carries, as texts, that must occur in the run; `any` ones may. By default all hands must begin with the same carry. */
  readonly carries?: readonly string[] | 'any'
  /** Moves that end or distort a hand, such as giving up: allowed in one choice out of twenty. */
  readonly rare?: RegExp
  /** Share of the hands that bots play; 1/20 by default. */
  readonly bots?: number
  /** How often bots of the other levels are asked in a run, and with how much effort: they may be slow. */
  readonly thinking?: {
    /** Positions in which each level is asked; by default one for five hands. */
    readonly positions?: number
    /** 0.02 by default. */
    readonly effort?: number
  }
  /** The share of states for which `disguise` must find another state; 1/2 by default. */
  readonly disguised?: number
}
