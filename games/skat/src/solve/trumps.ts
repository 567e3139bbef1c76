/**
 * The search of games with trumps. It is given a goal, and decides whether the declarer, seat 0, reaches it: whether they get at least that
 * many points from here on. It returns a bound of what they get. If they reach the goal, the bound is at least the goal, and they get the
 * bound or more; if not, it is below the goal, and they get the bound or less.
 */
import * as keys from './key.js'
import type { Layout } from './layout.js'
import * as neighbours from './neighbours.js'
import * as order from './order.js'
import * as quick from './quick.js'
import { pointsOfPlaces, size } from './sums.js'

// Taken out of their modules once: where sources run unbundled, as in tests, each use of an imported name looks it up again.
const { key, makeKey } = keys
const { cheapest, dearest, distinct } = neighbours
const { beforeDeclarer, beforePartner, cards, declarerLeads, declarerLoses, declarerSecond, declarerWins } =
  order
const { opponentLeads, opponentLoses, opponentWins, partnerWins, row, scores, sort, weights } = order
const { all, cashedByDeclarer, cashedByOpponents, highTrumps, ruffedByDeclarer, takesLead } = quick

/** The rules of the game that is searched. */
export interface Terms {
  /** The declarer wants few points, as in a ramsz. */
  readonly few: boolean
  /** Points that go to whoever takes the last trick; in a ramsz, the skat. */
  readonly last: number
  /** A trick of the opponents' ends the play, from this many tricks before the end on; 0 in a plain game. */
  readonly strict: number
  /** Places that the declarer may not play before these tricks. */
  readonly reserved: number
  /** Whether these then have to fall from the highest down. */
  readonly inOrder: boolean
}

export const plain: Terms = { few: false, last: 0, strict: 0, reserved: 0, inOrder: false }

/** Makes the last trick worth more than all points, where the play must go to its end. */
export const toTheEnd = 128

// Four numbers a position: the key, and the bounds. A table of this size is faster than a larger one, which no cache holds.
const slotBits = 18
const table = new Int32Array(4 << slotBits)

const hands = new Int32Array(3)
const next = Uint8Array.of(1, 2, 0)

let worth: Uint8Array = new Uint8Array(32)
let suit: Int32Array = new Int32Array(32)
let beaters: Int32Array = new Int32Array(32)
let trumps = 0
let base = 0
let twins = 0
let isPlain = true
let few = false
let last = 0
let strict = 0
let reserved = 0
let inOrder = false
/** Tells apart in the table what was asked of another kind of game, or on other terms. */
let terms = 0
/** Tricks at the root. */
let tricks = 10
let looked = 0

/** How many positions between tricks have been looked at: a measure of the time spent that is the same on every machine. */
export const positions = (): number => looked

/** Forgets every position, so that the next search takes as long as the first. */
export const forget = (): void => void table.fill(0)

/** Sets what the searches to come are about. What the table holds of other games stays true. */
export function prepare(layout: Layout, goal: Terms): void {
  ;({ worth, suit, beaters, trumps, trumpBase: base, twins } = layout)
  ;({ few, last, strict, reserved, inOrder } = goal)
  isPlain = !few && last === 0 && strict === 0
  // The same places are other cards in grand than in a suit game.
  terms = base === 28 ? 128 : 0
  if (few) terms |= 32 | last
  else if (strict > 0) terms |= 64 | (inOrder ? 32 : 0) | (reserved === 0 ? 16 : strict)
}

/** Whether an opponent's trick ends the play now. */
const isStrict = (ply: number): boolean => strict > 0 && tricks - ((ply / 3) | 0) <= strict

/** The cards that the declarer may play by the terms. */
function allowed(legal: number, ply: number): number {
  if (reserved === 0) return legal
  if (!isStrict(ply)) return legal & ~reserved
  if ((legal & ~reserved) !== 0) return 0
  return inOrder ? 1 << (31 - Math.clz32(legal)) : legal
}

/** Between tricks. `left` is what all cards left count, `ply` the number of cards since the root. */
function lead(leader: number, need: number, left: number, ply: number): number {
  if (need <= 0) return 0
  if (need > left) return left
  const a = hands[0] as number
  const b = hands[1] as number
  const c = hands[2] as number
  const own = hands[leader] as number
  const declares = leader === 0
  if ((a & (a - 1)) === 0) {
    const w = taker(leader)
    return w === 0 ? left : 0
  }
  looked += 1
  makeKey(a, b, c)
  const low64 = key[0] as number
  const high64 = key[1] as number
  let hash = Math.imul(low64 ^ (leader * 0x3504f333), 0x9e3779b1) ^ Math.imul(high64, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  const slot = (hash >>> (32 - slotBits)) << 2
  let low = 0
  let high = left
  let known = 0
  if (table[slot] === low64 && table[slot + 1] === high64 && table[slot + 3] === ((terms << 2) | leader)) {
    const found = table[slot + 2] as number
    low = found & 0xff
    high = (found >>> 8) & 0xff
    known = found >>> 16
    if (low >= need) return low
    if (high < need) return high
  }
  if (isPlain) {
    if (declares) {
      const least = Math.min(left, cashedByDeclarer(a, b, c, trumps, base))
      if (least >= need) return least
      const most = left - highTrumps(b | c, a, trumps, base)
      if (most < need) return most
    } else {
      const most = Math.max(
        0,
        left -
          (leader === 1
            ? cashedByOpponents(a, b, c, trumps, base)
            : cashedByOpponents(a, c, b, trumps, base)),
      )
      if (most < need) return most
      const least = takesLead(a, own, b ^ c ^ own, trumps, base)
        ? Math.min(left, cashedByDeclarer(a, b, c, trumps, base))
        : ruffedByDeclarer(a, b, c, trumps, base)
      if (least >= need) return least
    }
  } else if (reserved === 0 && strict > 0 && declares && cashedByDeclarer(a, b, c, trumps, base) === all)
    return left

  const gone = ~(a | b | c)
  const at = ply * row
  let n = 0
  const open = declares && !isPlain ? allowed(own, ply) : own
  const some = distinct(open, gone, twins)
  const dear = dearest(some, gone | (open & ~some))
  const low1 = cheapest(open, gone)
  const partner = leader === 1 ? c : b
  for (let rest = some; rest !== 0; rest &= rest - 1) {
    const one = rest & -rest
    const card = 31 - Math.clz32(one)
    const same = suit[card] as number
    const beat = beaters[card] as number
    let outcome = 0
    let voids = 0
    let over = 0
    if (declares) {
      const l1 = b & same || b
      const l2 = c & same || c
      if (((l1 | l2) & beat) === 0) outcome = 1
      else if ((l1 & ~beat) === 0 || (l2 & ~beat) === 0) outcome = -1
      voids = ((b & same) === 0 ? 1 : 0) + ((c & same) === 0 ? 1 : 0)
    } else {
      const l0 = a & same || a
      over = (partner & same || partner) & beat
      if ((l0 & beat) === 0) outcome = 1
      else if ((l0 & ~beat) === 0 && over === 0) outcome = -1
      voids = (a & same) === 0 ? 1 : 0
    }
    if (few) outcome = -outcome
    if (outcome > 0) {
      if ((one & dear) === 0) continue
    } else if (outcome < 0 && (one & low1) === 0) continue
    const w = (declares ? declarerLeads : opponentLeads) + (outcome + 1) * 5
    cards[at + n] = card
    scores[at + n] =
      card + 1 === known
        ? 1 << 20
        : (weights[w] as number) +
          (worth[card] as number) * (weights[w + 1] as number) +
          (card >= base ? (weights[w + 2] as number) : 0) +
          voids * (weights[w + 3] as number) +
          (over === 0 ? 0 : (weights[w + 4] as number))
    n += 1
  }
  // The declarer can no longer keep to the terms.
  if (n === 0) return left - last
  sort(at, n)
  const max = declares !== few
  const after = next[leader] as number
  let best = max ? -1 : 1000
  let bestCard = 0
  for (let i = at; i < at + n; i++) {
    const card = cards[i] as number
    hands[leader] = own ^ (1 << card)
    const value = second(after, card, need, left, ply + 1)
    hands[leader] = own
    if (max ? value > best : value < best) {
      best = value
      bestCard = card + 1
      if (max === value >= need) break
    }
  }
  if (best >= need) low = Math.max(low, best)
  else high = Math.min(high, best)
  table[slot] = low64
  table[slot + 1] = high64
  table[slot + 2] = low | (high << 8) | (bestCard << 16)
  table[slot + 3] = (terms << 2) | leader
  return best
}

/** Who takes the last trick, of which nobody has played a card. */
function taker(leader: number): number {
  const s2 = next[leader] as number
  const s3 = next[s2] as number
  let top = 31 - Math.clz32(hands[leader] as number)
  let seat = leader
  if (((hands[s2] as number) & (beaters[top] as number)) !== 0) {
    top = 31 - Math.clz32(hands[s2] as number)
    seat = s2
  }
  return ((hands[s3] as number) & (beaters[top] as number)) === 0 ? seat : s3
}

/** After the first card of a trick. */
function second(seat: number, led: number, need: number, left: number, ply: number): number {
  const own = hands[seat] as number
  const same = suit[led] as number
  const legal = own & same || own
  const open = seat === 0 && !isPlain ? allowed(legal, ply) : legal
  const after = next[seat] as number
  const leader = next[after] as number
  const h3 = hands[after] as number
  const l3 = h3 & same || h3
  const gone = ~(own | h3 | (hands[leader] as number) | (1 << led))
  const at = ply * row
  let n = 0
  const lies = worth[led] as number
  const beat = beaters[led] as number
  const declares = seat === 0
  const some = distinct(open, gone, twins)
  const dear = dearest(some, gone | (open & ~some))
  const low = cheapest(open, gone)
  for (let rest = some; rest !== 0; rest &= rest - 1) {
    const one = rest & -rest
    const card = 31 - Math.clz32(one)
    const wins = (one & beat) !== 0
    const better = beaters[wins ? card : led] as number
    const must = (l3 & ~better) === 0
    const may = (l3 & better) !== 0
    let outcome = 0
    let w = declarerSecond
    if (declares) {
      if (!wins || must) outcome = -1
      else if (!may) outcome = 1
    } else if (after === 0) {
      if (!may) outcome = 1
      else if (must) outcome = -1
      w = beforeDeclarer
    } else {
      if (wins || must) outcome = 1
      else if (!may) outcome = -1
      w = beforePartner
    }
    if (few) outcome = -outcome
    if (outcome > 0) {
      if ((one & dear) === 0) continue
    } else if (outcome < 0 && (one & low) === 0) continue
    w += (outcome + 1) * 5
    cards[at + n] = card
    scores[at + n] =
      (weights[w] as number) +
      (worth[card] as number) * (weights[w + 1] as number) +
      (card >= base ? (weights[w + 2] as number) + lies * (weights[w + 3] as number) : 0) +
      (wins ? (weights[w + 4] as number) : 0)
    n += 1
  }
  if (n === 0) return left - last
  if (n > 1) sort(at, n)
  const max = declares !== few
  let best = max ? -1 : 1000
  for (let i = at; i < at + n; i++) {
    const card = cards[i] as number
    const wins = ((1 << card) & beat) !== 0
    hands[seat] = own ^ (1 << card)
    const value = third(
      after,
      led,
      wins ? card : led,
      wins ? seat : leader,
      lies + (worth[card] as number),
      need,
      left,
      ply + 1,
    )
    hands[seat] = own
    if (max ? value > best : value < best) {
      best = value
      if (max === value >= need) break
    }
  }
  return best
}

/** After the second card: `top` is the better of the two, `holder` has played it, and together they count `lies`. */
function third(
  seat: number,
  led: number,
  top: number,
  holder: number,
  lies: number,
  need: number,
  left: number,
  ply: number,
): number {
  const own = hands[seat] as number
  const legal = own & (suit[led] as number) || own
  const declares = seat === 0
  const open = declares && !isPlain ? allowed(legal, ply) : legal
  const after = next[seat] as number
  const gone = ~(own | (hands[after] as number) | (hands[next[after] as number] as number) | (1 << top))
  const at = ply * row
  const beat = beaters[top] as number
  const max = declares !== few
  // Whoever takes it, who does is certain now.
  const winning = open & beat
  const losing = open & ~beat
  const ours = declares || holder === 0 ? winning : open
  const dearer = few ? open & ~ours : ours
  const cheaper = few ? ours : open & ~ours
  let n = 0
  for (
    let rest = (dearer === 0 ? 0 : dearest(dearer, gone)) | (cheaper === 0 ? 0 : cheapest(cheaper, gone));
    rest !== 0;
    rest &= rest - 1
  ) {
    const one = rest & -rest
    const card = 31 - Math.clz32(one)
    const wins = (one & winning) !== 0
    const w = declares
      ? wins
        ? declarerWins
        : declarerLoses
      : wins
        ? opponentWins
        : holder === 0
          ? opponentLoses
          : partnerWins
    cards[at + n] = card
    scores[at + n] =
      (weights[w] as number) +
      (worth[card] as number) * (weights[w + 1] as number) +
      (card >= base ? (weights[w + 2] as number) + lies * (weights[w + 3] as number) : 0)
    n += 1
  }
  if (n === 0) return left - last
  if (n > 1) sort(at, n)
  const fatal = strict > 0 && isStrict(ply)
  let best = max ? -1 : 1000
  for (let i = at; i < at + n; i++) {
    const card = cards[i] as number
    const counts = lies + (worth[card] as number)
    const winner = ((1 << card) & losing) === 0 ? seat : holder
    hands[seat] = own ^ (1 << card)
    const value =
      winner === 0
        ? counts + over(0, need - counts, left - counts, ply + 1)
        : fatal
          ? left - last
          : over(winner, need, left - counts, ply + 1)
    hands[seat] = own
    if (max ? value > best : value < best) {
      best = value
      if (max === value >= need) break
    }
  }
  return best
}

/** After a trick: the next one, or the end. */
const over = (winner: number, need: number, left: number, ply: number): number => {
  if (hands[0] === 0) return winner === 0 ? left : 0
  return lead(winner, need, left, ply)
}

/** A position with open cards, as places. */
export interface Placed {
  /** The declarer's hand first, then clockwise. */
  readonly hands: readonly [number, number, number]
  readonly leader: number
  /** The cards of the trick, the leader's first. */
  readonly trick: readonly number[]
}

/** What all that is left counts, the trick and the bonus of the last one included. */
export const leftIn = (layout: Layout, { hands: [a, b, c], trick }: Placed, { last: bonus }: Terms): number =>
  pointsOfPlaces(
    layout,
    trick.reduce((set, card) => set | (1 << card), a | b | c),
  ) + bonus

/** Whether the declarer gets `need` points from here on: a bound, as above. `left` is from `leftIn`. */
export function search({ hands: placed, leader, trick }: Placed, need: number, left: number): number {
  hands.set(placed)
  const [one, two] = trick
  tricks = Math.max(...placed.map(size))
  if (one === undefined) return hands[0] === 0 ? 0 : lead(leader, need, left, 0)
  const s2 = next[leader] as number
  if (two === undefined) return second(s2, one, need, left, 1)
  const wins = (((beaters[one] as number) >>> two) & 1) === 1
  const lies = (worth[one] as number) + (worth[two] as number)
  return third(next[s2] as number, one, wins ? two : one, wins ? s2 : leader, lies, need, left, 2)
}
