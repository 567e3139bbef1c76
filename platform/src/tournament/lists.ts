/** What an event needs of its game: reading hands of table lists, and counting them. A sealed game has it. */
import type { PaperFault, Settled, Sheet } from '@stolik/core'

export interface Lists {
  readonly profiles: readonly string[]
  /** Table sizes of a profile. */
  chairs(profile: string): readonly number[]
  sheet(profile: string, chairs: number, settled: readonly Settled[]): Sheet
  readonly papers: {
    /** The line in its one canonical form. */
    read(profile: string, chairs: number, line: string): string | PaperFault
    /** The hand after those before it. */
    settle(profile: string, chairs: number, before: readonly Settled[], line: string): Settled | PaperFault
    /** Which reading the direction writes into a signed list, and by which clause. */
    later(
      profile: string,
      chairs: number,
      before: readonly Settled[],
      readings: readonly string[],
      consent: boolean,
    ): { readonly line: string; readonly clause: string } | PaperFault
    /** What everybody is paid for the totals of a list, by chair, in the smallest coin; it sums to zero. */
    money(profile: string, totals: readonly number[], stake: readonly [number, number]): readonly number[]
  }
}
