/** The seating draw: seats the players of the next series, using the event's committed seed. */
import { seeded, type Random } from '@stolik/core'
import { at, clubs, groups, ledger, type Ledger } from './ledger.js'
import { layOut, type Layout } from './layout.js'
import { manners, weight, type Manner } from './manner.js'
import { measureSeating } from './measure.js'
import { partiesOf } from './parties.js'
import { search } from './search.js'
import { tableSizes, type TooFew } from './sizes.js'
import { begin } from './start.js'
import type { Seating, SeatingTask } from './task.js'
import { beginTeams, shareTable, teamsIn } from './team-chairs.js'
import { fewestClashes, keptApart } from './bound.js'
import { pairs } from './cost.js'

const usualBudget = 250_000
/** The largest number of seats that is worth planning together. With more players there are always new opponents. */
const plannable = 160

/**
 * Draws a series (3.1.1). By lots, the order of the players does not matter. Otherwise they sit in order, table 1 first, and
 * each manner says who is moved apart, and how far. Players who have a table, or have to share one, sit there first.
 * Byes go to players who have had the fewest: by lot, or in order to the last of them.
 * With `teamChairs`, each team has one member in each chair.
 *
 * The same task with the same stream gives the same draw on every machine. @throws RangeError when an id is given twice,
 * or when teams cannot have one member in each chair.
 */
export function drawSeating(task: SeatingTask): Seating | TooFew {
  const divided = tableSizes(task.players.length, task.chairs)
  if ('refused' in divided) return divided
  const { sizes } = divided
  const random = own(task.random)
  const manner = manners[task.by]
  const { ordered } = manner
  const players = ordered ? task.players : [...task.players].sort((a, b) => (a.id < b.id ? -1 : 1))
  const book = ledger({ ...task, players })
  const usual = at(task.chairs, 0)
  const count = ordered ? 1 : planned(players.length, task.later ?? 0)
  const layout = layOut(sizes, usual, count, manner.halves)
  const parties = partiesOf(task.requests ?? [])
  const teams = task.teamChairs === true ? teamsIn(players, usual) : null
  const begun =
    teams === null
      ? begin(book, sizes, count, manner, random, parties)
      : beginTeams(book, teams, sizes, count, random)
  const { seats: start, byes: resting, held } = begun
  const budget = task.budget ?? usualBudget
  const apart = { groups: groups(players), clubs: clubs(players) }
  const least = floor(book, apart, layout, start, manner)
  const chairsKept = teams !== null
  const sharp = parties.length === 0 && apart.clubs.length === 0 && !manner.halves && !chairsKept
  const better = search({
    book,
    layout,
    start,
    held,
    manner,
    random,
    budget,
    floor: least,
    sharp,
    chairsKept,
  })
  // At the start no team shares a table, and nothing else that was asked for is as important.
  const found =
    teams !== null && shareTable(teams, better.slice(0, layout.chair.length), book.width) ? start : better
  const tables: string[][] = []
  let first = 0
  for (const size of sizes) {
    tables.push(Array.from(found.slice(first, first + size), (player) => book.ids[player] as string))
    first += size
  }
  const byes = resting.map((player) => book.ids[player] as string)
  return { tables, byes, measure: measureSeating({ ...task, players }, tables, byes) }
}

/** Returns a generator for the search alone, so that later lots do not depend on the length of the search. */
function own(random: Random): Random {
  return seeded(Array.from({ length: 4 }, () => random.below(2 ** 32).toString(16)).join(':'))
}

const planned = (players: number, later: number): number =>
  Math.max(1, Math.min(1 + later, Math.floor(plannable / players)))

/*
 * A lower bound of the cost of all seatings without avoidable clashes. The search ends when it reaches this cost. Each part is
 * filled greedily, cheapest first, as if the parts did not hinder each other.
 */

type Groups = readonly (readonly number[])[]

/** Who must be kept apart, and who only shares a club. */
interface Apart {
  readonly groups: Groups
  readonly clubs: Groups
}

function floor(book: Ledger, apart: Apart, layout: Layout, start: Int32Array, manner: Manner): number {
  const n = book.ids.length
  const plays = new Int32Array(n)
  for (const player of start) plays[player] = at(plays, player) + 1
  const now = new Set(start.slice(0, layout.chair.length))
  const clashes = clashFloor(apart.groups, layout, start)
  const mates = clashFloor(apart.clubs, layout, start)
  const without = keptApart(clashes, mates)
  const keptFrom = (cell: number): boolean => cell > 0 && cell <= without
  const least = leastCompany(layout)
  let met = pairs(book.met)
  let chairs = pairs(book.had)
  for (let player = 0; player < n; player++) {
    const times = at(plays, player)
    const row = player * n
    const others = [...book.met.slice(row, row + n)].filter(
      (_, other) => other !== player && !keptFrom(at(book.apart, row + other)),
    )
    met += cheapest(others, times * least)
    const had = [...book.had.slice(player * book.width, (player + 1) * book.width)]
    chairs += now.has(player) ? cheapest(had, 1) : 0
  }
  const smallSeats = layout.small.reduce((sum, small) => sum + small, 0)
  const small = manner.rank !== null ? 0 : pairs(book.small) + cheapest([...book.small], smallSeats)
  // A pair may count in both, so only the dearer sum is certain.
  const pairsApart = Math.max(weight.apart * clashes, weight.club * mates)
  return pairsApart + weight.small * small + Math.ceil((manner.met * met) / 2) + weight.chair * chairs
}

function clashFloor(groups: Groups, { series, from }: Layout, start: Int32Array): number {
  return series.slice(1).reduce((sum, end, n) => {
    const playing = new Set(start.slice(at(series, n), end))
    const tables = new Set(from.slice(at(series, n), end)).size
    const members = groups.map((group) => group.filter((player) => playing.has(player)))
    return sum + fewestClashes(members, tables)
  }, 0)
}

/** Counts the other players at the smallest table. */
const leastCompany = ({ from, to, positions }: Layout): number => {
  let least = Infinity
  for (let p = 0; p < positions; p++) least = Math.min(least, at(to, p) - at(from, p) - 1)
  return least
}

/** Returns the least cost of adding `more` to these counts, if one more costs the count that is there already. */
function cheapest(counts: readonly number[], more: number): number {
  const byCount: number[] = []
  for (const count of counts) byCount[count] = (byCount[count] ?? 0) + 1
  let sum = 0
  for (let count = 0, left = more; left > 0 && counts.length > 0; count++) {
    const here = byCount[count] ?? 0
    const lifted = Math.min(here, left)
    sum += lifted * count
    left -= lifted
    byCount[count + 1] = (byCount[count + 1] ?? 0) + lifted
    byCount[count] = here - lifted
  }
  return sum
}
