/**
 * What a finished hand can teach: what each card was worth with all cards open, and, fairly, as seen from the seat that played it. A game brings
 * its own, or none. All of it is plain data, since a thread works it out while a page shows it.
 */
import type { HandRecord, Played } from './record.js'
import type { Seat } from './seat.js'
import type { Arg } from './settlement.js'

/** Three sizes of an error, from the smallest. */
export const marks = ['inaccuracy', 'mistake', 'blunder'] as const
export type Mark = (typeof marks)[number]

/** From how many percent of its side's chance on a card has each mark. */
export const markFrom: Readonly<Record<Mark, number>> = { inaccuracy: 5, mistake: 10, blunder: 25 }

/** The mark of a card that gave away so many percent of its side's chance, as its player could see it; null if it is not worth one. */
export const markOf = (percent: number): Mark | null =>
  marks.findLast((mark) => percent >= markFrom[mark]) ?? null

/** In how many of a hundred deals a card has to cost a grade, where it costs nothing worse, to be an inaccuracy. */
export const gradeFrom = 10

/** A card that could be played. */
export interface CardChoice {
  readonly card: string
  /** With all cards open: whether the declarer wins after it, with best play by everybody. */
  readonly reached: boolean
  /** With all cards open: the declarer's card points at the end, with best play by everybody; null where points do not count. */
  readonly points: number | null
  /**
   * With all cards open: what the settlement gives the declarer, or each player of their side, with best play by everybody; null where the cards
   * alone do not say it.
   */
  readonly score: number | null
  /** As seen from the seat: in how many of a hundred deals that fit what the player knew their side wins; null until that is known. */
  readonly chance: number | null
}

/** A card that was played. */
export interface AnalysedCard {
  /** The number of moves made before it. */
  readonly step: number
  readonly seat: Seat
  /** Whether the player is on the declarer's side. */
  readonly own: boolean
  /** From 1. */
  readonly trick: number
  readonly card: string
  /** Before the card, with all cards open: whether the declarer wins with best play by everybody. */
  readonly reached: boolean
  /** Before the card, with all cards open: what the settlement gives the declarer, or each player of their side; null until it is known. */
  readonly score: number | null
  /** Null until they are known. */
  readonly choices: readonly CardChoice[] | null
  /** Null if the card was as good as any, or it is not known yet. */
  readonly mark: Mark | null
  /** The card points that it cost its side, with all cards open; 0 where points do not count. */
  readonly lost: number
  /** By how much it changed the declarer's score to the harm of its side, with all cards open; 0 where that is not known. */
  readonly lostScore: number
  /** As seen from the seat: in how many of a hundred deals it costs a grade of the same result; 0 in games without grades. */
  readonly grade: number
  /** The card that would have kept most of what a marked card gave away. */
  readonly better: string | null
}

/** What is known so far. */
export interface Findings {
  readonly cards: readonly AnalysedCard[]
  /** How much of the work is done, from 0 to 1. */
  readonly done: number
}

export interface Analysis {
  /**
   * Works a hand out, step by step: first who wins before each card with all cards open, then what each card leads to, then what each is worth
   * as seen from the seat. Undefined if the record is of no hand in which a declarer played cards.
   * @param record replayed without a refusal
   */
  analyse(record: HandRecord): Generator<Findings, void> | undefined
  /** Works out the card of one step alone, as `analyse` does in the end; undefined if no card was played there. */
  card(record: HandRecord, step: number): AnalysedCard | undefined
  /** What the position before the card of a step is about, if that can be told simply; the game's own word for it. */
  theme?(record: HandRecord, step: number): string | null
  /** The moves of best play by everybody from a step on, to the end of the hand. */
  best(record: HandRecord, step: number): readonly Played[]
}

/** A game that a player's cards promised before the first call. */
export interface PromisedContract {
  /** What the game's own sentence `analysis.bids.game` is filled with. */
  readonly contract: Readonly<Record<string, Arg>>
  /** How many of a hundred are made at a table. */
  readonly percent: number
}

/** How a player bid, and what their cards promised. */
export interface BidsOfSeat {
  readonly seat: Seat
  /** The highest value that they bid or held; null if they only passed. */
  readonly called: number | null
  /** The highest value at which playing promises more than passing; null if they should pass. */
  readonly most: number | null
  /** The games that promise most, the best first. */
  readonly games: readonly PromisedContract[]
}

/** Judges the bidding of a finished hand, each player by their own cards alone; empty if the record cannot be dealt. */
export type JudgeBids = (record: HandRecord) => readonly BidsOfSeat[]
