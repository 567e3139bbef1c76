/** The input and the result of a draw. */
import type { SeatRequest } from '@stolik/contract/published/draws'
import type { Random } from '@stolik/core'
import type { DrawKind } from './manner.js'

export interface SeatingPlayer {
  readonly id: string
  /** Two players who share one of these are kept off the same table: the team, the pair. */
  readonly apart: readonly string[]
  /** Two players with the same number here are kept apart as well, but less urgently: their club. */
  readonly club?: number
}

export type { SeatRequest }

/** A series that was drawn: its tables, each with ids by chair. */
export type SeatedSeries = readonly (readonly string[])[]

export interface SeatingTask {
  /** By lots in any order; otherwise with whoever belongs to table 1 first. */
  readonly players: readonly SeatingPlayer[]
  /** Table sizes, the usual one first. */
  readonly chairs: readonly number[]
  /** The earlier series in order, and the byes of each. */
  readonly past: readonly SeatedSeries[]
  readonly pastByes: readonly (readonly string[])[]
  readonly by: DrawKind
  /** Fixed tables, and pairs who sit together or apart. They come before everything else. */
  readonly requests?: readonly SeatRequest[]
  /** Each team has one player in each chair. Only by lots, at tables of one size, without requests for tables. */
  readonly teamChairs?: true
  /** The stream of the event's seed. The draw uses four of its numbers. */
  readonly random: Random
  /** How many more series will be drawn by lots after this one. With few players, the draw keeps new pairs for them. */
  readonly later?: number
  /**
   * The maximum number of swaps in one search; with few players there are up to four searches. The draw depends on this number:
   * keep the default, or publish it.
   */
  readonly budget?: number
}

export interface Seating {
  /** Ids by chair; tables of the usual size first. */
  readonly tables: readonly (readonly string[])[]
  readonly byes: readonly string[]
  readonly measure: Measure
}

export interface Figures {
  /** Pairs at one table in this draw who have met in an earlier series. */
  readonly repeats: number
  /** Pairs at one table in this draw who were to be kept apart. */
  readonly clashes: number
  /** Pairs of one club at one table, without those who were to be kept apart anyway. */
  readonly clubs: number
  /** The greatest difference, for one player, between the chairs that they have had most and least often. */
  readonly seatSpread: number
  /** Chair 0 deals first and keeps the list. The difference between the players who have had it most and least often. */
  readonly dealerSpread: number
  /** The same for tables that do not have the usual size. */
  readonly smallSpread: number
  readonly byeSpread: number
}

export interface Measure extends Figures {
  /** Players who sit at another table than the order gives them. 0 if none is anybody's own. */
  readonly moved: number
  /** Lower bounds for any draw of these players after these series, for each figure separately. */
  readonly bound: Figures
}
