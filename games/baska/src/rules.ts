/** A rule profile: a frozen row of knobs. Each knob names the clause of the tournament rules that it changes. */
import type { Card } from '@stolik/core'

/** What is played. `zwykla` and `cicha` result from the cards; the other three are called. */
export type Contract = 'zwykla' | 'wesele' | 'cicha' | 'gran' | 'zolla'
export type Bid = 'wesele' | 'gran' | 'zolla'
export type Raise = 'kontra' | 'rekontra' | 'hirsch' | 'bok'

/** `starzy` is the side with the old queens, the wedding pair, or who plays alone; `mlodzi` are the others. */
export type Side = 'starzy' | 'mlodzi'

/** How badly a side lost: with 26/27 points, with fewer, without a trick (RZ2-4, RZ9). */
export type Grade = 'exit' | 'noExit' | 'noTrick'

export interface Rules {
  readonly id: string
  /** Series lengths in deals: multiples of four, so that everyone deals equally often. The usual one first. */
  readonly lengths: readonly number[]

  /** Trumps, strongest first; all other cards are fele (ZO8). */
  readonly ladder: readonly Card[]
  /** Trumps of gran, strongest first (ZO8, G1). */
  readonly granLadder: readonly Card[]
  /** The two queens that make a player stary (ZG1). */
  readonly oldQueens: readonly Card[]
  /** Whoever holds the first of these that the caller does not hold is his partner (W2-4). */
  readonly weselePartner: readonly Card[]

  /** What can be called, lowest first; a call must be strictly higher than the one that stands (L6-7). */
  readonly bids: readonly Bid[]
  /** Passes in a row that end the auction (L4). */
  readonly passes: number
  /** Whether a cicha that best play always wins may be kept silent (C5, ZO2.4). */
  readonly cichaForbidden: 'open-hands' | 'off'

  /** Names of the raises in the order they are made (L9). */
  readonly raises: readonly Raise[]
  /** How many announcements a contract takes (L9). */
  readonly raiseMax: Readonly<Record<Contract, number>>
  /** Whether the side that owns the contract may make the first raise (ZO2.5-6). */
  readonly ownerOpens: Readonly<Record<Contract, boolean>>

  /** Card points that starzy, or who plays alone, need (ZG6, C4, Z1). */
  readonly win: number
  /** Card points that save the losers from paying more (RZ9). */
  readonly exit: Readonly<Record<Side, number>>
  /** Points paid by each loser to each winner (RZ2-4, RZ6-7 and the printed example). */
  readonly pay: {
    readonly pair: Readonly<Record<Grade, number>>
    readonly cicha: number
    readonly gran: number
    readonly zolla: number
  }
  /** Factors: each counted raise (L10), du (L13), a deal of a bok-round (RZ11), a lost contract (RZ5, RZ8). */
  readonly factor: {
    readonly raise: number
    readonly du: number
    readonly bokRound: number
    readonly lost: number
  }
  /** Contracts in which equal points start a bok-round (ZG8, C4), and how many deals it has. */
  readonly bokRound: { readonly after: readonly Contract[]; readonly deals: number }
}
