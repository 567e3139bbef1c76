/**
 * Exact search through many deals of one ladder: does a side take so many card points with open hands and best play by everyone?
 *
 * Deals that differ in cards already played lead to the same endings. So one table keeps, for each ending, the fewest and the most points
 * that the side can still take, as far as searches have told. Its key is who holds each card left, the leader, and the side.
 */
import { type Cards, type Seat, toSet } from '@stolik/core'
import { numbering, type Numbering } from '../rules/numbering.js'
import { deck } from '../rules/order.js'
import type { Ladder } from '../rules/rules.js'

export interface Many {
  /** Places a deal: the cards that each seat holds, in the numbers of the ladder. */
  place(a: number, b: number, c: number, d: number): void
  /**
   * Whether the seats of `side`, a bit each, take at least `need` points from here on, the trick on the table included, if the seat on turn
   * plays a card. Without a card (−1) it plays what is best for its side.
   */
  reaches(table: Table, card: number, side: number, need: number): boolean
  /** Converts a set of cards to sixteen bits. */
  small(set: Cards): number
  readonly numbers: Numbering
  /** Forgets all endings. */
  forget(): void
}

/** The trick on the table, in the numbers of the ladder. Between tricks, `led` and `top` are −1, and `taker` is on turn. */
export interface Table {
  /** Who is on turn. */
  readonly seat: Seat
  readonly led: number
  /** The winning card, and who played it. */
  readonly top: number
  readonly taker: Seat
  readonly sum: number
  readonly length: number
}

/** Few enough for the processor's cache: a larger table answers more, but more slowly. */
const bits = 16
const entries = 1 << bits
const deckSet = toSet(deck)
const lowest = (set: number): number => 31 - Math.clz32(set & -set)

/** Two bits for each card of a set. */
const spread = Int32Array.from({ length: 1 << 16 }, (_, set) => {
  let out = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) out |= 3 << (2 * lowest(rest))
  return out
})

export function many(ladder: Ladder): Many {
  const numbers = numbering(ladder)
  const { trumps, twins } = numbers
  const kin = Int32Array.from(numbers.kin)
  const beats = Int32Array.from(numbers.beats)
  const points = Int32Array.from(numbers.points)
  const pointsIn = new Int8Array(1 << 16)
  for (let set = 1; set < 1 << 16; set++)
    pointsIn[set] = (pointsIn[set & (set - 1)] as number) + (points[lowest(set)] as number)

  /** What `numbering` converts, byte by byte. */
  const bytes = Uint16Array.from({ length: 1024 }, (_, i) =>
    numbers.small(((i & 255) << (8 * (i >> 8))) & deckSet),
  )

  const high = numbers.points.reduce((set, p, c) => (p >= 10 ? set | (1 << c) : set), 0)
  const holders = new Int32Array(entries)
  const rests = new Int32Array(entries)
  const fewest = new Int8Array(entries)
  const most = new Int8Array(entries)
  const hands = new Int32Array(4)
  let code = 0
  let mine = 0
  let round = 1

  function lead(leader: number, need: number): boolean {
    if (need <= 0) return true
    const left = (hands[0] as number) | (hands[1] as number) | (hands[2] as number) | (hands[3] as number)
    const total = pointsIn[left] as number
    if (need > total) return false
    const hand = hands[leader] as number
    if ((hand & (hand - 1)) === 0) return ((mine >> last(leader)) & 1) === 1
    const holder = code & (spread[left] as number)
    const rest = left | (leader << 16) | (mine << 18) | (round << 22)
    const at = (Math.imul(holder, 0x9e3779b1) ^ Math.imul(rest, 0x85ebca6b)) >>> (32 - bits)
    if (holders[at] !== holder || rests[at] !== rest) {
      holders[at] = holder
      rests[at] = rest
      fewest[at] = 0
      most[at] = total
    } else {
      if (need <= (fewest[at] as number)) return true
      if (need > (most[at] as number)) return false
    }
    const ours = ((mine >> leader) & 1) === 1
    let won = !ours
    for (let open = hand & ~((hand << 1) & twins); open !== 0; open &= open - 1) {
      const c = lowest(open)
      if (put(leader, c, c, c, leader, 0, 1, need) === ours) {
        won = ours
        break
      }
    }
    // Searches below may have used the place for another ending.
    if (holders[at] !== holder || rests[at] !== rest) {
      holders[at] = holder
      rests[at] = rest
      fewest[at] = 0
      most[at] = total
    }
    if (won) fewest[at] = need
    else most[at] = need - 1
    return won
  }

  /** Who takes the last trick. */
  function last(leader: number): number {
    let top = lowest(hands[leader] as number)
    let taker = leader
    for (let i = 1; i < 4; i++) {
      const seat = (leader + i) & 3
      if ((hands[seat] as number) & (beats[top] as number)) {
        top = lowest(hands[seat] as number)
        taker = seat
      }
    }
    return taker
  }

  function put(
    seat: number,
    c: number,
    led: number,
    top: number,
    taker: number,
    sum: number,
    length: number,
    need: number,
  ): boolean {
    hands[seat] = (hands[seat] as number) ^ (1 << c)
    const won = next((seat + 1) & 3, led, top, taker, sum + (points[c] as number), length, need)
    hands[seat] = hands[seat] | (1 << c)
    return won
  }

  function next(
    seat: number,
    led: number,
    top: number,
    taker: number,
    sum: number,
    length: number,
    need: number,
  ): boolean {
    if (length === 4) return lead(taker, ((mine >> taker) & 1) === 1 ? need - sum : need)
    const hand = hands[seat] as number
    const above = beats[top] as number
    const bound = hand & (kin[led] as number) || hand & trumps || hand
    let open = bound & above || bound
    open &= ~((open << 1) & twins)
    const ours = ((mine >> seat) & 1) === 1
    // Points go to one's own side, and little to the other.
    const rich = open & high
    const ownTrick = ours === (((mine >> taker) & 1) === 1)
    let first = ownTrick ? rich : open ^ rich
    let later = open ^ first
    for (; (first | later) !== 0; first === 0 ? (later &= later - 1) : (first &= first - 1)) {
      const c = lowest(first === 0 ? later : first)
      const takes = (above >>> c) & 1
      if (put(seat, c, led, takes ? c : top, takes ? seat : taker, sum, length + 1, need) === ours)
        return ours
    }
    return !ours
  }

  return {
    place(a, b, c, d) {
      hands[0] = a
      hands[1] = b
      hands[2] = c
      hands[3] = d
      code =
        ((spread[b] as number) & 0x55555555) | ((spread[c] as number) & 0xaaaaaaaa) | (spread[d] as number)
    },
    reaches({ seat, led, top, taker, sum, length }, card, side, need) {
      mine = side
      if (card < 0) return length === 0 ? lead(seat, need) : next(seat, led, top, taker, sum, length, need)
      const takes = length === 0 || ((beats[top] as number) >>> card) & 1
      return put(
        seat,
        card,
        length === 0 ? card : led,
        takes ? card : top,
        takes ? seat : taker,
        sum,
        length + 1,
        need,
      )
    },
    small: (set) =>
      (bytes[set & 255] as number) |
      (bytes[256 + ((set >>> 8) & 255)] as number) |
      (bytes[512 + ((set >>> 16) & 255)] as number) |
      (bytes[768 + (set >>> 24)] as number),
    numbers,
    forget() {
      round = (round + 1) & 1023
      if (round === 0) {
        holders.fill(0)
        rests.fill(0)
        round = 1
      }
    },
  }
}

const searches = new WeakMap<Ladder, Many>()

/** Returns the cached search of a ladder. It keeps a table of two thirds of a megabyte. */
export function manyFor(ladder: Ladder): Many {
  const cached = searches.get(ladder) ?? many(ladder)
  searches.set(ladder, cached)
  return cached
}
