/**
 * A lower bound of the cost of all seatings without avoidable clashes. The search ends when it reaches this cost. Each part is
 * filled greedily, cheapest first, as if the parts did not hinder each other.
 */
import { fewestClashes } from './bound.js'
import { pairs } from './cost.js'
import { at, type Ledger } from './ledger.js'
import type { Layout } from './layout.js'
import { weight, type Manner } from './manner.js'

type Groups = readonly (readonly number[])[]

/** Who must be kept apart, and who only shares a club. */
interface Apart {
  readonly groups: Groups
  readonly clubs: Groups
}

export function floor(book: Ledger, apart: Apart, layout: Layout, start: Int32Array, manner: Manner): number {
  const n = book.ids.length
  const plays = new Int32Array(n)
  for (const player of start) plays[player] = at(plays, player) + 1
  const now = new Set(start.slice(0, layout.chair.length))
  const clashes = clashFloor(apart.groups, layout, start)
  const mates = clashFloor(apart.clubs, layout, start)
  const without = clashes > 0 ? 0 : mates > 0 ? 1 : 2
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
