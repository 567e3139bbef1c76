/** How an event of a game is played and counted: what a preset of the game fixes, and an organiser may change. */
import type { Stake } from './papers.js'

/** One series, or round: everybody plays one table list. */
export interface SeriesPlan {
  /** How often each chair deals, so that a list has `rounds × chairs` hands. */
  readonly rounds: number
  /** Time for it; null = no limit. */
  readonly minutes: number | null
  /** `lots`: drawn from the seed; `standing`: the first of the standings play each other. */
  readonly draw: 'lots' | 'standing'
}

/**
 * What a list brings a player: its total as the game's sheet has it, or table points by the place that its total
 * gives them, with the total kept as small points.
 */
export type Scoring =
  | { readonly kind: 'total' }
  | {
      readonly kind: 'places'
      /** Table points of the first place and so on, such as 5-3-1-0. */
      readonly scale: readonly number[]
      /** Whether equal totals share the mean of their places; otherwise each gets the better place. */
      readonly ties: 'mean' | 'best'
    }

/**
 * What decides between equal results, in order; the more the better. `sum.…` is a line below the game's table list,
 * and a minus before it says that fewer are better. `small`: totals of lists; `wins`, `seconds`: first and second
 * places at tables; `lot`: drawn from the seed of the event.
 */
export type TieBreak = 'small' | 'wins' | 'seconds' | 'lot' | `sum.${string}` | `-sum.${string}`

export interface EventFormat {
  /** Lower-case id of the preset that it comes from. */
  readonly id: string
  readonly profile: string
  /** Table sizes, the usual one first. */
  readonly chairs: readonly number[]
  readonly series: readonly SeriesPlan[]
  readonly scoring: Scoring
  readonly tieBreaks: readonly TieBreak[]
  /** Points for a bye, and for those who play on when a player is missing; null where nobody can have one. */
  readonly bye: { readonly points: number; readonly small: number } | null
  /** Money a point, as a fraction of the smallest coin; null = nothing is played for. */
  readonly stake: Stake | null
}
