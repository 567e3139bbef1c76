/** The seating draw: seats the players of the next series, using the event's committed seed. */
import { seeded, type Random } from '@stolik/core'
import { at, clubs, groups, ledger } from './ledger.js'
import { layOut } from './layout.js'
import { floor } from './floor.js'
import { manners } from './manner.js'
import { measureSeating } from './measure.js'
import { partiesOf } from './parties.js'
import { search } from './search.js'
import { tableSizes, type TooFew } from './sizes.js'
import { begin } from './start.js'
import type { Seating, SeatingTask } from './task.js'
import { beginTeams, shareTable, teamsIn } from './team-chairs.js'

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
