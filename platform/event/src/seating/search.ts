/**
 * Improves a seating by swaps: simulated annealing with whole numbers and products of fractions only, so that every machine
 * finds the same seating. The number of swaps limits it, never a clock.
 */
import type { Random } from '@stolik/core'
import { at, type Ledger } from './ledger.js'
import type { Layout } from './layout.js'
import { seat, type Seats } from './cost.js'
import type { Held } from './held.js'
import { weight, type Manner } from './manner.js'

const stages = 40
/** The maximum number of searches after the first. */
const again = 3
const certain = 2 ** 32
/** Swaps that cost more than this are never accepted. */
const dearest = 400

/**
 * `heat`: how costly an accepted swap may be in the first stage; `cooling`: how the heat falls from stage to stage. If many
 * players have met already, or will meet, any swap is possible and costly ones are accepted. If there are enough others to
 * meet, chairs stay as shared out, and only improvements are accepted. `reach`: in an order, how many table lengths apart two
 * players may be who are swapped at once.
 */
const ways = {
  tight: { heat: 12, cooling: 0.887, chairsKept: false, reach: null },
  wide: { heat: 0.1, cooling: 1, chairsKept: true, reach: null },
  standing: { heat: 0.4, cooling: 0.966, chairsKept: false, reach: 2 },
  swiss: { heat: 8, cooling: 0.9, chairsKept: false, reach: 4 },
}

export interface Search {
  readonly book: Ledger
  readonly layout: Layout
  readonly start: Int32Array
  /** Who stays at a table, for each series. */
  readonly held: readonly Held[]
  readonly manner: Manner
  readonly random: Random
  readonly budget: number
  /** A lower bound of the cost: the search ends when it is reached. */
  readonly floor: number
  /** Whether the bound knows everything that is asked. If not, it is hardly reached, and starting again would not help. */
  readonly sharp: boolean
  /** Whether everybody stays in their chair, and only changes tables. */
  readonly chairsKept?: boolean
}

/**
 * Returns the best seating found, by position. If the pairs are tight and a search ends at least one meeting above the floor,
 * it starts again.
 */
export function search(task: Search): Int32Array {
  const tight = isTight(task.book, task.layout)
  const way = ways[task.manner.search ?? (tight ? 'tight' : 'wide')]
  let best = anneal(task, way)
  for (let more = way === ways.tight && task.sharp ? again : 0; more > 0; more--) {
    if (best.cost < task.floor + weight.met) break
    const other = anneal(task, way)
    if (other.cost < best.cost) best = other
  }
  return best.found
}

interface Found {
  readonly found: Int32Array
  readonly cost: number
}

function anneal(task: Search, way: (typeof ways)[keyof typeof ways]): Found {
  const { book, layout, start, held, manner, random, budget, floor } = task
  const { reach } = way
  const chairsKept = way.chairsKept || task.chairsKept === true
  const isHeld = holds(held, layout)
  const seats = seat(book, layout, start, manner)
  let cost = seats.cost()
  let best = cost
  let found = seats.player.slice()
  let heat = way.heat
  for (let stage = 0; stage < stages && best > floor; stage++, heat *= way.cooling) {
    const chances = taken(heat)
    for (let tries = Math.floor(budget / stages); tries > 0 && best > floor; tries--) {
      const p = random.below(layout.positions)
      const other = reach === null ? inField(layout, p, random) : near(layout, p, reach * book.width, random)
      const level = (layout.from[other] as number) + p - (layout.from[p] as number)
      // Beside players who stay, there may be nobody on the same chair with whom to swap.
      const q = chairsKept && (isHeld === null || level < (layout.to[other] as number)) ? level : other
      if (p === q || q >= (layout.to[other] as number)) continue
      if (isHeld !== null && layout.from[p] !== layout.from[q] && (isHeld(p, seats) || isHeld(q, seats)))
        continue
      const change = seats.change(p, q)
      if (change > 0 && (change > dearest || random.below(certain) >= (chances[change] as number))) continue
      seats.exchange(p, q)
      cost += change
      if (cost < best) {
        best = cost
        found = seats.player.slice()
      }
    }
  }
  return { found, cost: best }
}

/** Returns whether the player of a position stays at their table; null if nobody does. */
function holds(
  held: readonly Held[],
  { series }: Layout,
): ((position: number, seats: Pick<Seats, 'player'>) => boolean) | null {
  if (held.every(({ size }) => size === 0)) return null
  const each = at(series, 1)
  return (position, { player }) => held[Math.floor(position / each)]?.has(at(player, position)) === true
}

/** Whether more than a quarter of all pairs have met or will meet, so that new pairs are hard to find. */
function isTight({ met, ids }: Ledger, { from, to, positions, fields, series }: Layout): boolean {
  let meetings = met.reduce((sum, times) => sum + times, 0)
  for (let p = 0; p < positions; p++) meetings += at(to, p) - at(from, p) - 1
  // In half a field there are half as many others to meet.
  const halves = fields.length - series.length + 1
  return meetings * 4 * halves > ids.length * (ids.length - 1)
}

function inField({ fields }: Layout, p: number, random: Random): number {
  const field = fields.findLastIndex((first) => first <= p)
  const first = at(fields, field)
  return first + random.below(at(fields, field + 1) - first)
}

/** Picks a position within a distance. */
function near({ positions }: Layout, p: number, most: number, random: Random): number {
  return Math.min(Math.max(p + random.below(2 * most + 1) - most, 0), positions - 1)
}

/** Returns how often, in 2³² cases, a swap of each cost is accepted. The chance falls by the same factor per point. */
function taken(heat: number): Float64Array {
  const chances = new Float64Array(dearest + 1)
  let chance = certain
  for (let dear = 0; dear <= dearest; dear++) {
    chances[dear] = Math.floor(chance)
    chance *= heat / (heat + 1)
  }
  return chances
}
