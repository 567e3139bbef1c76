/** The lines of table lists, as the platform needs them. */
import type { Chair, LaterLine, PaperFault, Papers, PlayedHand, Settled } from '@stolik/core'
import { total } from '../rules/order.js'
import type { Entry } from '../settle/result.js'
import { paired } from '../rules/row.js'
import type { Rules } from '../rules/rules.js'
import { between } from '../settle/series.js'
import { type Fault, faultIn, type PaperDeal } from './deal.js'
import { readLine, usage, writeLine } from './line.js'
import { bokFault, settledDeal } from './settle-deal.js'
import { table } from './table.js'

const refusal = ({ fault: refused, clause }: Fault): PaperFault => ({ refused, clause })

export const papers: Papers<Rules, Entry> = {
  example: 'wesele 1+3 raised 2/1 points 78',
  usage,
  table,
  read: (rules, _, text) => {
    const line = readLine(rules, text)
    if ('refused' in line) return line
    const fault = faultIn(rules, { ...line, bokRound: false })
    return fault === undefined ? writeLine(line) : refusal(fault)
  },
  settle,
  fromSettled: (_, __, settled) => writeLine(dealOf(settled)),
  played,
  later,
  // Points say who pays how much already. Only whole coins per point come out even.
  money: (_, totals, [coins, points]) =>
    Number.isInteger(coins) && coins >= 0 && points === 1
      ? totals.map((total) => 0 + total * coins)
      : undefined,
}

/** Settles a line. The deal is marked as earlier ties require. A line that claims otherwise is refused (ZO2.3). */
function settle(
  rules: Rules,
  _: number,
  before: readonly Settled<Entry>[],
  text: string,
): Settled<Entry> | PaperFault {
  const line = readLine(rules, text)
  if ('refused' in line) return line
  const { bokLeft } = between(rules, before)
  const deal: PaperDeal = { ...line, bokRound: line.bokClaim ?? bokLeft > 0 }
  const fault = faultIn(rules, deal) ?? bokFault(bokLeft, deal)
  return fault === undefined ? settledDeal(rules, deal, before) : refusal(fault)
}

/** A zwykła gra belongs to nobody. A wesele belongs to its caller. */
function played({ settlement: { entry }, seating }: Settled<Entry>): PlayedHand {
  const { contract, owner, won } = entry
  const kind = `contract.${contract}`
  return owner === null ? { kind, owner, won: null } : { kind, owner: seating[owner] as Chair, won }
}

/** Returns a settled hand as a paper list would have it. */
function dealOf({ settlement: { entry, scores }, seating }: Settled<Entry>): Omit<PaperDeal, 'bokRound'> {
  const { contract, du, announced, counted, owner, won, grade, points, thrown, bok } = entry
  const together = scores.flatMap((score, seat) => (score > 0 === won && seat !== owner ? [seat] : []))
  const starzy = paired(contract) ? [...(owner === null ? [] : [owner]), ...together] : [owner ?? 0]
  // If the cards were thrown in, the points taken so far do not show the final result (R5).
  const counts = points !== null && !thrown
  let result: PaperDeal['result'] = bok ? { points: total / 2 } : { won, grade, tie: false }
  if (counts) result = { points: points[0] }
  return { contract, du, announced, counted, result, starzy: starzy.map((seat) => seating[seat] as Chair) }
}

/**
 * The tournament rules allow no correction without the consent of the whole table. They also know no reading that is lower for
 * a side, because the scores add up to 0 (ZO3).
 */
function later(
  rules: Rules,
  chairs: number,
  before: readonly Settled<Entry>[],
  [reading]: readonly string[],
  consent: boolean,
): LaterLine | PaperFault {
  if (!consent) return { refused: 'consent', clause: 'ZO3' }
  if (reading === undefined) return { refused: 'no-reading', clause: 'ZO3' }
  const settled = settle(rules, chairs, before, reading)
  return 'refused' in settled ? settled : { line: writeLine(dealOf(settled)), clause: 'ZO3' }
}
