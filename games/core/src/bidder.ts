/** What a player's cards promise before they bid: what a game provides if its players bid for the right to play. */

export interface HandAsked {
  readonly profile: string
  /** Texts of cards. */
  readonly cards: readonly string[]
  /** The cards that the highest bidder takes up, if they are known. */
  readonly taken: readonly string[]
  /** One of the bidder's `seats`. */
  readonly seat: string
}

/** A game that can be played with the cards. */
export interface JudgedGame {
  /** In the words of the game's calculator. */
  readonly contract: string
  /** The value that it has at least when it is made. */
  readonly value: number
  /** How often it is made at a table, from 0 to 1. */
  readonly made: number
  /** The points of a tournament to expect at the lowest bid, less what the others get on average. */
  readonly points: number
  /** The cards to put away; empty unless all cards are known. */
  readonly away: readonly string[]
}

export interface JudgedHand {
  /** The highest value to bid; null for a hand that is not worth bidding on, or once the cards have been taken up. */
  readonly bid: number | null
  /** What it is worth to pass, in the same points; null once the cards have been taken up. */
  readonly pass: number | null
  /** The best first. */
  readonly games: readonly JudgedGame[]
}

/** Why a hand cannot be judged. `card`: no such card · `twice`: this card appears twice · `count`: not as many cards as a hand has. */
export type HandProblem = 'card' | 'twice' | 'count'

export interface NotJudged {
  readonly unjudged: HandProblem
  /** The text in question. */
  readonly about: string
}

export interface Bidder {
  /** What the seats are called, in the order of play. */
  readonly seats: readonly string[]
  /** What the cards are called that the highest bidder takes up. */
  readonly taken: string
  /** A hand, shown as help. */
  readonly example: string
  judge(question: HandAsked): JudgedHand | NotJudged
}
