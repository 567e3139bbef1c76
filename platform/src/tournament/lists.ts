/** What an event needs of its game: reading hands of table lists, and counting them. A sealed game has it. */
import type { PaperFault, Settled, Sheet } from '@stolik/core'

/** Which hand of a list, from 0, cannot be, and why. */
export type ListFault = PaperFault & { readonly hand: number; readonly word?: string }

export const isListFault = (answer: object): answer is ListFault => 'refused' in answer

export interface Lists {
  readonly profiles: readonly string[]
  /** Table sizes of a profile. */
  chairs(profile: string): readonly number[]
  sheet(profile: string, chairs: number, settled: readonly Settled[]): Sheet
  readonly papers: {
    /** All hands of a list, or the first that cannot be. */
    settle(profile: string, chairs: number, lines: readonly string[]): readonly Settled[] | ListFault
    /** The next hand of a list, as somebody wrote it: its canonical line and what it comes to. */
    enter(
      profile: string,
      chairs: number,
      lines: readonly string[],
      line: string,
    ): { readonly line: string; readonly settled: Settled } | ListFault
    /** Which of these readings of a hand the direction writes into a signed list, and by which clause. */
    later(
      profile: string,
      chairs: number,
      lines: readonly string[],
      hand: number,
      readings: readonly string[],
      consent: boolean,
    ): { readonly line: string; readonly clause: string } | ListFault
  }
}
