/** A rule profile: a frozen row of knobs. Each knob names the clause of the tournament rules that it changes. */
import type { Card, Cards } from '@stolik/core'

/** What is played. `zwykla` and `cicha` result from the cards; the other three are called. */
export type Contract = 'zwykla' | 'wesele' | 'cicha' | 'gran' | 'zolla'
export type Bid = 'wesele' | 'gran' | 'zolla'
/** `rej` and `slup` are said in Wolsztyn, `skok` and `zub` in Kościan. */
export type Raise = 'kontra' | 'rekontra' | 'hirsch' | 'bok' | 'rej' | 'slup' | 'skok' | 'zub'

/** `starzy` is the side with the old queens, the wedding pair, or who plays alone; `mlodzi` are the others. */
export type Side = 'starzy' | 'mlodzi'

/** How badly a side lost: with 26/27 points, with fewer, without a trick (RZ2-4, RZ9). */
export type Grade = 'exit' | 'noExit' | 'noTrick'

/** Which card is stronger. */
export interface Ladder {
  /** Trumps, strongest first; all other cards are fele (ZO8). */
  readonly trumps: readonly Card[]
  /**
   * All fele on one ladder, cards of equal strength together, of which the one played first stands. Null: a fela is
   * beaten in its own suit only (T7). Gniezno prints A♣ A♠ 10♣ 10♠; in Gorzów the aces are equal, and so the tens.
   */
  readonly plain: readonly (readonly Card[])[] | null
}

/** Whether who owns a contract may raise it: from the start, only in answer to an opponent, or not at all. */
export type OwnerRaises = 'first' | 'answer' | 'never'

export interface Rules {
  readonly id: string
  /** Series lengths in deals: multiples of four, so that everyone deals equally often. The usual one first. */
  readonly lengths: readonly number[]

  readonly ladder: Ladder
  /** The ladder of gran (ZO8, G1). */
  readonly granLadder: Ladder
  /** The two queens that make a player stary (ZG1). */
  readonly oldQueens: readonly Card[]
  /** Whoever holds the first of these that the caller does not hold is their partner (W2-4). */
  readonly weselePartner: readonly Card[]

  /** What can be called, lowest first; a call must be strictly higher than the one that stands (L6-7). */
  readonly bids: readonly Bid[]
  /** The club's word for the contract that is `zolla` here: Kop says zolo. */
  readonly soloWord: 'zolla' | 'zolo'
  /**
   * Whether forehand opens the auction by asking, and may then call no game against three: one who means to play
   * it must say so instead of asking (both Kop clubs). Otherwise asking is a formality (L2, A1).
   */
  readonly asks: boolean
  /** In how many of their first turns the holder may call wesele; null: in any (A7). Kościan 1, Wolsztyn 2. */
  readonly weseleTurns: number | null
  /** Passes in a row that end the auction: when nothing was said yet, and after the last word (L4, A3). */
  readonly passes: { readonly unopened: number; readonly opened: number }
  /**
   * Which cicha may not be kept silent (C5, ZO2.4, A14): one that best play wins in every distribution, one that
   * any play wins, those of a list (the hands, by seat), or none.
   */
  readonly cichaForbidden: 'open-hands' | 'every-play' | 'off' | readonly (readonly Cards[])[]

  /** Names of the raises in the order they are made (L9). */
  readonly raises: readonly Raise[]
  /**
   * Until when raises may be made: in the auction only (L8, K10), or until the card that is led to the first trick
   * is covered (both Kop clubs). After such a raise who led it may lead another.
   */
  readonly raiseUntil: 'auction' | 'covered'
  /** How many announcements a contract takes (L9). What is beyond it in a cicha is found out in the end. */
  readonly raiseMax: Readonly<Record<Contract, number>>
  /** What the side that owns the contract may raise (ZO2.5-6, K3). */
  readonly ownerRaises: Readonly<Record<Contract, OwnerRaises>>

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
  /** Contracts in which equal points cost nothing; only the bok-round follows (R3, the other reading of C4). */
  readonly tieUnpaid: readonly Contract[]
  /** Contracts in which equal points start a bok-round (ZG8, C4), and how many deals it has. */
  readonly bokRound: { readonly after: readonly Contract[]; readonly deals: number }
}
