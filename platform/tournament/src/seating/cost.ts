/**
 * What is wrong with a seating, as one whole number, and how an exchange of two players changes it. Everything
 * counted is counted as pairs (two meetings of two players 1, three 3, four 6), so that what cannot be avoided is
 * spread, and the difference that one more or one less makes is the count itself.
 */
import { at, type Ledger } from './ledger.js'
import type { Layout } from './layout.js'

/**
 * In order of weight: those who are to be apart at one table, a second place at a small table, a second meeting, a
 * place that a player is moved from their own in the standings, a second time on the same chair. `far`: nobody leaves their
 * place in the standings by more places than a table has, not even for their team-mates.
 */
export const weight = { far: 100_000, apart: 1000, small: 60, met: 20, rank: 3, chair: 1 }

export interface Seats {
  /** The player of each position. */
  readonly player: Int32Array
  cost(): number
  /** What exchanging the players of two positions of one series would add. */
  change(p: number, q: number): number
  exchange(p: number, q: number): void
}

/** `ranked`: everybody starts at their place in the standings. */
export function seat(book: Ledger, layout: Layout, start: Int32Array, ranked: boolean): Seats {
  const n = book.ids.length
  const { width, apart } = book
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

  /** What it costs that a player sits so many places from the seats that the standings give them. */
  const moved = (a: number, p: number): number => {
    const places = Math.max(0, at(from, p) - at(rank, a), at(rank, a) - at(to, p) + 1)
    return places > width ? weight.far : places * weight.rank
  }
  /** What the others at a position's table cost a player; `counted`: 1 if they sit there already. */
  const company = (a: number, p: number, counted: 0 | 1): number => {
    let sum = 0
    for (let x = at(from, p); x < at(to, p); x++) {
      if (x === p) continue
      const pair = a * n + at(player, x)
      sum += weight.met * (at(met, pair) - counted) + weight.apart * at(apart, pair)
    }
    return sum
  }
  /** What leaving one cell for another adds, where the count of a cell is what one more there costs. */
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
    if (ranked) return sum + moved(a, q) + moved(b, p) - moved(a, p) - moved(b, q)
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
      if (ranked) sum += moved(a, p)
      for (let x = at(from, p); x < p; x++) sum += weight.apart * at(apart, a * n + at(player, x))
    }
    sum += weight.chair * pairs(had)
    if (!ranked) sum += weight.small * pairs(few)
    return sum + (weight.met * pairs(met)) / 2
  }
  return { player, cost, change, exchange }
}

/** Pairs among the things counted in each cell. */
export function pairs(counts: Uint16Array): number {
  let twice = 0
  for (const times of counts) twice += times * (times - 1)
  return twice / 2
}
