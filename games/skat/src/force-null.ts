/**
 * Whether a declarer gets through a null game without a trick, all cards being known (4.3.4, 5.2.7). Of the cards that
 * cannot win, the highest is the best to be rid of: a lower one does whatever it could do. So they hardly have a choice,
 * and the search is about what the opponents lead.
 */
import type { Card, Cards } from '@stolik/core'
import { bit, count, first, list, suitOf } from '@stolik/core'
import { power } from './cards.js'
import { nullGame } from './games.js'

/** The declarer's cards, then those of the seats after them; within a suit, a higher bit is a stronger card. */
type Three = readonly [Cards, Cards, Cards]
/** What is known of states between two tricks. */
type Known = Map<string, boolean>

const suitNumbers: readonly number[] = [0, 1, 2, 3]
const bySuit = (set: Cards, suit: number): number => (set >>> (8 * suit)) & 0xff
const wholeSuit = (suit: number): Cards => 0xff << (8 * suit)

/** A card by its strength in null. */
const placed = (c: Card): Card => 8 * suitOf(c) + power(nullGame, c, c) - 1
const placedAll = (set: Cards): Cards => list(set).reduce((all, c) => all | bit(placed(c)), 0)

/** `hands` and `leader` are counted from the declarer, clockwise. */
export const getsThrough = (hands: Three, leader: number, trick: readonly Card[]): boolean =>
  played(
    new Map(),
    [placedAll(hands[0]), placedAll(hands[1]), placedAll(hands[2])],
    leader,
    trick.map(placed),
  )

/** The state before an opponent's lead. */
function before(known: Known, hands: Three, leader: number): boolean {
  const risk = risky(hands)
  if (risk === 0) return true
  for (const suit of suitNumbers) if (caught(hands, leader, suit)) return false
  const key = keyOf(hands, risk, leader)
  const found = known.get(key)
  if (found !== undefined) return found
  const answer = played(known, hands, leader, [])
  known.set(key, answer)
  return answer
}

/** The state in a trick. */
function played(known: Known, hands: Three, leader: number, trick: readonly Card[]): boolean {
  if (trick.length === 3) {
    const winner = (leader + trick.indexOf(top(trick))) % 3
    return winner !== 0 && before(known, hands, winner)
  }
  const seat = (leader + trick.length) % 3
  const [led] = trick
  if (seat === 0) return any(known, hands, leader, trick, losers(hands, trick))
  const risk = risky(hands, led !== undefined && seat === 2 ? suitOf(led) : undefined)
  const own = hands[seat as 0]
  const follow = led === undefined ? 0 : own & wholeSuit(suitOf(led))
  // Only a card of their partner, of the table, or one at risk can make a difference between two of theirs.
  const between = trick.reduce((set, c) => set | bit(c), hands[(3 - seat) as 0] | risk)
  const options = distinct(follow === 0 ? own : follow, between)
  const harmful = suitNumbers.reduce((set, s) => (bySuit(risk, s) === 0 ? set : set | wholeSuit(s)), 0)
  return (
    every(known, hands, leader, trick, options & harmful) &&
    every(known, hands, leader, trick, options & ~harmful)
  )
}

/** Whether one of the declarer's cards saves them. */
function any(
  known: Known,
  [a, b, c]: Three,
  leader: number,
  trick: readonly Card[],
  options: Cards,
): boolean {
  for (let rest = options; rest !== 0; rest &= rest - 1) {
    const card = first(rest)
    if (played(known, [a & ~bit(card), b, c], leader, [...trick, card])) return true
  }
  return false
}

/** Whether none of an opponent's cards harms them. */
function every(
  known: Known,
  [a, b, c]: Three,
  leader: number,
  trick: readonly Card[],
  options: Cards,
): boolean {
  for (let rest = options; rest !== 0; rest &= rest - 1) {
    const card = first(rest)
    if (!played(known, [a, b & ~bit(card), c & ~bit(card)], leader, [...trick, card])) return false
  }
  return true
}

function top(trick: readonly Card[]): Card {
  let best = trick[0] as Card
  for (const c of trick) if (suitOf(c) === suitOf(best) && c > best) best = c
  return best
}

/** Each of their cards has one above it, so they can stay below whatever is led, and throw away the highest. */
function safe([declarer, next, last]: Three, suit: number): boolean {
  let own = bySuit(declarer, suit)
  let theirs = bySuit(next | last, suit)
  for (; own !== 0 && theirs !== 0; own &= own - 1, theirs &= theirs - 1)
    if ((own & -own) > (theirs & -theirs)) return false
  return true
}

/** Their cards of the suits that are not safe; `led` is one that they have yet to follow. */
function risky(hands: Three, led?: number): Cards {
  let set = hands[0]
  for (const suit of suitNumbers) if (suit !== led && safe(hands, suit)) set &= ~wholeSuit(suit)
  return set
}

/** The lowest card of a suit that somebody must play at least; none = −1. */
const lowest = (set: number): number => (set === 0 ? -1 : first(set))

/** The leader can make them take a trick of this suit now. */
function caught(hands: Three, leader: number, suit: number): boolean {
  const own = bySuit(hands[0], suit)
  const led = lowest(bySuit(hands[leader as 0], suit))
  const other = lowest(bySuit(hands[(3 - leader) as 0], suit))
  return own !== 0 && led !== -1 && first(own) > Math.max(led, other)
}

/** What the declarer may sensibly play: the highest card that loses for certain, or the highest of another suit. */
function losers([own, next, last]: Three, trick: readonly Card[]): Cards {
  const below = (suit: number, limit: number): Cards => {
    const cards = bySuit(own, suit) & ((1 << Math.max(limit, 0)) - 1)
    return cards === 0 ? 0 : bit(8 * suit + 31 - Math.clz32(cards))
  }
  const ofEach = (limit: (suit: number) => number): Cards =>
    suitNumbers.reduce((set, suit) => set | below(suit, limit(suit)), 0)
  const [led] = trick
  if (led === undefined)
    return ofEach((suit) => Math.max(lowest(bySuit(next, suit)), lowest(bySuit(last, suit))))
  const suit = suitOf(led)
  if (bySuit(own, suit) === 0) return ofEach(() => 8)
  const toCome = trick.length === 1 ? lowest(bySuit(next, suit)) : -1
  return below(suit, Math.max(top(trick) & 7, toCome))
}

/** Of cards of a suit with nothing between them, the lowest. */
function distinct(own: Cards, between: Cards): Cards {
  let out = 0
  let before = -1
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const c = first(rest)
    const parted = before < 0 || suitOf(before) !== suitOf(c) || (between & (bit(c) - bit(before))) !== 0
    if (parted) out |= bit(c)
    before = c
  }
  return out
}

/** States are the same when the cards that matter lie in the same order, whichever cards and suits they are. */
function keyOf(hands: Three, risk: Cards, leader: number): string {
  const codes = suitNumbers.map((suit) => orderOf(hands, risk, suit)).sort((a, b) => a - b)
  return String.fromCharCode(leader, ...codes)
}

/** Whose the cards of a suit are from the lowest up, two bits each; their own first where they are safe. */
function orderOf([declarer, next, last]: Three, risk: Cards, suit: number): number {
  const [own, theirs] = [bySuit(declarer, suit), bySuit(next, suit)]
  const atRisk = bySuit(risk, suit)
  let code = atRisk === 0 ? 0x5555 & ((1 << (2 * count(own))) - 1) : 0
  for (let rest = atRisk | theirs | bySuit(last, suit); rest !== 0; rest &= rest - 1) {
    const low = rest & -rest
    code = (code << 2) | ((own & low) !== 0 ? 1 : (theirs & low) !== 0 ? 2 : 3)
  }
  return code
}
