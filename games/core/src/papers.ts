/** Hands that were played with real cards, as a table list keeps them: one line of text a hand. */
import type { Settled } from './sheet.js'

/** Why a line cannot be: `cannot.CODE` in the game's catalogue says it. `unreadable`: it says no hand at all. */
export interface PaperFault {
  readonly refused: string
  readonly clause: string
}

export const isPaperFault = (answer: object): answer is PaperFault => 'refused' in answer

/** What a game brings so that lists can be kept of it. */
export interface Papers<R, E extends object> {
  /** A line as an example, and the words it is made of, for help and for the heads of CSV files. */
  readonly example: string
  readonly usage: string
  /** The line in its one canonical form, so that two people who mean the same write the same. */
  read(rules: R, chairs: number, line: string): string | PaperFault
  /** The hand after those before it. `line` need not be canonical. */
  settle(rules: R, chairs: number, before: readonly Settled<E>[], line: string): Settled<E> | PaperFault
  /**
   * Which of these readings the direction writes when it corrects a signed list; the first is the true one, and
   * `consent` says that everybody at the table agrees on it.
   */
  later(
    rules: R,
    chairs: number,
    before: readonly Settled<E>[],
    readings: readonly string[],
    consent: boolean,
  ): { readonly line: string; readonly clause: string } | PaperFault
}
