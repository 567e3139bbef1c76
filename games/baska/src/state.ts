/** A hand in play: all of it, what nobody may know included. One shape for each phase. */
import type { Card, Cards, Seat } from '@stolik/core'
import type { Contract, Rules, Side } from './rules.js'
import type { Played, Spoken, ThrowIn, Trick } from './view.js'

/** Four hands, forehand's first. */
export interface Deal {
  readonly hands: readonly Cards[]
}

/** Deals of bok-rounds still to be played when this hand begins (ZO2.3). */
export interface Carry {
  readonly bokLeft: number
}

interface Common {
  readonly rules: Rules
  readonly bokLeft: number
  readonly dealt: readonly Cards[]
  /** By seat: their silent game could not be lost, so that they may not pass while nothing is called (C5). */
  readonly mustBid: readonly boolean[]
  readonly calls: readonly Spoken[]
  /** Who called the contract, or plays the cicha; null in a zwykła gra. */
  readonly owner: Seat | null
  readonly du: boolean
  /** Who announced each raise of the contract. */
  readonly raises: readonly Seat[]
}

export interface Auction extends Common {
  readonly phase: 'auction'
  /** What stands; `zwykla` when nothing was called, whoever holds the queens. */
  readonly contract: Exclude<Contract, 'cicha'>
  readonly turn: Seat
  /** Passes in a row. */
  readonly passes: number
}

interface Tricks extends Common {
  readonly contract: Contract
  readonly sides: readonly Side[]
  readonly hands: readonly Cards[]
  readonly leader: Seat
  /** The tricks played. */
  readonly past: readonly Trick[]
  readonly tricks: readonly number[]
  readonly points: readonly number[]
  /** Every offer to throw the cards in (R5). */
  readonly throws: readonly ThrowIn[]
}

export interface Play extends Tricks {
  readonly phase: 'play'
  readonly turn: Seat
  readonly trick: readonly Played[]
  /** What forehand led and took back, in order: everyone has seen it. */
  readonly takenBack: readonly Card[]
}

export interface Over extends Tricks {
  readonly phase: 'over'
  /** When the cards were thrown in: the fewest card points that starzy could have ended with; else null. */
  readonly settledAt: number | null
}

export type State = Auction | Play | Over
