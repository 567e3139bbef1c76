/**
 * The search of null games: whether the declarer, seat 0, takes no trick. Places are eight to a suit, a higher bit beating a lower one. Of the
 * cards that stay below a trick the highest is best, since a lower one stays below whatever it does; so the declarer has almost no choice.
 */
import { type Card, type Cards, suitOf } from '@stolik/core'
import { power } from '../rules/cards.js'
import { nullGame } from '../rules/games.js'
import type { Placed } from './trumps.js'

export const nullPlace = (c: Card): number => 8 * suitOf(c) + power(nullGame, c, c) - 1

export function toNullPlaces(cards: Cards): number {
  let set = 0
  for (let rest = cards; rest !== 0; rest &= rest - 1) set |= 1 << nullPlace(31 - Math.clz32(rest & -rest))
  return set
}

const slotBits = 16
/** Four numbers a position: its key in two, then 1 + the leader, negative if the declarer is caught. */
const table = new Int32Array(4 << slotBits)

const hands = new Int32Array(3)
let looked = 0

/** How many positions between tricks have been looked at. */
export const positions = (): number => looked

/** Whether each of a suit's cards has a higher one against it, by two sets of eight: theirs cannot make its owner take a trick. */
function covered(own: number, theirs: number): boolean {
  for (let a = own, b = theirs; a !== 0 && b !== 0; a &= a - 1, b &= b - 1)
    if ((a & -a) > (b & -b)) return false
  return true
}

/** By the declarer's set of eight and the opponents'. */
const safe = Uint8Array.from({ length: 1 << 16 }, (_, code) => (covered(code >> 8, code & 0xff) ? 1 : 0))

/**
 * How a suit lies, by two planes of eight: 1 and 2 are the declarer and the next seat, 3 the last, 0 is gone. Gone places are closed up, and
 * in a safe suit it does not matter where the declarer's cards stand.
 */
const suitCodes = Uint16Array.from({ length: 1 << 16 }, (_, code) => {
  const owners = Array.from(
    { length: 8 },
    (__, i) => ((code >> (8 + i)) & 1) | (((code >> i) & 1) << 1),
  ).filter((o) => o > 0)
  const set = (of: (owner: number) => boolean): number =>
    owners.reduce((all, owner, i) => (of(owner) ? all | (1 << i) : all), 0)
  if (
    covered(
      set((o) => o === 1),
      set((o) => o > 1),
    )
  )
    owners.sort((a, b) => Number(b === 1) - Number(a === 1))
  return (set((o) => (o & 1) === 1) << 8) | set((o) => o > 1)
})

/** Forgets every position, so that the next search takes as long as the first. */
export const forget = (): void => void table.fill(0)

let keyLow = 0
let keyHigh = 0

function makeKey(a: number, b: number, c: number): void {
  const x = a | c
  const y = b | c
  let s0 = suitCodes[((x & 255) << 8) | (y & 255)] as number
  let s1 = suitCodes[(x & (255 << 8)) | ((y >>> 8) & 255)] as number
  let s2 = suitCodes[((x >>> 8) & (255 << 8)) | ((y >>> 16) & 255)] as number
  let s3 = suitCodes[((x >>> 16) & (255 << 8)) | (y >>> 24)] as number
  let t = s0
  if (s0 < s1) {
    s0 = s1
    s1 = t
  }
  if (s2 < s3) {
    t = s2
    s2 = s3
    s3 = t
  }
  if (s0 < s2) {
    t = s0
    s0 = s2
    s2 = t
  }
  if (s1 < s3) {
    t = s1
    s1 = s3
    s3 = t
  }
  if (s1 < s2) {
    t = s1
    s1 = s2
    s2 = t
  }
  keyLow = s0 | (s1 << 16)
  keyHigh = s2 | (s3 << 16)
}

const suitOfPlace = (place: number): number => 255 << (place & 24)

/** The declarer's cards in suits that are not safe. */
function atRisk(): number {
  const own = hands[0] as number
  const theirs = (hands[1] as number) | (hands[2] as number)
  let risk = 0
  for (let at = 0; at < 32; at += 8)
    if (safe[(((own >>> at) & 255) << 8) | ((theirs >>> at) & 255)] === 0) risk |= own & (255 << at)
  return risk
}

/** Whether the leader can make the declarer take this trick, whatever they reply. */
function caught(leader: number, risk: number): boolean {
  const own = hands[leader] as number
  const partner = hands[3 - leader] as number
  for (let at = 0; at < 32; at += 8) {
    const cards = (risk >>> at) & 255
    const led = (own >>> at) & 255
    if (cards === 0 || led === 0) continue
    const least = cards & -cards
    const other = (partner >>> at) & 255
    if (least > (led & -led) && least > (other & -other)) return true
  }
  return false
}

/** One card, the lowest, of each group between which none of `parting` stands. */
function distinct(cards: number, others: number): number {
  let out = 0
  for (let at = 0; at < 32; at += 8) {
    let rest = (cards >>> at) & 255
    const parting = (others >>> at) & 255
    let from = -1
    for (; rest !== 0; rest &= rest - 1) {
      const one = rest & -rest
      // Between the last card kept and this one.
      if (from === -1 || (parting & (one - 1) & ~(from - 1)) !== 0) out |= one << at
      from = one
    }
  }
  return out
}

/** Before a trick that an opponent leads: whether the declarer gets through. */
function opponentLeads(leader: number): boolean {
  const risk = atRisk()
  if (risk === 0) return true
  if (caught(leader, risk)) return false
  looked += 1
  makeKey(hands[0] as number, hands[1] as number, hands[2] as number)
  const low = keyLow
  const high = keyHigh
  let hash = Math.imul(low ^ (leader * 0x3504f333), 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  const slot = (hash >>> (32 - slotBits)) << 2
  if (table[slot] === low && table[slot + 1] === high) {
    const found = table[slot + 2] as number
    if (found === leader) return true
    if (found === -leader) return false
  }
  const through = leads(leader, risk)
  table[slot] = low
  table[slot + 1] = high
  table[slot + 2] = through ? leader : -leader
  return through
}

function leads(leader: number, risk: number): boolean {
  const own = hands[leader] as number
  const options = distinct(own, (hands[3 - leader] as number) | risk)
  let harmful = 0
  for (let at = 0; at < 32; at += 8) if (((risk >>> at) & 255) !== 0) harmful |= 255 << at
  return tryLeads(leader, own, options & harmful) && tryLeads(leader, own, options & ~harmful)
}

function tryLeads(leader: number, own: number, options: number): boolean {
  for (let rest = options; rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest)
    hands[leader] = own & ~(1 << card)
    const through = leader === 1 ? partnerSecond(card) : declarerSecond(card)
    hands[leader] = own
    if (!through) return false
  }
  return true
}

/** The opponents have led from seat 1, and seat 2 is to play. */
function partnerSecond(led: number): boolean {
  const own = hands[2] as number
  const suit = suitOfPlace(led)
  const follow = own & suit
  const risk = atRisk()
  const options = distinct(
    follow === 0 ? own : follow,
    (hands[1] as number) | (1 << led) | risk | ((hands[0] as number) & suit),
  )
  // Their high cards help the declarer, so these go first when there is no need to follow.
  for (let rest = options; rest !== 0;) {
    const card = follow === 0 ? 31 - Math.clz32(rest) : 31 - Math.clz32(rest & -rest)
    rest &= ~(1 << card)
    hands[2] = own & ~(1 << card)
    const wins = follow !== 0 && card > led
    const through = declarerThird(led, wins ? card : led, wins ? 2 : 1)
    hands[2] = own
    if (!through) return false
  }
  return true
}

/** The declarer plays last: the highest card that stays below, or the highest of some suit. */
function declarerThird(led: number, top: number, holder: number): boolean {
  const own = hands[0] as number
  const follow = own & suitOfPlace(led)
  let options = follow === 0 ? highest(own) : follow & ((1 << top) - 1)
  while (options !== 0) {
    const card = 31 - Math.clz32(options)
    hands[0] = own & ~(1 << card)
    const through = opponentLeads(holder)
    hands[0] = own
    if (through) return true
    if (follow !== 0) return false
    options &= ~(1 << card)
  }
  return false
}

/** Seat 2 has led and seat 1 plays last. The declarer stays below one of them for certain, or below nobody. */
function declarerSecond(led: number): boolean {
  const own = hands[0] as number
  const suit = suitOfPlace(led)
  const follow = own & suit
  const last = (hands[1] as number) & suit
  const below = (1 << led) - 1
  let options = follow === 0 ? highest(own) : follow & (last === 0 ? below : below | ((last & -last) - 1))
  while (options !== 0) {
    const card = 31 - Math.clz32(options)
    hands[0] = own & ~(1 << card)
    const through = partnerThird(led, follow !== 0 && card > led ? card : led)
    hands[0] = own
    if (through) return true
    if (follow !== 0) return false
    options &= ~(1 << card)
  }
  return false
}

/** Seat 1 plays last, and takes the trick with any card above `top`. */
function partnerThird(led: number, top: number): boolean {
  const own = hands[1] as number
  const follow = own & suitOfPlace(led)
  const options = distinct(follow === 0 ? own : follow, (hands[2] as number) | (1 << top) | atRisk())
  for (let rest = options; rest !== 0;) {
    const card = follow === 0 ? 31 - Math.clz32(rest) : 31 - Math.clz32(rest & -rest)
    rest &= ~(1 << card)
    hands[1] = own & ~(1 << card)
    const through = opponentLeads(follow !== 0 && card > top ? 1 : 2)
    hands[1] = own
    if (!through) return false
  }
  return true
}

/** The highest card of each suit. */
function highest(cards: number): number {
  let out = 0
  for (let at = 0; at < 32; at += 8) {
    const held = (cards >>> at) & 255
    if (held !== 0) out |= 1 << (at + 31 - Math.clz32(held))
  }
  return out
}

/** Within the first trick, where the cards may lie as nobody sensible would have played them: every legal card. */
function root(leader: number, led: number, top: number, holder: number, played: number): boolean {
  if (played === 3) return holder !== 0 && ((hands[0] as number) === 0 || opponentLeads(holder))
  const seat = (leader + played) % 3
  const own = hands[seat] as number
  const suit = played === 0 ? -1 : suitOfPlace(led)
  const follow = own & suit
  for (let rest = follow === 0 ? own : follow; rest !== 0;) {
    const card = seat === 0 ? 31 - Math.clz32(rest) : 31 - Math.clz32(rest & -rest)
    rest &= ~(1 << card)
    const wins = played === 0 || (((suit >>> card) & 1) === 1 && card > top)
    hands[seat] = own & ~(1 << card)
    const through = root(
      leader,
      played === 0 ? card : led,
      wins ? card : top,
      wins ? seat : holder,
      played + 1,
    )
    hands[seat] = own
    if (through === (seat === 0)) return through
  }
  return seat !== 0
}

/** Whether the declarer takes no trick from here on. */
export function getsThrough({ hands: start, leader, trick }: Placed): boolean {
  hands.set(start)
  const [one, two] = trick
  if (one === undefined) {
    if (hands[0] === 0) return true
    return leader === 0 ? root(0, 0, 0, 0, 0) : opponentLeads(leader)
  }
  if (two === undefined) return root(leader, one, one, leader, 1)
  const wins = ((suitOfPlace(one) >>> two) & 1) === 1 && two > one
  return root(leader, one, wins ? two : one, wins ? (leader + 1) % 3 : leader, 2)
}
