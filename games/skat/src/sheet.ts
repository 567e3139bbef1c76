/** The table list with running totals, and the tournament score below it (5.5, PT 5.1). */
import type { Arg, Chair, Settled, Sheet, SheetRow, SheetSum } from '@stolik/core'
import type { Announcement } from './announcement.js'
import type { Entry, PlayedEntry } from './entry.js'
import { gameNames } from './games.js'
import type { Rules } from './rules.js'
import type { TrumpValue } from './valuation.js'

/** What a chair's series comes to before the bonus. */
export interface SeriesResult {
  /** Sum of its own games. */
  readonly points: number
  readonly won: number
  readonly lost: number
  /** Games lost by others at the table, while it played or sat out as dealer. */
  readonly othersLost: number
}

/** The tournament score of a series (PT 5.1). */
export function tournamentScore(rules: Rules, chairs: number, r: SeriesResult): number {
  return r.points + ownBonus(rules, r) + othersBonus(rules, chairs, r)
}

const ownBonus = (rules: Rules, { won, lost }: SeriesResult): number => rules.bonus.own * (won - lost)

const othersBonus = ({ bonus }: Rules, chairs: number, { othersLost }: SeriesResult): number =>
  othersLost * (chairs === 3 ? bonus.othersOfThree : bonus.othersOfFour)

/** The table list. */
export function sheet(rules: Rules, chairs: number, settled: readonly Settled<Entry>[]): Sheet {
  const results = Array.from({ length: chairs }, () => ({ points: 0, won: 0, lost: 0, othersLost: 0 }))
  const rows = settled.map((hand): SheetRow => {
    const { entry, scores } = hand.settlement
    const owner = entry.kind === 'played' ? (hand.seating[entry.soloist] as Chair) : null
    if (entry.kind === 'played' && owner !== null) {
      results.forEach((r, chair) => {
        if (chair === owner) {
          r.points += scores[entry.soloist] as number
          r[entry.value.won ? 'won' : 'lost'] += 1
        } else if (!entry.value.won) r.othersLost += 1
      })
    }
    return {
      hand: hand.hand,
      dealer: hand.dealer,
      ...wording(entry),
      owners: owner === null ? [] : [owner],
      scores: results.map((_, chair) =>
        chair === owner && entry.kind === 'played' ? (scores[entry.soloist] as number) : null,
      ),
      totals: results.map((r) => r.points),
    }
  })
  const line = (code: string, clause: string, value: (r: SeriesResult) => number): SheetSum => ({
    code,
    clause,
    values: results.map(value),
  })
  const bonusClause = rules.clauses.bonus
  return {
    rows,
    sums: [
      line('sum.points', '5.5.1', (r) => r.points),
      line('sum.won', bonusClause, (r) => r.won),
      line('sum.lost', bonusClause, (r) => r.lost),
      line('sum.own', bonusClause, (r) => ownBonus(rules, r)),
      line('sum.others', bonusClause, (r) => othersBonus(rules, chairs, r)),
    ],
    totals: results.map((r) => tournamentScore(rules, chairs, r)),
  }
}

/** What was played, as the list notes it: base, tops and levels, or the null game (5.5.2). */
function wording(entry: Entry): { code: string; args: Readonly<Record<string, Arg>> } {
  return entry.kind === 'passed' ? { code: 'row.passed', args: {} } : played(entry)
}

function played({ announcement, value, resigned }: PlayedEntry): {
  code: string
  args: Readonly<Record<string, Arg>>
} {
  const { game, hand, ouvert } = announcement
  const common = { game: gameNames[game], hand, resigned }
  if (value.kind === 'null') return { code: 'row.null', args: { ...common, ouvert } }
  const { tops, overbid } = value
  const args = { ...common, n: tops.n, with: tops.with, level: noted(announcement, value), overbid }
  return { code: 'row.trump', args }
}

/** The levels of a suit or grand game in one word: the highest says all below it but what was announced. */
function noted({ ouvert, schneider, schwarz }: Announcement, { level }: TrumpValue): string {
  if (ouvert) return 'ouvert'
  if (schwarz) return 'schwarzAnnounced'
  if (!schneider) return level
  return level === 'schwarz' ? 'schneiderAnnounced.schwarz' : 'schneiderAnnounced'
}
