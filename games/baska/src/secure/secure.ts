/**
 * Tests whether a side takes a number of card points with best play by everyone. Either all hands are open, or it must hold
 * in every distribution of the unknown cards. It does not play through all of them: for one hand there are 34,650.
 *
 * Unknown cards form a pool, from which every other seat may play any card that fits. That allows them more than any single
 * distribution, so if the side still wins, it wins in all of them. If not, the strongest card of the pool is given to each
 * seat in turn, and each case is tested again. Once the pool is empty, the answer is exact.
 */
import type { Cards, Seat } from '@stolik/core'
import { numbering } from '../rules/numbering.js'
import { total } from '../rules/order.js'
import type { Ladder } from '../rules/rules.js'

/** Four cards for each seat of the side, up to four for the others. Seat 0 leads. */
export type Secure = (side: readonly Seat[], hands: readonly Cards[]) => boolean

const lowest = (set: number): number => 31 - Math.clz32(set & -set)

function size(set: number): number {
  let n = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) n += 1
  return n
}

/** With `play` = every, the side does not choose its cards either: it must win however anyone plays. */
export function securing(ladder: Ladder, win: number, play: 'best' | 'every' = 'best'): Secure {
  const { small, trumps, kin, beats, points, twins } = numbering(ladder)
  /** Sets of cards of equal points, the cheapest first. */
  const worth = [...new Set(points)]
    .sort((a, b) => a - b)
    .map((p) => ({ p, set: points.reduce((set, q, c) => (q === p ? set | (1 << c) : set), 0) }))

  // Results per position, for one division of the pool. The key is cards left and leader. The position is won if at most `fine`
  // points were lost before it, and lost if at least `fatal` points were.
  const stamp = new Int32Array(1 << 18)
  const fine = new Int8Array(1 << 18)
  const fatal = new Int8Array(1 << 18)
  let now = 0

  const held: [number, number, number, number] = [0, 0, 0, 0]
  const room = [0, 0, 0, 0]
  let pool = 0
  let mine: readonly boolean[] = []
  /** The seat that plays alone; −1 for a pair. */
  let lone = -1

  function fromLead(leader: Seat, got: number, lost: number): boolean {
    if (got >= win) return true
    if (lost > total - win) return false
    const all = pool | held[0] | held[1] | held[2] | held[3]
    if (lone >= 0 && got + certain(held[lone] as number, all) >= win) return true
    const key = all * 4 + leader
    if (stamp[key] !== now) {
      stamp[key] = now
      fine[key] = -1
      fatal[key] = 127
    }
    if (lost <= (fine[key] as number)) return true
    if (lost >= (fatal[key] as number)) return false
    const won = turn(leader, -1, 0, leader, 0, 0, got, lost)
    if (won) fine[key] = lost
    else fatal[key] = lost
    return won
  }

  /** A trump above all of the opponents' cards always takes a trick. Returns the points that are safe at least. */
  function certain(own: number, all: number): number {
    const theirs = all & ~own
    const above = (1 << lowest((theirs & trumps) | (1 << 16))) - 1
    const sure = own & trumps & above
    let cheapest = 3 * size(sure)
    let sum = 0
    for (let rest = sure; rest !== 0; rest &= rest - 1) sum += points[lowest(rest)] as number
    for (const { p, set } of worth) {
      const n = Math.min(cheapest, size(theirs & set))
      sum += n * p
      cheapest -= n
    }
    return sum
  }

  function turn(
    seat: Seat,
    led: number,
    top: number,
    taker: Seat,
    sum: number,
    length: number,
    got: number,
    lost: number,
  ): boolean {
    if (length === 4)
      return mine[taker] === true ? fromLead(taker, got + sum, lost) : fromLead(taker, got, lost + sum)
    const own = held[seat] as number
    const some = (room[seat] as number) > 0 ? pool : 0
    const ours = play === 'best' && mine[seat] === true
    for (let open = (own & ~((own << 1) & twins)) | some; open !== 0; open &= open - 1) {
      const c = lowest(open)
      if (led >= 0 && !fits(own | (1 << c), c, led, top)) continue
      const fromPool = (some >>> c) & 1
      if (fromPool === 1) {
        pool ^= 1 << c
        room[seat] = (room[seat] as number) - 1
      } else held[seat] = own ^ (1 << c)
      const takes = led < 0 || ((beats[top] as number) >>> c) & 1
      const won = turn(
        (seat + 1) & 3,
        led < 0 ? c : led,
        takes ? c : top,
        takes ? seat : taker,
        sum + (points[c] as number),
        length + 1,
        got,
        lost,
      )
      if (fromPool === 1) {
        pool |= 1 << c
        room[seat] = (room[seat] as number) + 1
      } else held[seat] = own
      if (won === ours) return won
    }
    return !ours
  }

  /** Whether a card is legal given the known cards of a hand. Further cards in the hand could only forbid more. */
  function fits(hand: number, c: number, led: number, top: number): boolean {
    const bound = hand & (kin[led] as number) || hand & trumps || hand
    const better = bound & (beats[top] as number)
    return (((better || bound) >>> c) & 1) === 1
  }

  function everywhere(): boolean {
    now += 1
    if (fromLead(0, 0, 0)) return true
    if (pool === 0) return false
    const card = pool & -pool
    pool ^= card
    let won = true
    for (let seat = 0; seat < 4 && won; seat++) {
      if (room[seat] === 0) continue
      room[seat] = (room[seat] as number) - 1
      held[seat] = (held[seat] as number) | card
      won = everywhere()
      held[seat] = (held[seat] as number) ^ card
      room[seat] = (room[seat] as number) + 1
    }
    pool |= card
    return won
  }

  return (side, hands) => {
    mine = [0, 1, 2, 3].map((seat) => side.includes(seat))
    lone = side.length === 1 ? (side[0] as Seat) : -1
    pool = 0xffff
    for (let seat = 0; seat < 4; seat++) {
      held[seat] = small(hands[seat] as Cards)
      room[seat] = 4 - size(held[seat] as number)
      pool &= ~(held[seat] as number)
    }
    return everywhere()
  }
}
