/** The lines of table lists, with the interface of the platform. */
import type { Arg, Chair, LaterLine, PaperFault, Papers, PlayedHand, Settled } from '@stolik/core'
import { cited } from '../cited.js'
import type { Announcement } from '../announcement.js'
import type { Entry, RamszEntry } from '../entry.js'
import { gameNames } from '../games.js'
import { write } from '../moves.js'
import type { Rules } from '../rules.js'
import type { Value } from '../valuation.js'
import { chosenReading } from './correction.js'
import { readLine, usage } from './line.js'
import { mayStake, settleMoney } from './money.js'
import { type Paper, settlePaper } from './paper.js'
import { table } from './table.js'

export const papers: Papers<Rules, Entry> = {
  example: '2 clubs hand with 2 schneider won',
  usage,
  table,
  read: (rules, chairs, line) => {
    const paper = readLine(rules, chairs, line)
    if ('refused' in paper) return paper
    const settled = settledSomewhere(rules, chairs, paper)
    return 'refused' in settled ? settled : fromSettled(rules, chairs, settled)
  },
  settle: (rules, chairs, before, line) => {
    const paper = readLine(rules, chairs, line)
    return 'refused' in paper ? paper : settlePaper(rules, chairs, before.length, paper)
  },
  fromSettled,
  played,
  later,
  money: (rules, totals, stake) => (mayStake(rules, stake) ? settleMoney(totals, stake) : undefined),
}

/**
 * Settles the deal as some hand of a round in which the right chairs play, since the hand's number decides who sits
 * out.
 */
function settledSomewhere(rules: Rules, chairs: number, paper: Paper): Settled<Entry> | PaperFault {
  const first = settlePaper(rules, chairs, 0, paper)
  for (let hand = 1; hand < chairs && 'refused' in first; hand++) {
    const next = settlePaper(rules, chairs, hand, paper)
    if (!('refused' in next)) return next
    if (first.refused === 'idle-declarer' || first.refused === 'ramsz-points')
      if (next.refused !== first.refused) return next
  }
  return first
}

/** Returns the canonical line of a settled hand. It contains only what its score depends on. */
function fromSettled(rules: Rules, chairs: number, settled: Settled<Entry>): string {
  const { entry } = settled.settlement
  if (entry.kind === 'played') {
    const { declarer, announcement, value } = entry
    return playedLine(settled.seating[declarer] as Chair, announcement, value)
  }
  return entry.kind === 'passed' ? 'passed' : ramszLine(rules, chairs, entry, settled)
}

/** Passed hands and ramsz have no declarer (patrolki 3.3.7). */
function played({ seating, settlement: { entry } }: Settled<Entry>): PlayedHand {
  if (entry.kind !== 'played') return { kind: `row.${entry.kind}`, owner: null, won: null }
  const { declarer, announcement, value } = entry
  const kind = `game.${gameNames[announcement.game]}`
  return { kind, owner: seating[declarer] as Chair, won: value.won }
}

/** The line of a game played by a chair, from its result. */
export function playedLine(chair: Chair, announcement: Announcement, value: Value): string {
  const { hand, schneider, schwarz } = announcement
  const words = [String(chair + 1), write({ kind: 'announce', announcement })]
  if (hand) words.push('hand')
  const end = value.won ? 'won' : 'lost'
  if (value.kind === 'null') return [...words, end].join(' ')
  const { matadors, level, overbid } = value
  words.push(matadors.with ? 'with' : 'without', String(matadors.n))
  const announced = schwarz
    ? ['simple', 'schneider', 'schwarz']
    : schneider
      ? ['simple', 'schneider']
      : ['simple']
  // An overbid game counts by its bid, whatever level it reached (5.4).
  if (!overbid && !announced.includes(level)) words.push(level)
  words.push(end)
  if (overbid) words.push('overbid', String(value.value))
  return words.join(' ')
}

const numberOf = (args: Readonly<Record<string, Arg>>, key: string): number => args[key] as number

function ramszLine(rules: Rules, chairs: number, { losers }: RamszEntry, settled: Settled<Entry>): string {
  const { seating, settlement } = settled
  const points: (number | null)[] = Array.from({ length: chairs }, () => null)
  let last: string[] = []
  for (const { code, args } of settlement.lines) {
    const chair = seating[numberOf(args, 'seat')] as Chair
    if (code === 'ramsz.points') points[chair] = numberOf(args, 'points')
    if (code !== 'ramsz.skat.last') continue
    points[chair] = (points[chair] as number) - numberOf(args, 'points')
    last = ['last', String(chair + 1)]
  }
  const counted = settlement.lines.flatMap(({ code, args }) =>
    code === 'ramsz.points' ? [numberOf(args, 'points')] : [],
  )
  const tied = counted.filter((n) => n === Math.max(...counted)).length > 1
  const places = losers.map((seat) => (seating[seat] as Chair) + 1).sort((a, b) => a - b)
  const lost = tied && rules.ramszTie === 'lower-jack' ? ['lost', places.join('+')] : []
  return ['ramsz', ...points.map((n) => n ?? '-'), ...lost, ...last].join(' ')
}

function later(
  rules: Rules,
  chairs: number,
  before: readonly Settled<Entry>[],
  readings: readonly string[],
  consent: boolean,
): LaterLine | PaperFault {
  const told = readings.map((line) => readLine(rules, chairs, line))
  const unread = told.find((one) => 'refused' in one)
  if (unread !== undefined) return unread
  const hand = before.length
  const chosen = chosenReading(rules, chairs, hand, told as Paper[], consent)
  if ('refused' in chosen) return chosen
  return {
    line: fromSettled(rules, chairs, chosen.settled),
    clause: cited(rules, 'PT 7.2.5'),
  }
}
