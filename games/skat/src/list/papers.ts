/** The lines of table lists, with the interface of the platform. */
import type { Arg, Chair, LaterLine, PaperFault, Papers, PlayedHand, Settled } from '@stolik/core'
import { cited } from '../rules/cited.js'
import type { Announcement } from '../rules/announcement.js'
import type { Entry, RamszEntry } from '../hand/entry.js'
import { gameNames } from '../rules/games.js'
import { write } from '../hand/moves.js'
import type { Rules } from '../rules/rules.js'
import type { Value } from '../rules/valuation.js'
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

/**
 * A director's correction of a signed list. The director gets every reading that the entry allows and writes the one with the lowest
 * score; an impossible reading refuses all of them (PT 7.2.5, C-37, C-69). The first reading is the true one; it is used if the profile
 * lets consent decide and everybody agrees.
 */
function later(
  rules: Rules,
  chairs: number,
  before: readonly Settled<Entry>[],
  readings: readonly string[],
  consent: boolean,
): LaterLine | PaperFault {
  const { lateCorrection } = rules
  const papers: Paper[] = []
  for (const reading of readings) {
    const paper = readLine(rules, chairs, reading)
    if ('refused' in paper) return paper
    papers.push(paper)
  }
  if (lateCorrection === 'never') return { refused: 'no-later-correction', clause: cited(rules, '5.5.3') }
  const agreed = lateCorrection === 'worst-unless-consent' && consent
  const clause = cited(rules, 'PT 7.2.5')
  let chosen: { readonly settled: Settled<Entry>; readonly points: number } | undefined
  for (const paper of agreed ? papers.slice(0, 1) : papers) {
    const settled = settlePaper(rules, chairs, before.length, paper)
    if ('refused' in settled) return settled
    const points = settled.settlement.scores.reduce((a, b) => a + b, 0)
    if (chosen === undefined || points < chosen.points) chosen = { settled, points }
  }
  return chosen === undefined
    ? { refused: 'no-reading', clause }
    : { line: fromSettled(rules, chairs, chosen.settled), clause }
}
