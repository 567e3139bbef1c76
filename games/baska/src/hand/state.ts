/** The full state of a hand, including secrets. There is one shape for each phase. */
import type { Card, Cards, Seat } from '@stolik/core'
import type { Contract, Rules, Side } from '../rules/rules.js'
import type { Played, Spoken, ThrowIn, Trick } from '../rules/view.js'

/** Four hands, forehand's first. */
export interface Deal {
  readonly hands: readonly Cards[]
}

/** The remaining deals of bok-rounds when this hand begins (ZO2.3). */
export interface Carry {
  readonly bokLeft: number
}

interface Common {
  readonly rules: Rules
  readonly bokLeft: number
  readonly dealt: readonly Cards[]
  /** By seat: their cicha could not be lost, so they may not pass while nothing is called (C5). */
  readonly mustBid: readonly boolean[]
  readonly calls: readonly Spoken[]
  /** The caller of the contract, or the player of the cicha; null in a zwykła gra. */
  readonly owner: Seat | null
  readonly du: boolean
  /** The seats that announced the raises of the contract, in order. */
  readonly raises: readonly Seat[]
}

export interface Auction extends Common {
  readonly phase: 'auction'
  /** The current contract; `zwykla` while nothing is called, whoever holds the queens. */
  readonly contract: Exclude<Contract, 'cicha'>
  readonly turn: Seat
  /** The number of passes in a row. */
  readonly passes: number
}

interface Tricks extends Common {
  readonly contract: Contract
  readonly sides: readonly Side[]
  readonly hands: readonly Cards[]
  readonly leader: Seat
  /** The tricks played so far. */
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
  /** Cards that forehand led and took back, in order. Everybody has seen them. */
  readonly takenBack: readonly Card[]
}

export interface Over extends Tricks {
  readonly phase: 'over'
  /** If the cards were thrown in: the fewest card points that starzy could have ended with; else null. */
  readonly settledAt: number | null
}

export type State = Auction | Play | Over
