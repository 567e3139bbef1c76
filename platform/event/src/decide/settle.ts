/**
 * Settles the hands of a list that an act changes. A hand that is settled stays so: the rules of now are asked only about
 * changed lines, and about later hands for which a changed line makes a difference.
 */
import type { ListFault, PaperFault, Settled } from '@stolik/core'
import type { Settlements } from '../model/entry.js'
import type { Tools } from './ask.js'
import type { Found } from './at.js'

/** The hands before one of a list as they are settled: as the log says, or by the rules of now where it does not (0.1). */
export function settledBefore(
  { lists }: Tools,
  { profile, chairs, lines, table }: Found,
  hand: number,
): readonly Settled[] | ListFault {
  const settled: Settled[] = table.list.settled.slice(0, hand)
  for (const line of lines.slice(settled.length, hand)) {
    const read = lists.papers.enter(profile, chairs, settled, line)
    if ('refused' in read) return { ...read, hand: settled.length }
    settled.push(read.settled)
  }
  return settled
}

interface Read {
  readonly line: string
  readonly settled: Settled
}

/** Reads the line of a hand as somebody wrote it, after the hands before it. */
export function enterLine(tools: Tools, found: Found, hand: number, line: string): Read | ListFault {
  const before = settledBefore(tools, found, hand)
  if ('refused' in before) return before
  const read = tools.lists.papers.enter(found.profile, found.chairs, before, line)
  return 'refused' in read ? { ...read, hand } : read
}

/** A changed list. */
export interface Changed {
  /** In canonical form. */
  readonly lines: readonly string[]
  readonly settled: readonly Settled[]
  /** The hands that the change settles. */
  readonly settlements: Settlements
}

/** Settles a list whose lines become these. */
export function settleChanged(tools: Tools, found: Found, lines: readonly string[]): Changed | ListFault {
  const { profile, chairs, table } = found
  const enter = (before: readonly Settled[], line: string) =>
    tools.lists.papers.enter(profile, chairs, before, line)
  const known = settledBefore(tools, found, found.lines.length)
  // If a line of 0.1 cannot be read any more, nothing is known of the hands from there on.
  const old = 'refused' in known ? table.list.settled : known
  const settled: Settled[] = []
  const written: string[] = []
  let same = true
  for (const [hand, line] of lines.entries()) {
    const [stood, was] = [found.lines[hand], old[hand]]
    const read: Read | PaperFault =
      same && was !== undefined && line === stood ? { line, settled: was } : enter(settled, line)
    const isSameLine: boolean = ('refused' in read ? line : read.line) === stood
    const stays: boolean =
      was !== undefined && isSameLine && (same || isAlike(read, enter(old.slice(0, hand), line)))
    const now: Read | PaperFault = stays ? { line: stood as string, settled: was as Settled } : read
    if ('refused' in now) return { ...now, hand }
    settled.push(now.settled)
    written.push(now.line)
    same &&= stays
  }
  const anew = settled.filter((one, hand) => one !== table.list.settled[hand])
  return { lines: written, settled, settlements: settlements(anew, tools.rules(profile)) }
}

const isAlike = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The form in which the log keeps hands that these rules settled; null for those that 0.1 wrote. */
export const settlements = (settled: readonly Settled[], rules: string | null): Settlements => ({
  settled: settled.map(({ hand, dealer, seating, settlement }) => ({
    hand,
    dealer,
    seating,
    settlement: { ...settlement, lines: [] },
  })),
  rules,
})
