/** What a draw is asked, and what it answers. */
import type { Random } from '@stolik/core'
import type { Measure } from './measure.js'

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
