/** The quality of a draw, in figures that anybody can count from the printed tables. */
import {
  fewestClashes,
  fewestRepeats,
  freshTo,
  keptApart,
  leastChairSpread,
  leastSpread,
  spread,
} from './bound.js'
import { at, clubs, eachPair, groups, ledger, type Ledger } from './ledger.js'
import { manners, upperTables } from './manner.js'
import type { Figures, Measure, SeatingTask } from './task.js'

type Task = Pick<SeatingTask, 'players' | 'chairs' | 'past' | 'pastByes' | 'by' | 'requests'>

/** Measures a draw from its tables alone, no matter how it was found. */
export function measureSeating(
  task: Task,
  tables: readonly (readonly string[])[],
  byes: readonly string[],
): Measure {
  const before = ledger(task)
  const after = ledger({ ...task, past: [...task.past, tables], pastByes: [...task.pastByes, byes] })
  const index = new Map(before.ids.map((id, player) => [id, player]))
  const seated = tables.map((table) => table.map((id) => index.get(id) as number))
  const n = before.ids.length
  let repeats = 0
  let clashes = 0
  let mates = 0
  for (const table of seated) {
    eachPair(table, (a, b) => {
      if (at(before.met, a * n + b) > 0) repeats += 1
      const apart = at(before.apart, a * n + b)
      if (apart === 1) clashes += 1
      if (apart === 2) mates += 1
    })
  }
  return {
    repeats,
    clashes,
    clubs: mates,
    ...spreads(after),
    moved: manners[task.by].rank === null ? 0 : moved(seated),
    bound: bound(task, before, seated, { clashes, mates }),
  }
}

function spreads(book: Ledger): Omit<Figures, 'repeats' | 'clashes' | 'clubs'> {
  const rows = chairRows(book)
  return {
    seatSpread: Math.max(...rows.map(spread)),
    dealerSpread: spread(rows.map((row) => at(row, 0))),
    smallSpread: spread([...book.small]),
    byeSpread: spread([...book.byes]),
  }
}

/** Returns for each player how often they have had each chair. */
const chairRows = ({ ids, had, width }: Ledger): number[][] =>
  ids.map((_, player) => [...had.slice(player * width, (player + 1) * width)])

/** Counts the players who would sit at another table if everybody sat in order. */
function moved(seated: readonly (readonly number[])[]): number {
  const order = seated.flat().sort((a, b) => a - b)
  let first = 0
  return seated.reduce((sum, table) => {
    const own = new Set(order.slice(first, (first += table.length)))
    return sum + table.filter((player) => !own.has(player)).length
  }, 0)
}

function bound(
  task: Task,
  before: Ledger,
  seated: readonly (readonly number[])[],
  { clashes, mates }: { readonly clashes: number; readonly mates: number },
): Figures {
  const playing = seated.flat()
  const inPlay = new Set(playing)
  const sizes = seated.map((table) => table.length)
  const rows = chairRows(before)
  const playingOf = (all: readonly number[][]): number[][] =>
    all.map((group) => group.filter((player) => inPlay.has(player)))
  const without = keptApart(clashes, mates)
  // Players who are kept from team-mates have fewer others to meet. If team-mates do meet, the bound ignores that.
  const upper = seated.slice(0, upperTables(seated.length)).flat()
  const fields = manners[task.by].halves ? [upper, playing.slice(upper.length)] : [playing]
  const fresh = fields.flatMap((field) => field.map((player) => freshTo(before, field, player, without)))
  return {
    repeats: fewestRepeats(fresh, sizes),
    clashes: fewestClashes(playingOf(groups(task.players)), sizes.length),
    // Members of one club who must be kept apart anyway count as clashes.
    clubs: Math.max(0, fewestClashes(playingOf(clubs(task.players)), sizes.length) - clashes),
    seatSpread: Math.max(
      ...rows.map((row, player) => (inPlay.has(player) ? leastChairSpread(row) : spread(row))),
    ),
    dealerSpread: leastSpread(
      rows.map((row) => at(row, 0)),
      sizes.length,
    ),
    smallSpread: leastSpread(
      [...before.small],
      sizes.reduce((sum, size) => (size === task.chairs[0] ? sum : sum + size), 0),
    ),
    byeSpread: leastSpread([...before.byes], task.players.length - playing.length),
  }
}
