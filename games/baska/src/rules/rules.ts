/** A rule profile: a frozen set of options (knobs). Each knob cites the clause of the tournament rules that it changes. */
import type { Card } from '@stolik/core'

/** The contracts. `zwykla` and `cicha` result from the cards; the other three are called. */
export type Contract = 'zwykla' | 'wesele' | 'cicha' | 'gran' | 'zolla'
export type Bid = 'wesele' | 'gran' | 'zolla'
/** `rej` and `slup` are said in Wolsztyn, `skok` and `zub` in Kościan. */
export type Raise = 'kontra' | 'rekontra' | 'hirsch' | 'bok' | 'rej' | 'slup' | 'skok' | 'zub'

/** `starzy` are the holders of the old queens, the wesele pair, or the lone player; `mlodzi` are the others. */
export type Side = 'starzy' | 'mlodzi'

/** How badly a side lost: with 26/27 points, with fewer, without a trick (RZ2-4, RZ9). */
export type Grade = 'exit' | 'noExit' | 'noTrick'

/** The order of the cards. */
export interface Ladder {
  /** Trumps, strongest first; all other cards are fele (ZO8). */
  readonly trumps: readonly Card[]
  /**
   * All fele on one ladder, cards of equal strength together; among equals, the first one played wins. Null: a fela is beaten
   * only in its own suit (T7). Gniezno prints A♣ A♠ 10♣ 10♠. In Gorzów both aces are equal, and so are both tens.
   */
  readonly plain: readonly (readonly Card[])[] | null
}

/** Whether the owner of a contract may raise it: from the start, only in answer to an opponent, or never. */
export type OwnerRaises = 'first' | 'answer' | 'never'

/** What a club may turn. */
export interface Knobs {
  /** Series lengths in deals: multiples of four, so that everyone deals equally often. The usual one first. */
  readonly lengths: readonly number[]

  readonly ladder: Ladder
  /** The contracts that can be called, lowest first. A call must be strictly higher than the current one (L6-7). */
  readonly bids: readonly Bid[]
  /** The club's word for `zolla`: Kop says zolo. */
  readonly soloWord: 'zolla' | 'zolo'
  /**
   * Whether forehand opens by asking, and may then call no contract of one against three. A player who wants one must call it
   * instead of asking (both Kop clubs). Otherwise asking is a formality (L2, A1).
   */
  readonly asks: boolean
  /** The number of first turns in which wesele may be called; null: any turn (A7). Kościan 1, Wolsztyn 2. */
  readonly weseleTurns: number | null
  /** Passes in a row that end the auction: if nothing was called, and after the last call (L4, A3). */
  readonly passes: { readonly unopened: number; readonly opened: number }
  /**
   * Which cichas are forbidden (C5, ZO2.4, A14, kop cicha): those that best play wins in every distribution, those that any play wins, or
   * none.
   */
  readonly cichaForbidden: 'open-hands' | 'every-play' | 'off'

  /** Names of the raises in the order they are made (L9, kop names). */
  readonly raises: readonly Raise[]
  /**
   * How long raises are possible: only in the auction (L8, K10), or until the first card led is covered (kop covered). After
   * such a raise the leader may lead another card.
   */
  readonly raiseUntil: 'auction' | 'covered'
  /** The maximum number of raises per contract (L9). Surplus raises of a cicha are discovered only at the end. */
  readonly raiseMax: Readonly<Record<Contract, number>>
  /** When the owner's side may raise (ZO2.5-6, K3, kop first). */
  readonly ownerRaises: Readonly<Record<Contract, OwnerRaises>>

  /** Factors: each counted raise (L10), du (L13), a deal of a bok-round (RZ11), a lost contract (RZ5, RZ8). */
  readonly factor: {
    readonly raise: number
    readonly du: number
    readonly bokRound: number
    readonly lost: number
  }
  /** Contracts in which nobody pays for a tie, and only the bok-round follows (R3, the other reading of C4). */
  readonly tieUnpaid: readonly Contract[]
  /** Contracts in which a tie starts a bok-round (ZG8, C4), and its number of deals. */
  readonly bokRound: { readonly after: readonly Contract[]; readonly deals: number }
}

/** A profile: its knobs, and what is the same wherever the game is played. */
export interface Rules extends Knobs {
  readonly id: string
  /** The ladder of gran (ZO8, G1). */
  readonly granLadder: Ladder
  /** The two queens that make a player stary (ZG1). */
  readonly oldQueens: readonly Card[]
  /** The partner of a wesele is the holder of the first of these cards that the caller does not hold (W2-4, kop partner). */
  readonly weselePartner: readonly Card[]
  /** Card points that starzy, or a lone player, need to win (ZG6, C4, Z1). */
  readonly win: number
  /** Card points that save the losers from paying more (RZ9). */
  readonly exit: Readonly<Record<Side, number>>
  /** Points paid by each loser to each winner (RZ2-4, RZ6-7, kop payments and the printed example). */
  readonly pay: {
    readonly pair: Readonly<Record<Grade, number>>
    readonly cicha: number
    readonly gran: number
    readonly zolla: number
  }
}
