/** What a draw is asked, and what it answers. */
import type { Random } from '@stolik/core'

export interface SeatingPlayer {
  readonly id: string
  /** Who shares one of these with another is kept from their table: the team, the pair. */
  readonly apart: readonly string[]
}

/** A series that was drawn: its tables, each with ids by chair. */
export type SeatedSeries = readonly (readonly string[])[]

export interface SeatingTask {
  /** By lots in any order; by standing the first of the standing first. */
  readonly players: readonly SeatingPlayer[]
  /** Table sizes, the usual one first. */
  readonly chairs: readonly number[]
  /** The series before, in order, and who had a bye in each. */
  readonly past: readonly SeatedSeries[]
  readonly pastByes: readonly (readonly string[])[]
  readonly by: 'lots' | 'standing'
  /** The stream of the event's seed; four numbers of it are used. */
  readonly random: Random
  /** How many more series will be drawn by lots after this one, so that few players are not badly mixed for them. */
  readonly later?: number
  /** Exchanges tried at most in one search; where players are few, up to four are made. A draw is a function of this number too: leave it as it is, or publish it. */
  readonly budget?: number
}

export interface Seating {
  /** Ids by chair; tables of the usual size first. */
  readonly tables: readonly (readonly string[])[]
  readonly byes: readonly string[]
  readonly measure: Measure
}

export interface Figures {
  /** Pairs at one table in this draw who have sat together before in the event. */
  readonly repeats: number
  /** Pairs at one table in this draw who were to be apart. */
  readonly clashes: number
  /** The greatest difference, for one player, between the chairs of the usual table they have had most and least often. */
  readonly seatSpread: number
  /** Chair 0 deals first and keeps the list: difference between who has had it most and who least often. */
  readonly dealerSpread: number
  /** The same for tables of another than the usual size. */
  readonly smallSpread: number
  readonly byeSpread: number
}

export interface Measure extends Figures {
  /** By standing: players who do not sit at the table that the order gives them. By lots 0. */
  readonly moved: number
  /** What no draw of these players after these series can be better than, each figure for itself. */
  readonly bound: Figures
}
