/** The end of a hand, and what carries over to the next one (S10 to S14). */
import type { Line, Seat, Settled, Settlement } from '@stolik/core'
import type { Carry, Rules } from './rules.js'
import { pointsOf, tricksOf, type State } from './state.js'

/** The list stores nothing about a hand besides the scores. */
export type Entry = Readonly<Record<string, never>>

export function result(state: State): Settlement<Entry> | undefined {
  if (state.phase !== 'over') return undefined
  const points = pointsOf(state)
  const out = points.findIndex((sum) => sum >= 66)
  const { closed, carry } = state
  if (closed !== null && out !== closed.seat) {
    const why = { code: 'closed', args: { seat: closed.seat }, clause: 'S12' }
    return won(1 - closed.seat, closed.against === 0 ? 3 : 2, carry, [why, counted(points, 1 - closed.seat)])
  }
  if (out === -1) return tie
  const [own, lost] = [counted(points, out), 1 - out]
  if (tricksOf(state)[lost] === 0)
    return won(out, 3, carry, [own, { code: 'noTrick', args: {}, clause: 'S11' }])
  const few = (points[lost] ?? 0) < 33
  return won(out, few ? 2 : 1, carry, few ? [own, { code: 'few', args: {}, clause: 'S11' }] : [own])
}

const counted = (points: readonly number[], seat: Seat): Line => ({
  code: 'hand.points',
  args: { own: points[seat] ?? 0, other: points[1 - seat] ?? 0 },
  clause: 'S10',
})

/** S13 */
const tie: Settlement<Entry> = {
  scores: [0, 0],
  lines: [{ code: 'tie', args: {}, clause: 'S13' }],
  entry: {},
}

function won(seat: Seat, points: number, { extra }: Carry, why: readonly Line[]): Settlement<Entry> {
  const n = points + extra
  const more: Line[] = extra === 0 ? [] : [{ code: 'extra', args: { n: extra }, clause: 'S13' }]
  const lines = [{ code: 'won', args: { seat, n }, clause: 'S11' }, ...why, ...more]
  return { scores: [0, 1].map((one) => (one === seat ? n : 0)), lines, entry: {} }
}

/** S13: counts the hands without a winner since the last one with a winner. */
export function between(settled: readonly Settled<Entry>[]): Carry {
  const last = settled.findLastIndex(({ settlement }) => settlement.scores.some((score) => score > 0))
  return { extra: settled.length - 1 - last }
}

/** Returns the settlement of a hand on paper: the same scores, without the card points behind them. */
export function scored(
  before: readonly Settled<Entry>[],
  scores: readonly number[],
): Settlement<Entry> | undefined {
  const carry = between(before)
  const seat = scores.findIndex((score) => score !== 0)
  if (seat === -1) return tie
  const points = (scores[seat] ?? 0) - carry.extra
  return scores[1 - seat] === 0 && points >= 1 && points <= 3 ? won(seat, points, carry, []) : undefined
}

/** S14 */
export function ended({ target }: Rules, settled: readonly Settled<Entry>[]): boolean {
  const totals = settled.reduce<readonly number[]>(
    (sums, { seating, settlement }) =>
      sums.map((sum, chair) => sum + (settlement.scores[seating.indexOf(chair)] ?? 0)),
    [0, 0],
  )
  return totals.some((total) => total >= target)
}
