/** Records of other platforms: what a game provides for a format in which others write its hands. */
import type { RefusalCode } from './hand.js'
import type { HandRecord } from './record.js'

/**
 * Why a record of another platform cannot be replayed.
 *
 * Reasons that are not the record's fault: `hidden`: it shows a card that nobody knows · `undecided`: it breaks off
 * before the hand is decided · `unclaimed`: it claims no result · `ending`: it ends in a way for which this game
 * has no move (when converting) · `score`: the moves for its ending score differently here (when converting) ·
 * `profile`: a game that the format cannot hold.
 *
 * Faults of the record: `cut-off`: it has no end · `field`: a field is missing or wrong · `deal`: the deal does not
 * have every card once · `talon`: the skat differs from the cards dealt · `action`: no such action · `actor`:
 * nobody acts like this · `not-held`: the player does not hold the card · `revoke`: the player does not follow suit
 * · `after-end`: it goes on after its end · or the game's own refusal.
 */
export type FormatProblem =
  | RefusalCode
  | 'hidden'
  | 'undecided'
  | 'unclaimed'
  | 'ending'
  | 'score'
  | 'profile'
  | 'cut-off'
  | 'field'
  | 'deal'
  | 'talon'
  | 'action'
  | 'actor'
  | 'not-held'
  | 'revoke'
  | 'after-end'

/** What is wrong with a record, and where. */
export interface FormatTrouble {
  readonly problem: FormatProblem
  /** The number of the record's action, from 1; null if it is none of them. */
  readonly action: number | null
  /** The text in question. */
  readonly about: string
}

const blameless: readonly FormatProblem[] = ['hidden', 'undecided', 'unclaimed', 'ending', 'score', 'profile']

/** Whether a record is well formed but cannot be replayed. */
export const isBlameless = ({ problem }: FormatTrouble): boolean => blameless.includes(problem)
export const isTrouble = (value: object): value is FormatTrouble => 'problem' in value

/** A part of the result in which a record differs from its moves. */
export interface Difference {
  readonly what: string
  readonly claimed: string
  readonly found: string
}

/** The result of replaying a record of another platform. */
export interface ForeignReplay {
  /** Names by seat. */
  readonly players: readonly string[]
  /** By seat. */
  readonly scores: readonly number[]
  /** The result as the format writes it. */
  readonly result: string
  /** Where this differs from what the record claims. */
  readonly differences: readonly Difference[]
  readonly actions: number
}

/** A format with one record per line. */
export interface RecordFormat {
  readonly id: string
  /** Whether a line is a record of this format, even a bad one. */
  begins(line: string): boolean
  /** The name that the record gives itself, if any. */
  name(line: string): string | null
  replay(line: string): ForeignReplay | FormatTrouble
  /** Converts to a record of ours. It includes the scores that the record claims, so that they can be checked. */
  read(line: string): HandRecord | FormatTrouble
  /** Writes a record of ours as a line of this format, with the result of its moves. */
  write(record: HandRecord): string | FormatTrouble
}
