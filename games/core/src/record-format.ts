/** Records of other platforms: what a game says of a format in which its hands are written elsewhere. */
import type { RefusalCode } from './hand.js'
import type { HandRecord } from './record.js'

/**
 * Why a record of another platform cannot be replayed. Not its fault: `hidden` it shows a card that nobody knows ·
 * `undecided` it breaks off before the hand is decided · `unclaimed` it claims no result · `ending` it ends in a
 * way that this game has no move for (when converting) · `score` the moves that say so count otherwise here than
 * there (when converting) · `profile` a game that the format cannot hold. Its fault: `cut-off` it has no end · `field` a field is missing or wrong · `deal` not every card once · `talon` other cards
 * than those dealt · `action` no such action · `actor` nobody acts like this · `not-held` a card that the player
 * does not hold · `revoke` they do not follow · `after-end` it goes on after its end · or the game's own refusal.
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
  /** Which of the record's actions, from 1; null when it is none of them. */
  readonly action: number | null
  /** The text in question. */
  readonly about: string
}

const blameless: readonly FormatProblem[] = ['hidden', 'undecided', 'unclaimed', 'ending', 'score', 'profile']

/** Whether a record is well made, but is not one that can be replayed. */
export const isBlameless = ({ problem }: FormatTrouble): boolean => blameless.includes(problem)
export const isTrouble = (value: object): value is FormatTrouble => 'problem' in value

/** A part of the result in which a record and its moves differ. */
export interface Difference {
  readonly what: string
  readonly claimed: string
  readonly found: string
}

/** What a record of another platform came to when it was played again. */
export interface ForeignReplay {
  /** Names by seat. */
  readonly players: readonly string[]
  /** By seat. */
  readonly scores: readonly number[]
  /** The result as the format writes it. */
  readonly result: string
  /** Where it is not what the record claims. */
  readonly differences: readonly Difference[]
  readonly actions: number
}

/** A format whose records stand on one line each. */
export interface RecordFormat {
  readonly id: string
  /** Whether a line is a record of this format, even a bad one. */
  begins(line: string): boolean
  /** What the record is called, as far as it says so. */
  name(line: string): string | null
  replay(line: string): ForeignReplay | FormatTrouble
  /** As a record of ours; with the scores it claims, so that these can be checked. */
  read(line: string): HandRecord | FormatTrouble
  /** A record of ours on a line of this format, with the result of its moves. */
  write(record: HandRecord): string | FormatTrouble
}
