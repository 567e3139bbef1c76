/** Hands solved with open cards: what a game provides if a search of it can be exact. */
import type { HandRecord } from './record.js'

/** Best play of a position, from the point of view of the declarer. */
export interface Solved {
  /** Whether the contract is made. */
  readonly reached: boolean
  /** Card points at the end; null where they do not count. */
  readonly points: number | null
}

/** A card that may be played, and what it leads to. */
export interface SolvedCard extends Solved {
  readonly card: string
}

/** A position whose cards are all known. Each call searches anew. */
export interface OpenProblem {
  /** The contract, in the form of the line of a problem. */
  readonly contract: string
  /** What the text claims the answer to be. */
  readonly claims: { readonly reached?: boolean; readonly points?: number }
  reached(): boolean
  points(): number | null
  /** Every card that may be played next. */
  cards(): readonly SolvedCard[]
  /** Best play to the end. */
  line(): readonly string[]
}

/**
 * Why there is nothing to solve. `form`: not all parts are there, or one is unknown · `contract`: no such contract · `leader`: no such seat ·
 * `card`: no such card · `twice`: a card lies in two places · `count`: a hand of the wrong size · `revoke`: a card on the table does not follow
 * suit, although its owner could · `points`: the cards played cannot have counted this · `claim`: a claim that is no answer · `unplayed`: the
 * record has no play, since nobody took the game or it ended before.
 */
export type SolverProblem =
  | 'form'
  | 'contract'
  | 'leader'
  | 'card'
  | 'twice'
  | 'count'
  | 'revoke'
  | 'points'
  | 'claim'
  | 'unplayed'

export interface NotSolved {
  readonly unsolved: SolverProblem
  /** The text in question. */
  readonly about: string
}

export interface Solver {
  /** The form of a problem's line, shown as help. */
  readonly usage: string
  readonly example: string
  /** Whether a line is meant as a problem of this game, even a bad one. */
  begins(line: string): boolean
  read(line: string): OpenProblem | NotSolved
  /** The position before the first card of a record of this game, which has been replayed without a refusal. */
  recorded(record: HandRecord): OpenProblem | NotSolved
}
