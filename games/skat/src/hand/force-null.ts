/**
 * Finds whether a declarer can win a null game without a trick, with all cards known (4.3.4, 5.2.7). Among the
 * cards that cannot win, it is best to play the highest, since a lower one is useful in every later trick where it
 * would be. So the declarer has almost no choice, and the search is mostly about the opponents' cards.
 */
import { bit, type Card, type Cards, count, first, list, suitOf } from '@stolik/core'
import { power } from '../rules/cards.js'
import { nullGame } from '../rules/games.js'

/** The declarer's cards, then those of the next two seats. Within a suit, a higher bit is a stronger card. */
type Three = readonly [Cards, Cards, Cards]
/** Results for states between two tricks. */
type Known = Map<string, boolean>

const suitNumbers: readonly number[] = [0, 1, 2, 3]
const bySuit = (set: Cards, suit: number): number => (set >>> (8 * suit)) & 0xff
const wholeSuit = (suit: number): Cards => 0xff << (8 * suit)

/** The position of a card ordered by its strength in null. */
const placed = (c: Card): Card => 8 * suitOf(c) + power(nullGame, c, c) - 1
const placedAll = (set: Cards): Cards => list(set).reduce((all, c) => all | bit(placed(c)), 0)

/** Returns whether the declarer takes no trick. `hands` and `leader` are counted clockwise from the declarer. */
export const getsThrough = (hands: Three, leader: number, trick: readonly Card[]): boolean =>
  played(
    new Map(),
    [placedAll(hands[0]), placedAll(hands[1]), placedAll(hands[2])],
    leader,
    trick.map(placed),
  )

/** Returns the result before an opponent's lead. */
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

/** Returns the result within a trick. */
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
  // Two adjacent cards of an opponent differ only if one of these lies between them: a card of the partner, a card
  // of the trick, or a card at risk.
  const between = trick.reduce((set, c) => set | bit(c), hands[(3 - seat) as 0] | risk)
  const options = distinct(follow === 0 ? own : follow, between)
  const harmful = suitNumbers.reduce((set, s) => (bySuit(risk, s) === 0 ? set : set | wholeSuit(s)), 0)
  return (
    every(known, hands, leader, trick, options & harmful) &&
    every(known, hands, leader, trick, options & ~harmful)
  )
}

/** Whether at least one of the declarer's cards saves them. */
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

/** Whether none of an opponent's cards defeats the declarer. */
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

/**
 * Whether a suit is safe: every card of the declarer's has a higher one against it. They can then stay below any
 * lead and can discard their highest card.
 */
function safe([declarer, next, last]: Three, suit: number): boolean {
  let own = bySuit(declarer, suit)
  let theirs = bySuit(next | last, suit)
  for (; own !== 0 && theirs !== 0; own &= own - 1, theirs &= theirs - 1)
    if ((own & -own) > (theirs & -theirs)) return false
  return true
}

/**
 * The declarer's cards in suits that are not safe. They still have to follow the suit `led`, so it always counts as
 * not safe.
 */
function risky(hands: Three, led?: number): Cards {
  let set = hands[0]
  for (const suit of suitNumbers) if (suit !== led && safe(hands, suit)) set &= ~wholeSuit(suit)
  return set
}

/** The lowest card of a suit, which its holder can always play; −1 if there is none. */
const lowest = (set: number): number => (set === 0 ? -1 : first(set))

/** Whether the leader can force the declarer to take a trick of this suit now. */
function caught(hands: Three, leader: number, suit: number): boolean {
  const own = bySuit(hands[0], suit)
  const led = lowest(bySuit(hands[leader as 0], suit))
  const other = lowest(bySuit(hands[(3 - leader) as 0], suit))
  return own !== 0 && led !== -1 && first(own) > Math.max(led, other)
}

/**
 * The declarer's sensible cards: the highest card that certainly loses the trick, or, if void, the highest card of
 * each suit.
 */
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

/** Returns the lowest of each group of adjacent cards of a suit. */
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

/**
 * A key for a state between tricks. States share a key if the relevant cards lie in the same order, whatever cards
 * and suits they are.
 */
function keyOf(hands: Three, risk: Cards, leader: number): string {
  const codes = suitNumbers.map((suit) => orderOf(hands, risk, suit)).sort((a, b) => a - b)
  return String.fromCharCode(leader, ...codes)
}

/**
 * Encodes the owners of a suit's cards from the lowest up, with two bits each. The declarer's cards come first if
 * they are safe.
 */
function orderOf([declarer, next, last]: Three, risk: Cards, suit: number): number {
  const [own, theirs] = [bySuit(declarer, suit), bySuit(next, suit)]
  const atRisk = bySuit(risk, suit)
  let code = atRisk === 0 ? 0x5555 & ((1 << (2 * count(own))) - 1) : 0
  for (let rest = atRisk | theirs | bySuit(last, suit); rest !== 0; rest &= rest - 1) {
    const low = rest & -rest
    const others = (theirs & low) !== 0 ? 2 : 3
    code = (code << 2) | ((own & low) !== 0 ? 1 : others)
  }
  return code
}
