/** The ways to draw a series: in which order players come, how far the draw may move them, and what a second meeting costs. */
import type { SeriesPlan } from '@stolik/core'

/**
 * The weights, heaviest first: players at one table who are to be kept apart, members of one club there, a second seat at a small
 * table, a second meeting, each place away from a player's own in the standings, and a second time on the same chair. `far`:
 * nobody moves further in the standings than a table has places, not even because of team-mates. `metSwiss`: a second meeting
 * where only the players of one team are worse.
 */
export const weight = {
  far: 100_000,
  apart: 1000,
  metSwiss: 500,
  club: 200,
  small: 60,
  met: 20,
  rank: 3,
  chair: 1,
}

export type DrawKind = SeriesPlan['draw']

export interface Manner {
  /** Whether the players come in an order: the first ones sit at table 1, and the last ones have the byes. */
  readonly ordered: boolean
  /** The cost of a second meeting. */
  readonly met: number
  /** The cost of each place away from a player's own in the order; null if nobody has a place of their own. */
  readonly rank: number | null
  /** The cost of a place that is further away than a table has places. */
  readonly far: (places: number) => number
  /** How the search swaps players who come in an order of their own; null if no place is anybody's own. */
  readonly search: 'standing' | 'swiss' | null
  /** Whether the upper and the lower half of the tables are drawn apart. */
  readonly halves: boolean
}

const never = (): number => weight.far
const byLots: Manner = {
  ordered: false,
  met: weight.met,
  rank: null,
  far: never,
  search: null,
  halves: false,
}
const byStanding: Manner = { ...byLots, ordered: true, rank: weight.rank, search: 'standing' }

/**
 * `standing`: in the order of the standings; whoever has met is only moved apart within a table's length. `swiss`: the same, but
 * nobody meets again if there is any way to prevent it. `king`: the winner of each table moves up a table and its last player
 * moves down, whoever has met. `halves`: by lots, the upper half of the standings apart from the lower one. `rating`: as
 * by standing, in the order of a ranking.
 */
export const manners: Readonly<Record<DrawKind, Manner>> = {
  lots: byLots,
  standing: byStanding,
  swiss: { ...byStanding, met: weight.metSwiss, search: 'swiss', far: (places) => places * weight.rank },
  king: { ...byStanding, met: 0 },
  halves: { ...byLots, ordered: true, halves: true },
  rating: byStanding,
}

/** How many of these tables the upper half of the field has. */
export const upperTables = (tables: number): number => Math.ceil(tables / 2)
