/** The table list with running totals, and the tournament score below it (5.5, PT 5.1). */
import {
  once,
  type Arg,
  type Chair,
  type Settled,
  type Sheet,
  type SheetRow,
  type SheetSum,
} from '@stolik/core'
import { type Announcement, openness } from '../rules/announcement.js'
import type { Entry, PlayedEntry } from '../hand/entry.js'
import { gameNames } from '../rules/games.js'
import type { Rules } from '../rules/rules.js'
import type { TrumpValue } from '../rules/valuation.js'

/** A chair's result in a series, before the bonus. */
export interface SeriesResult {
  /** Sum of its own games. */
  readonly points: number
  readonly won: number
  readonly lost: number
  /** Games that other players lost while this chair played or sat out. */
  readonly othersLost: number
}

/** The tournament score of a series (PT 5.1, PT 8.12). Undefined at a table of five, which has no bonus. */
export function tournamentScore(rules: Rules, chairs: number, r: SeriesResult): number | undefined {
  const others = othersBonus(rules, chairs)
  return others === undefined ? undefined : r.points + ownBonus(rules, r) + others * r.othersLost
}

/** Without a bonus, the product with a negative number would be minus zero. */
const ownBonus = ({ bonus: { own } }: Rules, { won, lost }: SeriesResult): number => own * won - own * lost

/** The bonus for each game that another player lost (PT 5.1). */
function othersBonus({ bonus }: Rules, chairs: number): number | undefined {
  if (chairs === 3) return bonus.othersOfThree
  return chairs === 4 ? bonus.othersOfFour : undefined
}

/** The table list. */
export function sheet(rules: Rules, chairs: number, settled: readonly Settled<Entry>[]): Sheet {
  const results = Array.from({ length: chairs }, () => ({ points: 0, won: 0, lost: 0, othersLost: 0 }))
  const rows = settled.map((hand): SheetRow => {
    const { entry } = hand.settlement
    const owners = ownersOf(hand)
    results.forEach((r, chair) => {
      const owns = owners.includes(chair)
      if (owns) r.points += written(hand, chair)
      // A ramsz counts neither as won nor as lost (patrolki 3.3.7).
      if (entry.kind !== 'played') return
      if (owns) r[entry.value.won ? 'won' : 'lost'] += 1
      else if (!entry.value.won) r.othersLost += 1
    })
    return {
      hand: hand.hand,
      dealer: hand.dealer,
      ...wording(entry),
      owners,
      scores: results.map((_, chair) => (owners.includes(chair) ? written(hand, chair) : null)),
      totals: results.map((r) => r.points),
    }
  })
  const line = (code: string, clause: string, value: (r: SeriesResult) => number): SheetSum => ({
    code,
    clause: rules.numbering[clause] ?? clause,
    values: results.map(value),
  })
  const { bonus: clause } = rules.clauses
  const others = othersBonus(rules, chairs)
  const bonus = [
    line('sum.own', clause, (r) => ownBonus(rules, r)),
    line('sum.others', clause, (r) => (others ?? 0) * r.othersLost),
  ]
  return {
    rows,
    sums: [
      line('sum.points', '5.5.1', (r) => r.points),
      line('sum.won', clause, (r) => r.won),
      line('sum.lost', clause, (r) => r.lost),
      ...(others === undefined ? [] : bonus),
    ],
    totals: results.map((r) => tournamentScore(rules, chairs, r) ?? r.points),
  }
}

/** The chairs that get an entry: the declarer's, or those of the losers of a ramsz. */
function ownersOf({ settlement: { entry }, seating }: Settled<Entry>): readonly Chair[] {
  if (entry.kind === 'passed') return []
  const seats = entry.kind === 'played' ? [entry.declarer] : entry.losers
  return seats.map((seat) => seating[seat] as Chair)
}

const written = ({ settlement, seating }: Settled<Entry>, chair: Chair): number =>
  settlement.scores[seating.indexOf(chair)] as number

/** What was played, in the words of the list: base, matadors and levels, or the null game (5.5.2). */
const wording = once((entry: Entry): { code: string; args: Readonly<Record<string, Arg>> } => {
  if (entry.kind === 'played') return played(entry)
  return { code: `row.${entry.kind}`, args: {} }
})

function played({ announcement, value, resigned }: PlayedEntry): {
  code: string
  args: Readonly<Record<string, Arg>>
} {
  const { game, hand, patrolki } = announcement
  const common = { game: gameNames[game], hand, resigned }
  if (value.kind === 'null') return { code: 'row.null', args: { ...common, ouvert: openness(announcement) } }
  const { matadors, overbid } = value
  const args = {
    ...common,
    n: matadors.n,
    with: matadors.with,
    patrolki,
    level: noted(announcement, value),
    overbid,
  }
  return { code: 'row.trump', args }
}

/**
 * The levels of a suit or grand game as one word: the highest one, which implies those below it, and what was
 * announced.
 */
function noted({ ouvert, schneider, schwarz }: Announcement, { level }: TrumpValue): string {
  if (ouvert) return 'ouvert'
  if (schwarz) return 'schwarzAnnounced'
  if (!schneider) return level
  return level === 'schwarz' ? 'schneiderAnnounced.schwarz' : 'schneiderAnnounced'
}
