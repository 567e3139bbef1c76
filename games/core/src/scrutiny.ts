/**
 * What a game can count in a finished hand, with all cards open, for whoever has to look whether it was played fairly. It only counts: an honest
 * player who does not see all cards also errs.
 */
import type { HandRecord } from './record.js'
import type { Seat } from './seat.js'

/** A call by which players compete for a game. */
export interface CallSeen {
  /** Its place among the moves of the record, from 0. */
  readonly move: number
  readonly seat: Seat
  /** Whether it raises or holds; otherwise it is a pass. */
  readonly raises: boolean
  /**
   * The chance, by the player's own cards, from 0 to 1: of making a game that is worth the call, or for a pass, of making any game.
   */
  readonly chance: number
}

/** A card whose player had another choice and whose side would have won the game with best play. */
export interface CardSeen {
  readonly move: number
  readonly seat: Seat
  /** Whether the card gave the game to the other side. */
  readonly gave: boolean
  /** Who is on the other side. */
  readonly to: readonly Seat[]
}

/** A game that one seat played against the others. */
export interface GameSeen {
  readonly seat: Seat
  /** The chance of making it before the first card, by the player's own cards, from 0 to 1. */
  readonly chance: number
  readonly won: boolean
}

export interface HandSeen {
  readonly calls: readonly CallSeen[]
  readonly cards: readonly CardSeen[]
  /** Null if nobody played alone. */
  readonly game: GameSeen | null
}

/** How often something happened, and among how many chances for it. */
export interface Counted {
  readonly found: number
  readonly among: number
}

/** What detectors counted of honest bots: marks among those who were counted, and cases among the chances for them. */
export interface HonestRates {
  readonly seed: number
  readonly hands: number
  readonly marks: Readonly<Record<string, Counted>>
  readonly cases: Readonly<Record<string, Counted>>
}

export interface Scrutiny {
  /** A chance below this is none: who calls with it has another reason than the game. */
  readonly noChance: number
  /** Missing if it was not measured. */
  readonly honest?: HonestRates
  /** What a record shows; undefined if it is unfinished or cannot be played by its rules. Takes some 10 ms. */
  see(record: HandRecord): HandSeen | undefined
}
