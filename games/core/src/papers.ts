/** Hands that were played with real cards, as a table list keeps them: one line of text a hand. */
import type { Chair } from './seat.js'
import type { PaperCells, PaperColumn, PaperTable } from './paper-columns.js'
import type { Settled } from './sheet.js'

/** Why a line cannot be: `cannot.CODE` in the game's catalogue says it. */
export interface PaperFault {
  readonly refused: string
  /** The clause of the profile's document that it goes against. */
  readonly clause: string
  /** What could not be understood, where the code is `unreadable`. */
  readonly word?: string
}

/** What the director writes in a signed list, and by which clause. */
export interface LaterLine {
  readonly line: string
  readonly clause: string
}

/** What of a settled hand counts in somebody's record beside its score. */
export interface PlayedHand {
  /** The kind of game: a sentence without arguments in the game's catalogue. */
  readonly kind: string
  /** Whose contract it was, and whether they won it; null where it was nobody's. */
  readonly owner: Chair | null
  readonly won: boolean | null
}

/** What a game brings so that lists can be kept of it. */
export interface Papers<R, E extends object> {
  /** A line as an example, and the words it is made of, for help and for the heads of CSV files. */
  readonly example: string
  readonly usage: string
  /** The list as a table that is typed in. */
  readonly table: PaperTable<R>
  /**
   * The line in its one canonical form, so that two people who mean the same write the same. What depends on the
   * hands before, and who sits out, is not looked at: `settle` does that, with the line as it was written.
   */
  read(rules: R, chairs: number, line: string): string | PaperFault
  /** The hand after those before it. `line` need not be canonical. */
  settle(rules: R, chairs: number, before: readonly Settled<E>[], line: string): Settled<E> | PaperFault
  /** The canonical line of a hand however it was played; it settles to the same scores. */
  fromSettled(rules: R, chairs: number, settled: Settled<E>): string
  /** The same of a hand and of its line. */
  played(settled: Settled<E>): PlayedHand
  /**
   * Which of these readings the director writes to correct a signed list; the first is the true one, and
   * `consent` says that everybody at the table agrees on it.
   */
  later(
    rules: R,
    chairs: number,
    before: readonly Settled<E>[],
    readings: readonly string[],
    consent: boolean,
  ): LaterLine | PaperFault
  /**
   * What everybody is paid in the end of a list, in whole coins of the smallest kind, by chair; it sums to zero.
   * `totals` are those after its last hand, `stake` is coins a point. undefined where one may not play for that.
   */
  money?(rules: R, totals: readonly number[], stake: Stake): readonly number[] | undefined
}

/** Coins a point, as a fraction. */
export type Stake = readonly [numerator: number, denominator: number]

/** Which hand of a list, from 0, cannot be, and why. */
export type ListFault = PaperFault & { readonly hand: number }

/** Papers as the platform has them: lists are lines of text, one a hand, in order. */
export interface SealedPapers {
  readonly example: string
  readonly usage: string
  columns(profile: string, chairs: number): readonly PaperColumn[]
  /** The line that the cells of a row say; undefined for an empty row. */
  lineOf(cells: PaperCells, chairs: number): string | undefined
  cellsOf(line: string): PaperCells
  read(profile: string, chairs: number, line: string): string | PaperFault
  /** All hands of a list, or the first that cannot be. */
  settle(profile: string, chairs: number, lines: readonly string[]): readonly Settled[] | ListFault
  /** The next hand of a list, as somebody wrote it: its canonical line and what it comes to. */
  enter(
    profile: string,
    chairs: number,
    lines: readonly string[],
    line: string,
  ): { readonly line: string; readonly settled: Settled } | ListFault
  fromSettled(profile: string, chairs: number, settled: Settled): string
  played(settled: Settled): PlayedHand
  /** `hand` is the one to correct, from 0. */
  later(
    profile: string,
    chairs: number,
    lines: readonly string[],
    hand: number,
    readings: readonly string[],
    consent: boolean,
  ): LaterLine | ListFault
  money(profile: string, totals: readonly number[], stake: Stake): readonly number[] | undefined
}

/** Seals the papers of a game; `rulesOf` gives the knobs of a profile. */
export function sealPapers<R, E extends object>(
  papers: Papers<R, E>,
  rulesOf: (profile: string) => R,
): SealedPapers {
  type Hands = readonly Settled<E>[] | ListFault
  const settle = (rules: R, chairs: number, lines: readonly string[]): Hands => {
    const done: Settled<E>[] = []
    for (const [hand, line] of lines.entries()) {
      const next = papers.settle(rules, chairs, done, line)
      if ('refused' in next) return { ...next, hand }
      done.push(next)
    }
    return done
  }
  // The platform keeps settlements as JSON of this very game, so their entries are ours.
  const ours = (settled: Settled): Settled<E> => settled as Settled<E>
  return {
    example: papers.example,
    usage: papers.usage,
    columns: (profile, chairs) => papers.table.columns(rulesOf(profile), chairs),
    lineOf: (cells, chairs) => papers.table.lineOf(cells, chairs),
    cellsOf: (line) => papers.table.cellsOf(line),
    read: (profile, chairs, line) => papers.read(rulesOf(profile), chairs, line),
    settle: (profile, chairs, lines) => settle(rulesOf(profile), chairs, lines),
    enter: (profile, chairs, lines, line) => {
      const rules = rulesOf(profile)
      const settled = settle(rules, chairs, [...lines, line])
      if ('refused' in settled) return settled
      const last = settled[lines.length] as Settled<E>
      return { line: papers.fromSettled(rules, chairs, last), settled: last }
    },
    fromSettled: (profile, chairs, settled) => papers.fromSettled(rulesOf(profile), chairs, ours(settled)),
    played: (settled) => papers.played(ours(settled)),
    later: (profile, chairs, lines, hand, readings, consent) => {
      const rules = rulesOf(profile)
      const before = settle(rules, chairs, lines.slice(0, hand))
      if ('refused' in before) return before
      const chosen = papers.later(rules, chairs, before, readings, consent)
      return 'refused' in chosen ? { ...chosen, hand } : chosen
    },
    money: (profile, totals, stake) => papers.money?.(rulesOf(profile), totals, stake),
  }
}
