/** Hands that were played with real cards, as a table list keeps them: one line of text per hand. */
import type { Chair } from './seat.js'
import type { PaperCells, PaperColumn, PaperTable } from './paper-columns.js'
import type { Settled } from './sheet.js'

/** Why a line is not possible. The game's catalogue has `cannot.CODE` for each code. */
export interface PaperFault {
  readonly refused: string
  /** The clause of the profile's document that the line breaks. */
  readonly clause: string
  /** The word that could not be understood, if the code is `unreadable`. */
  readonly word?: string
}

/** What the director writes in a signed list, with the clause that says so. */
export interface LaterLine {
  readonly line: string
  readonly clause: string
}

/** What counts in a player's record about a settled hand, besides its score. */
export interface PlayedHand {
  /** The kind of game: the code of a sentence without arguments in the game's catalogue. */
  readonly kind: string
  /** Whose contract it was, and whether they won it; both null if the hand had no declarer. */
  readonly owner: Chair | null
  readonly won: boolean | null
}

/** What a game provides so that paper lists can be kept for it. */
export interface Papers<R, E extends object> {
  /** An example of a line, and the words that lines consist of, for help and for the headings of CSV files. */
  readonly example: string
  readonly usage: string
  /** The list as a table to be typed in. */
  readonly table: PaperTable<R>
  /**
   * Returns the line in its one canonical form, so that two people who mean the same write the same. It ignores the
   * hands before and who sits out; `settle` checks these, with the line as it was written.
   */
  read(rules: R, chairs: number, line: string): string | PaperFault
  /** Settles the hand after those before it. `line` need not be canonical. */
  settle(rules: R, chairs: number, before: readonly Settled<E>[], line: string): Settled<E> | PaperFault
  /** Returns the canonical line of a hand, however the hand was entered. The line settles to the same scores. */
  fromSettled(rules: R, chairs: number, settled: Settled<E>): string
  /** Returns the same for a hand and for its line. */
  played(settled: Settled<E>): PlayedHand
  /**
   * Chooses which of several readings the director writes to correct a signed list. The first reading is the true
   * one. `consent` says that everybody at the table agrees on it.
   */
  later(
    rules: R,
    chairs: number,
    before: readonly Settled<E>[],
    readings: readonly string[],
    consent: boolean,
  ): LaterLine | PaperFault
  /**
   * What each chair is paid at the end of a list, in whole coins of the smallest kind; the sum is zero. `totals`
   * are the totals after the last hand, `stake` is coins per point. Undefined if that stake is not allowed.
   */
  money?(rules: R, totals: readonly number[], stake: Stake): readonly number[] | undefined
}

/** Coins per point, as a fraction. */
export type Stake = readonly [numerator: number, denominator: number]

/** Which hand of a list, from 0, is not possible, and why. */
export type ListFault = PaperFault & { readonly hand: number }

/** The papers of a game as the platform uses them. Lists are lines of text, one per hand, in order. */
export interface SealedPapers {
  readonly example: string
  readonly usage: string
  columns(profile: string, chairs: number): readonly PaperColumn[]
  /** The line that the cells of a row make; undefined for an empty row. */
  lineOf(cells: PaperCells, chairs: number): string | undefined
  cellsOf(line: string): PaperCells
  read(profile: string, chairs: number, line: string): string | PaperFault
  /** Settles all hands of a list, or returns the first impossible hand. */
  settle(profile: string, chairs: number, lines: readonly string[]): readonly Settled[] | ListFault
  /**
   * Settles the next hand of a list from a line as somebody wrote it; also returns the canonical line. `before` is how the
   * hands before it are settled, whatever rules settled them.
   */
  enter(
    profile: string,
    chairs: number,
    before: readonly Settled[],
    line: string,
  ): { readonly line: string; readonly settled: Settled } | PaperFault
  fromSettled(profile: string, chairs: number, settled: Settled): string
  played(settled: Settled): PlayedHand
  /** `before` is how the hands before the corrected one are settled. */
  later(
    profile: string,
    chairs: number,
    before: readonly Settled[],
    readings: readonly string[],
    consent: boolean,
  ): LaterLine | PaperFault
  money(profile: string, totals: readonly number[], stake: Stake): readonly number[] | undefined
}

/** Characters of lists that are kept. A hundred lists of a series, with all that they were on the way, have three million. */
const mostKept = 4_000_000

/** Seals the papers of a game. `rulesOf` returns the options of a profile. */
export function sealPapers<R, E extends object>(
  papers: Papers<R, E>,
  rulesOf: (profile: string) => R,
): SealedPapers {
  type Hands = readonly Settled<E>[] | ListFault
  /** Lists settled before: each is settled again for whoever looks, and once more with every hand that it grows by. */
  const known = new Map<string, readonly Settled<E>[]>()
  let cached = 0
  const settle = (profile: string, chairs: number, lines: readonly string[]): Hands => {
    const rules = rulesOf(profile)
    const keyOf = (end?: number): string => JSON.stringify([profile, chairs, lines.slice(0, end)])
    const key = keyOf()
    const same = known.get(key)
    if (same !== undefined) return same
    const done = [...(known.get(keyOf(-1)) ?? [])]
    for (const line of lines.slice(done.length)) {
      const next = papers.settle(rules, chairs, done, line)
      if ('refused' in next) return { ...next, hand: done.length }
      done.push(next)
    }
    cached += key.length
    if (cached > mostKept) {
      known.clear()
      cached = key.length
    }
    known.set(key, done)
    return done
  }
  // The platform stores settlements of this same game as JSON, so their entries have this game's type.
  const ours = (settled: Settled): Settled<E> => settled as Settled<E>
  const all = (settled: readonly Settled[]): readonly Settled<E>[] => settled as readonly Settled<E>[]
  return {
    example: papers.example,
    usage: papers.usage,
    columns: (profile, chairs) => papers.table.columns(rulesOf(profile), chairs),
    lineOf: (cells, chairs) => papers.table.lineOf(cells, chairs),
    cellsOf: (line) => papers.table.cellsOf(line),
    read: (profile, chairs, line) => papers.read(rulesOf(profile), chairs, line),
    settle,
    enter: (profile, chairs, before, line) => {
      const rules = rulesOf(profile)
      const settled = papers.settle(rules, chairs, all(before), line)
      if ('refused' in settled) return settled
      return { line: papers.fromSettled(rules, chairs, settled), settled }
    },
    fromSettled: (profile, chairs, settled) => papers.fromSettled(rulesOf(profile), chairs, ours(settled)),
    played: (settled) => papers.played(ours(settled)),
    later: (profile, chairs, before, readings, consent) =>
      papers.later(rulesOf(profile), chairs, all(before), readings, consent),
    money: (profile, totals, stake) => papers.money?.(rulesOf(profile), totals, stake),
  }
}
