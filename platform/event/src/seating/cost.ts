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

  // Arrays are read in place here: a function that reads arrays of several types makes the whole search three times as slow.
  const meet = (p: number, by: 1 | -1, end: number): void => {
    const a = player[p] as number
    for (let x = from[p] as number; x < end; x++) {
      if (x === p) continue
      const b = player[x] as number
      met[a * n + b] = (met[a * n + b] as number) + by
      met[b * n + a] = (met[b * n + a] as number) + by
    }
  }
  const sit = (p: number, by: 1 | -1): void => {
    if (p >= chair.length) return
    const a = player[p] as number
    const cell = a * width + (chair[p] as number)
    had[cell] = (had[cell] as number) + by
    few[a] = (few[a] as number) + by * (small[p] as number)
  }
  for (let p = 0; p < layout.positions; p++) {
    meet(p, 1, p)
    sit(p, 1)
  }

  /** The cost of a player sitting this far from the seats that the order gives them. */
  const moved = (a: number, p: number): number => {
    const own = rank[a] as number
    const places = Math.max(0, (from[p] as number) - own, own - (to[p] as number) + 1)
    return places > width ? far(places) : places * (each ?? 0)
  }
  /** The cost of the others at a position's table for a player; `counted`: 1 if the player sits there already. */
  const company = (a: number, p: number, counted: 0 | 1): number => {
    const end = to[p] as number
    let sum = 0
    for (let x = from[p] as number; x < end; x++) {
      if (x === p) continue
      const pair = a * n + (player[x] as number)
      sum += again * ((met[pair] as number) - counted) + (atOneTable[apart[pair] as number] as number)
    }
    return sum
  }
  /** The cost added by moving from one cell to another: one more in a cell costs its count. */
  const shift = (counts: Uint16Array, out: number, into: number): number =>
    (counts[into] as number) - (counts[out] as number) + 1

  const change = (p: number, q: number): number => {
    const a = player[p] as number
    const b = player[q] as number
    let sum = 0
    if (from[p] !== from[q]) {
      sum += company(b, p, 0) + company(a, q, 0) - company(a, p, 1) - company(b, q, 1)
    }
    if (p >= chair.length) return sum
    const cp = chair[p] as number
    const cq = chair[q] as number
    if (cp !== cq) {
      sum +=
        weight.chair *
        (shift(had, a * width + cp, a * width + cq) + shift(had, b * width + cq, b * width + cp))
    }
    if (each !== null) return sum + moved(a, q) + moved(b, p) - moved(a, p) - moved(b, q)
    if (small[p] === small[q]) return sum
    return sum + weight.small * (small[p] === 1 ? shift(few, a, b) : shift(few, b, a))
  }

  const exchange = (p: number, q: number): void => {
    const together = from[p] === from[q]
    for (const x of [p, q]) {
      if (!together) meet(x, -1, to[x] as number)
      sit(x, -1)
    }
    const a = player[p] as number
    player[p] = player[q] as number
    player[q] = a
    for (const x of [p, q]) {
      if (!together) meet(x, 1, to[x] as number)
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
