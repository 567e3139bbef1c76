import type { Chair, Line, Settled, Settlement, Sheet, SheetRow } from '@stolik/core'
import type { Carry, Rules } from './rules.js'
import { won, type State } from './state.js'

/** What the table list records of a hand. */
export interface Entry {
  readonly bidder: number | null
  readonly bid: number
}

/** R3, R5, R6 */
export function result(state: State): Settlement<Entry> | undefined {
  if (state.phase !== 'over') return undefined
  const { bidder, bid, conceded, rules, carry } = state
  if (bidder === null) return passed
  const tricks = won(state.tricks)[bidder] as number
  const how: Line = conceded
    ? { code: 'conceded', args: {}, clause: 'R6' }
    : { code: 'tricks', args: { n: tricks, bid }, clause: 'R5' }
  return promised(rules, carry, { bidder, bid }, !conceded && tricks >= bid, [how])
}

/** R3 */
export const passed: Settlement<Entry> = {
  scores: [0, 0, 0],
  lines: [{ code: 'passed', args: {}, clause: 'R3' }],
  entry: { bidder: null, bid: 0 },
}

/** R5: the scores of a promise, kept or not. */
export function promised(
  { stake }: Rules,
  { doubled }: Carry,
  entry: Entry,
  made: boolean,
  how: readonly Line[],
): Settlement<Entry> {
  const each = entry.bid * stake * (doubled ? 2 : 1)
  const owner = made ? 2 * each : -2 * each
  const lines: Line[] = [{ code: made ? 'made' : 'failed', args: { score: owner }, clause: 'R5' }, ...how]
  if (doubled) lines.push({ code: 'doubled', args: {}, clause: 'R3' })
  return { scores: [0, 1, 2].map((seat) => (seat === entry.bidder ? owner : -owner / 2)), lines, entry }
}

/** The table list, with everybody's score. */
export function sheet(chairs: number, settled: readonly Settled<Entry>[]): Sheet {
  let totals = Array.from({ length: chairs }, () => 0)
  const hands = Array.from({ length: chairs }, () => 0)
  const rows = settled.map(({ hand, dealer, seating, settlement }): SheetRow => {
    const { entry, scores } = settlement
    const byChair = totals.map((_, chair) => {
      const seat = seating.indexOf(chair)
      return seat === -1 ? null : (scores[seat] as number)
    })
    totals = totals.map((total, chair) => total + (byChair[chair] ?? 0))
    const owners: Chair[] = entry.bidder === null ? [] : [seating[entry.bidder] as Chair]
    for (const chair of owners) if (made(byChair[chair])) hands[chair] = (hands[chair] as number) + 1
    const code = entry.bidder === null ? 'row.passed' : 'row.bid'
    return { hand, dealer, code, args: { n: entry.bid }, owners, scores: byChair, totals }
  })
  return { rows, sums: [{ code: 'sum.made', clause: 'R5', values: hands }], totals }
}

const made = (score: number | null | undefined): boolean => typeof score === 'number' && score > 0
