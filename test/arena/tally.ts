/** Adds up outcomes, deal by deal. */
import { counts, type Count, type Outcome } from './outcome.js'
import { interval, type Interval } from './statistics.js'
import { sides, type Side } from './task.js'

/** How the games of a side went. */
interface Owned {
  games: number
  won: number
  overbid: number
  /** Those that were solved with open cards, and of these the ones that could be made. */
  solved: number
  makeable: number
}

const noGames: Owned = { games: 0, won: 0, overbid: 0, solved: 0, makeable: 0 }

/** How often a contract was played, and how the side that played it fared. */
interface Row {
  hands: number
  readonly owned: Record<Side, Owned>
}

export interface Tally {
  deals: number
  hands: number
  /** For each number of seats that side a had, and for all seatings (0): one sample a deal, a's points less b's. */
  readonly samples: Map<number, Record<Count, number[]>>
  readonly contracts: Map<string, Row>
}

export const noTally = (): Tally => ({ deals: 0, hands: 0, samples: new Map(), contracts: new Map() })

/** The key of all seatings together. */
export const all = 0

/** Adds the hands of one deal. */
export function addDeal(tally: Tally, outcomes: readonly Outcome[]): void {
  tally.deals += 1
  tally.hands += outcomes.length
  for (const { told } of outcomes) addContract(tally, told.contract)
  for (const outcome of outcomes) addOwner(tally, outcome)
  const seatsOfA = (outcome: Outcome): number => outcome.seating.filter((side) => side === 'a').length
  const contested = outcomes.filter(({ seating }) => seating.includes('b'))
  for (const n of new Set([all, ...contested.map(seatsOfA)])) {
    const group = contested.filter((outcome) => n === all || seatsOfA(outcome) === n)
    if (group.length > 0) addSample(tally, n, group)
  }
}

function addSample({ samples }: Tally, n: number, group: readonly Outcome[]): void {
  const kept = samples.get(n) ?? { game: [], list: [], tournament: [] }
  samples.set(n, kept)
  for (const count of counts)
    kept[count].push(mean(group.map((outcome) => meanOf(outcome, count, 'a') - meanOf(outcome, count, 'b'))))
}

const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length

const meanOf = ({ points, seating }: Outcome, count: Count, side: Side): number =>
  mean(points[count].filter((_, seat) => seating[seat] === side))

function addContract({ contracts }: Tally, contract: string): void {
  const row = contracts.get(contract) ?? { hands: 0, owned: { a: { ...noGames }, b: { ...noGames } } }
  contracts.set(contract, row)
  row.hands += 1
}

function addOwner({ contracts }: Tally, { told, seating, makeable }: Outcome): void {
  const { contract, owner, won, overbid } = told
  const owned = owner === null ? undefined : contracts.get(contract)?.owned[seating[owner] as Side]
  if (owned === undefined) return
  owned.games += 1
  if (won) owned.won += 1
  if (overbid) owned.overbid += 1
  if (makeable !== null) owned.solved += 1
  if (makeable === true) owned.makeable += 1
}

/** What a tally comes to. */
export interface Summary {
  readonly deals: number
  readonly hands: number
  /** `seats`: how many seats side a had; 0 for all seatings. Points of one deal. */
  readonly points: readonly ({ readonly seats: number } & Readonly<Record<Count, Interval>>)[]
  readonly contracts: readonly ({ readonly contract: string; readonly hands: number } & Row['owned'])[]
  /** All contracts of a side. */
  readonly owned: Row['owned']
}

export function summary({ deals, hands, samples, contracts }: Tally): Summary {
  const rows = [...contracts].toSorted(([, x], [, y]) => y.hands - x.hands)
  const total = (side: Side) => {
    const sum = (what: keyof Owned): number => rows.reduce((so, [, { owned }]) => so + owned[side][what], 0)
    return Object.fromEntries(
      Object.keys(noGames).map((what) => [what, sum(what as keyof Owned)]),
    ) as unknown as Owned
  }
  return {
    deals,
    hands,
    points: [...samples]
      .toSorted(([x], [y]) => x - y)
      .map(([seats, kept]) => ({
        seats,
        game: interval(kept.game),
        list: interval(kept.list),
        tournament: interval(kept.tournament),
      })),
    contracts: rows.map(([contract, row]) => ({ contract, hands: row.hands, ...row.owned })),
    owned: Object.fromEntries(sides.map((side) => [side, total(side)])) as Row['owned'],
  }
}
