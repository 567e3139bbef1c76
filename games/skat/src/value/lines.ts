/** Explains line by line how the multiplier, the value and the final value add up (section 5). */
import type { Line } from '@stolik/core'
import type { Announcement } from '../rules/announcement.js'
import { gameNames } from '../rules/games.js'
import { type Factor, factorWeight, type TrumpValue } from '../rules/valuation.js'

/** The clause for each summand of the multiplier. */
const factorClauses: Readonly<Record<Factor, string>> = {
  matadors: '2.4.2',
  game: '5.2.1',
  hand: '5.2.1',
  patrolki: '2.4.4',
  schneider: '5.2.3',
  schneiderAnnounced: '5.2.5',
  schwarz: '5.2.4',
  schwarzAnnounced: '5.2.5',
  ouvert: '5.2.6',
}

/** The clause of an overbid game (5.4). */
export const overbidClause = (hand: boolean): string => (hand ? '5.4.2' : '5.4.1')

/** The calculation of a suit or grand game: summands, base × multiplier, a missed bid, the doubling of a loss. */
export function multiplied(announcement: Announcement, value: TrumpValue, bid: number): readonly Line[] {
  const lines: Line[] = []
  let sum = 0
  value.factors.forEach((factor) => {
    sum += factorWeight(factor, value.matadors, value.patrolki)
    const args = { n: factor === 'patrolki' ? value.patrolki : value.matadors.n, sum }
    const side = value.matadors.with ? 'with' : 'without'
    const code = factor === 'matadors' ? side : factor
    lines.push({ code: `factor.${code}`, args, clause: factorClauses[factor] })
  })
  const { base, multiplier, gameValue } = value
  lines.push({
    code: 'value',
    args: { game: gameNames[announcement.game], base, multiplier, value: gameValue },
    clause: '5.3.2',
  })
  if (value.overbid) {
    const args = { value: gameValue, bid, multiple: value.value / base, base, counted: value.value }
    lines.push({ code: 'overbid', args, clause: overbidClause(announcement.hand) })
  }
  return value.won ? lines : [...lines, doubled(value)]
}

/** A lost game counts double (5.3.4). */
export const doubled = ({ value }: { readonly value: number }): Line => ({
  code: 'doubled',
  args: { value, double: 2 * value },
  clause: '5.3.4',
})
