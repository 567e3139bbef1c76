/**
 * The cost of a seating as one whole number, and how swapping two players changes it. Counts are costed as pairs: two meetings
 * of two players cost 1, three cost 3, four cost 6. This spreads unavoidable repeats, and one more or one less changes the cost
 * by the count itself.
 */
import { at, type Ledger } from './ledger.js'
import type { Layout } from './layout.js'
import { weight, type Manner } from './manner.js'

/** By the values of `Ledger.apart`. */
const atOneTable = [0, weight.apart, weight.club]

export interface Seats {
  /** The player of each position. */
  readonly player: Int32Array
  cost(): number
  /** Returns the cost added by swapping the players of two positions of one series. */
  change(p: number, q: number): number
  exchange(p: number, q: number): void
}

/** Where players have a place of their own, everybody starts there. */
export function seat(book: Ledger, layout: Layout, start: Int32Array, manner: Manner): Seats {
  const n = book.ids.length
  const { width, apart } = book
  const { met: again, rank: each, far } = manner
  const { from, to, chair, small } = layout
  const met = book.met.slice()
  const had = book.had.slice()
  const few = book.small.slice()
  const player = start.slice()
  const rank = new Int32Array(n)
  start.forEach((a, p) => (rank[a] = p))

  const meet = (p: number, by: 1 | -1, end: number): void => {
    const a = at(player, p)
    for (let x = at(from, p); x < end; x++) {
      if (x === p) continue
      const b = at(player, x)
      met[a * n + b] = at(met, a * n + b) + by
      met[b * n + a] = at(met, b * n + a) + by
    }
  }
  const sit = (p: number, by: 1 | -1): void => {
    if (p >= chair.length) return
    const a = at(player, p)
    const cell = a * width + at(chair, p)
    had[cell] = at(had, cell) + by
    few[a] = at(few, a) + by * at(small, p)
  }
  for (let p = 0; p < layout.positions; p++) {
    meet(p, 1, p)
    sit(p, 1)
  }

  /** The cost of a player sitting this far from the seats that the order gives them. */
  const moved = (a: number, p: number): number => {
    const places = Math.max(0, at(from, p) - at(rank, a), at(rank, a) - at(to, p) + 1)
    return places > width ? far(places) : places * (each ?? 0)
  }
  /** The cost of the others at a position's table for a player; `counted`: 1 if the player sits there already. */
  const company = (a: number, p: number, counted: 0 | 1): number => {
    let sum = 0
    for (let x = at(from, p); x < at(to, p); x++) {
      if (x === p) continue
      const pair = a * n + at(player, x)
      sum += again * (at(met, pair) - counted) + at(atOneTable, at(apart, pair))
    }
    return sum
  }
  /** The cost added by moving from one cell to another: one more in a cell costs its count. */
  const shift = (counts: Uint16Array, out: number, into: number): number =>
    at(counts, into) - at(counts, out) + 1

  const change = (p: number, q: number): number => {
    const a = at(player, p)
    const b = at(player, q)
    let sum = 0
    if (from[p] !== from[q]) {
      sum += company(b, p, 0) + company(a, q, 0) - company(a, p, 1) - company(b, q, 1)
    }
    if (p >= chair.length) return sum
    const [cp, cq] = [at(chair, p), at(chair, q)]
    if (cp !== cq) {
      sum +=
        weight.chair *
        (shift(had, a * width + cp, a * width + cq) + shift(had, b * width + cq, b * width + cp))
    }
    if (each !== null) return sum + moved(a, q) + moved(b, p) - moved(a, p) - moved(b, q)
    if (small[p] === small[q]) return sum
    return sum + weight.small * (at(small, p) === 1 ? shift(few, a, b) : shift(few, b, a))
  }

  const exchange = (p: number, q: number): void => {
    const together = from[p] === from[q]
    for (const x of [p, q]) {
      if (!together) meet(x, -1, at(to, x))
      sit(x, -1)
    }
    const a = at(player, p)
    player[p] = at(player, q)
    player[q] = a
    for (const x of [p, q]) {
      if (!together) meet(x, 1, at(to, x))
      sit(x, 1)
    }
  }

  const cost = (): number => {
    let sum = 0
    for (let p = 0; p < layout.positions; p++) {
      const a = at(player, p)
      if (each !== null) sum += moved(a, p)
      for (let x = at(from, p); x < p; x++) sum += at(atOneTable, at(apart, a * n + at(player, x)))
    }
    sum += weight.chair * pairs(had)
    if (each === null) sum += weight.small * pairs(few)
    return sum + (again * pairs(met)) / 2
  }
  return { player, cost, change, exchange }
}

/** Counts the pairs among the items counted in each cell. */
export function pairs(counts: Uint16Array): number {
  let twice = 0
  for (const times of counts) twice += times * (times - 1)
  return twice / 2
}
