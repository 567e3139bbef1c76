import type { Catalogue, Locale, Played, Present, Seat, Shapes } from '@stolik/core'

/** What the law suite needs beside the game. */
export interface LawOptions<T extends Shapes> {
  readonly profile: string
  /** How many hands are played; 2,000 unless told. */
  readonly hands?: number
  /** Hand n is played with seed `seed/n`. */
  readonly seed?: string | number
  /** View to GraphQL shape, and its inverse. */
  readonly present: Present<T>
  readonly read: (data: object) => T['view']
  readonly catalogues: Readonly<Record<Locale, Catalogue>>
  /** Names of the cards that a seat (null: an onlooker) may not know in this state; none once all is shown. */
  readonly hidden: (state: T['state'], seat: Seat | null) => readonly string[]
  /** Names of the cards that lie open in a deal, such as a turned-up trump; none unless told. */
  readonly open?: (deal: T['deal']) => readonly string[]
  /** The deal that a state came from. */
  readonly dealOf: (state: T['state']) => T['deal']
  /**
   * The moves that led to a disguised state, where some are seen by nobody else, such as a discard; `moves` led to the state
   * that it stands for. undefined where that cannot be told. All moves are seen by everybody unless told.
   */
  readonly past?: (state: T['state'], moves: readonly Played[]) => readonly Played[] | undefined
  /** What earlier hands leave, as texts that must come up; all hands must begin with the same unless told. */
  readonly carries?: readonly string[]
  /** Moves that end or bend a hand, such as giving up: played once in twenty chances. */
  readonly rare?: RegExp
  /** Share of the hands that bots play, 1/20 unless told. */
  readonly bots?: number
  /** In what share of the states `disguise` must find another one; 1/2 unless told. */
  readonly disguised?: number
}
