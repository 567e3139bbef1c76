/**
 * Computes the exact value of open hands with best play by everyone, over all legal plays. Between tricks, the cards left and
 * the leader define the position; they are the key of the cache.
 */
import type { Card, Cards, Seat } from '@stolik/core'
import { numbering } from '../rules/numbering.js'
import type { Ladder } from '../rules/rules.js'

/** Chooses the better of two values for a seat. Values are card points still to come for the side in question. */
type Choose = (seat: Seat, a: number, b: number) => number

/** A position: the trick on the table, and the hands without its cards. */
export interface Position {
  readonly hands: readonly Cards[]
  readonly leader: Seat
  /** Cards on the table, the leader's first. */
  readonly trick: readonly Card[]
}

export interface Solver {
  /** Card points that `side` takes from here on, the trick on the table included, with best play by both sides. */
  value(position: Position, side: readonly Seat[]): number
  /** The fewest and the most that `side` can take, whatever anyone plays. */
  range(position: Position, side: readonly Seat[]): readonly [number, number]
}

const unknown = -1

/** Returns a solver for one ladder. It keeps a table of a quarter of a megabyte. */
export function solver(ladder: Ladder): Solver {
  const { small, at, trumps, kin, beats, points, twins } = numbering(ladder)
  const known = new Int8Array(1 << 18).fill(unknown)
  const touched: number[] = []
  const hands: [number, number, number, number] = [0, 0, 0, 0]
  let mine: readonly boolean[] = []
  let choose: Choose = Math.max

  function fromLead(leader: Seat): number {
    const key = (hands[0] | hands[1] | hands[2] | hands[3]) * 4 + leader
    const cached = known[key] as number
    if (cached !== unknown) return cached
    let best = unknown
    const hand = hands[leader] as number
    for (let open = hand & ~((hand << 1) & twins); open !== 0; open &= open - 1) {
      const c = 31 - Math.clz32(open & -open)
      const value = put(leader, c, c, c, leader, 0, 1)
      best = best === unknown ? value : choose(leader, best, value)
    }
    if (best === unknown) best = 0
    known[key] = best
    touched.push(key)
    return best
  }

  /** Plays a card, evaluates the position, and takes the card back. */
  function put(
    seat: Seat,
    c: number,
    led: number,
    top: number,
    taker: Seat,
    sum: number,
    length: number,
  ): number {
    hands[seat] = (hands[seat] as number) ^ (1 << c)
    const value = onTable(led, top, taker, sum + (points[c] as number), length, (seat + 1) & 3)
    hands[seat] = hands[seat] | (1 << c)
    return value
  }

  function onTable(led: number, top: number, taker: Seat, sum: number, length: number, seat: Seat): number {
    if (length === 4) return ((mine[taker] as boolean) ? sum : 0) + fromLead(taker)
    const hand = hands[seat] as number
    const above = beats[top] as number
    const bound = hand & (kin[led] as number) || hand & trumps || hand
    let open = bound & above || bound
    let best = unknown
    for (; open !== 0; open &= open - 1) {
      const c = 31 - Math.clz32(open & -open)
      const takes = (above >>> c) & 1
      const value = put(seat, c, led, takes ? c : top, takes ? seat : taker, sum, length + 1)
      best = best === unknown ? value : choose(seat, best, value)
    }
    return best
  }

  function search(position: Position, side: readonly Seat[], by: Choose): number {
    mine = [0, 1, 2, 3].map((seat) => side.includes(seat))
    choose = by
    position.hands.forEach((hand, seat) => {
      hands[seat] = small(hand)
    })
    const trick = position.trick.map((c) => at[c] as number)
    const led = trick[0]
    if (led === undefined) return done(fromLead(position.leader))
    let top = led
    let taker = position.leader
    trick.forEach((c, i) => {
      if (((beats[top] as number) >>> c) & 1) {
        top = c
        taker = (position.leader + i) & 3
      }
    })
    const sum = trick.reduce((total, c) => total + (points[c] as number), 0)
    return done(onTable(led, top, taker, sum, trick.length, (position.leader + trick.length) & 3))
  }

  function done(value: number): number {
    for (const key of touched) known[key] = unknown
    touched.length = 0
    return value
  }

  return {
    value: (position, side) =>
      search(position, side, (seat, a, b) => (mine[seat] ? Math.max(a, b) : Math.min(a, b))),
    range: (position, side) => [
      search(position, side, (_, a, b) => Math.min(a, b)),
      search(position, side, (_, a, b) => Math.max(a, b)),
    ],
  }
}

const solvers = new WeakMap<Ladder, Solver>()

/** Returns the cached solver of a ladder. */
export function solverFor(ladder: Ladder): Solver {
  const cached = solvers.get(ladder) ?? solver(ladder)
  solvers.set(ladder, cached)
  return cached
}
