/** How an event of a game is played and scored: a preset of the game fixes it, and an organiser may change it. */
import type { Stake } from './papers.js'

/** One series, or round, in which everybody plays one table list. */
export interface SeriesPlan {
  /** How often each chair deals. A list has `rounds × chairs` hands. */
  readonly rounds: number
  /** The time limit; null if there is none. */
  readonly minutes: number | null
  /**
   * How tables are drawn. `lots`: by lot from the seed; `standing`: the leaders of the standings play each other; `swiss`: the
   * same, but nobody meets again if that can be prevented; `king`: winners move up a table, the last move down; `halves`: by lot,
   * the upper half of the standings apart from the lower half; `rating`: the strongest of a ranking play each other.
   */
  readonly draw: 'lots' | 'standing' | 'swiss' | 'king' | 'halves' | 'rating'
  /** When an event means to begin it, in milliseconds since 1970; left out if it does not say, and in presets. */
  readonly starts?: number
}

/**
 * What a list brings a player: either its total as in the game's sheet, or table points by the place that the total
 * gives. In the second case the total is kept as small points.
 */
export type Scoring =
  | { readonly kind: 'total' }
  | {
      readonly kind: 'places'
      /** Table points for each place, the first place first, such as 5-3-1-0. */
      readonly scale: readonly number[]
      /** Whether players with equal totals share the mean of their places or each get the better place. */
      readonly ties: 'mean' | 'best'
    }

/**
 * What decides between equal results, in order; more is better. `sum.…` is a line below the game's table list; with
 * a minus before it, fewer is better. `small`: totals of lists; `wins`, `seconds`: first and second places at
 * tables; `lot`: drawn from the seed of the event.
 */
export type TieBreak = 'small' | 'wins' | 'seconds' | 'lot' | `sum.${string}` | `-sum.${string}`

export interface EventFormat {
  /** Lower-case id of the preset it comes from. */
  readonly id: string
  readonly profile: string
  /** Table sizes, the usual one first. */
  readonly chairs: readonly number[]
  readonly series: readonly SeriesPlan[]
  readonly scoring: Scoring
  readonly tieBreaks: readonly TieBreak[]
  /** Points for a bye, also given to those who play on when a player is missing. Null if neither can happen. */
  readonly bye: { readonly points: number; readonly small: number } | null
  /** Money per point, as a fraction of the smallest coin; null if no money is at stake. */
  readonly stake: Stake | null
}
