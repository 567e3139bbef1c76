/** The seating draw: who sits where in the next series, from the event's committed seed. */
import { seeded, type Random } from '@stolik/core'
import { at, groups, ledger } from './ledger.js'
import { layOut } from './layout.js'
import { floor } from './floor.js'
import { measureSeating } from './measure.js'
import { search } from './search.js'
import { tableSizes, type TooFew } from './sizes.js'
import { begin } from './start.js'
import type { Seating, SeatingTask } from './task.js'

const usualBudget = 250_000
/** Seats that are worth planning together: beyond that there are always others whom one has not met. */
const plannable = 160

/**
 * Draws a series. By lots any order of the players gives the same draw; by standing they sit in their order, table 1
 * first, but nobody next to team-mates or old opponents who can be kept from them within a table's length of their
 * place. Byes go to those who have had the fewest: by lot, or by standing to the last of them.
 *
 * The same task with the same stream gives the same draw on every machine. @throws RangeError when an id is given twice.
 */
export function drawSeating(task: SeatingTask): Seating | TooFew {
  const divided = tableSizes(task.players.length, task.chairs)
  if ('refused' in divided) return divided
  const { sizes } = divided
  const random = own(task.random)
  const ranked = task.by === 'standing'
  const players = ranked ? task.players : [...task.players].sort((a, b) => (a.id < b.id ? -1 : 1))
  const book = ledger({ ...task, players })
  const usual = at(task.chairs, 0)
  const count = ranked ? 1 : planned(players.length, task.later ?? 0)
  const layout = layOut(sizes, usual, count)
  const { seats: start, byes: resting } = begin(book, sizes, count, ranked, random)
  const budget = task.budget ?? usualBudget
  const least = floor(book, groups(players), layout, start, ranked)
  const found = search({ book, layout, start, ranked, random, budget, floor: least })
  const tables: string[][] = []
  let first = 0
  for (const size of sizes) {
    tables.push(Array.from(found.slice(first, first + size), (player) => book.ids[player] as string))
    first += size
  }
  const byes = resting.map((player) => book.ids[player] as string)
  return { tables, byes, measure: measureSeating({ ...task, players }, tables, byes) }
}

/** A generator for the search alone, so that later lots do not depend on how long it searched. */
function own(random: Random): Random {
  return seeded(Array.from({ length: 4 }, () => random.below(2 ** 32).toString(16)).join(':'))
}

const planned = (players: number, later: number): number =>
  Math.max(1, Math.min(1 + later, Math.floor(plannable / players)))
