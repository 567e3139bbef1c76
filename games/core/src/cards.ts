/**
 * Cards are small numbers, and sets of cards are the bits of one 32-bit number.
 *
 * A card is 8 × suit + rank; suits ♣ ♠ ♥ ♦ = 0…3 and ranks A T K Q J 9 8 7 = 0…7. Its text is suit and rank: `CJ`,
 * `HT`. A game with fewer cards uses some of these numbers.
 */
export type Card = number
/** A set of cards: bit n is card n. As a number it may be negative; only the bits count. */
export type Cards = number

export const suits = ['C', 'S', 'H', 'D'] as const
export const ranks = ['A', 'T', 'K', 'Q', 'J', '9', '8', '7'] as const
export type Suit = 0 | 1 | 2 | 3

export const suitOf = (card: Card): Suit => (card >> 3) as Suit
export const rankOf = (card: Card): number => card & 7
export const card = (suit: number, rank: number): Card => 8 * suit + rank

const names: readonly string[] = suits.flatMap((s) => ranks.map((r) => s + r))
const byName: ReadonlyMap<string, Card> = new Map(names.map((name, i) => [name, i]))

/** The text of a card, such as `CJ`. */
export const cardName = (c: Card): string => names[c] as string
/** The card with this text, if there is one. */
export const readCard = (text: string): Card | undefined => byName.get(text)

export const none: Cards = 0
export const bit = (c: Card): Cards => 1 << c
export const has = (set: Cards, c: Card): boolean => ((set >>> c) & 1) === 1
export const without = (set: Cards, c: Card): Cards => set & ~(1 << c)
export const toSet = (list: readonly Card[]): Cards => list.reduce((set, c) => set | (1 << c), 0)

/** How many cards a set holds. */
export function count(set: Cards): number {
  let n = set - ((set >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The lowest-numbered card of a set that is not empty. */
export const first = (set: Cards): Card => 31 - Math.clz32(set & -set)

/** The cards of a set, in ascending order. */
export function list(set: Cards): Card[] {
  const out: Card[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) out.push(first(rest))
  return out
}

/** The names of sets asked for before. A hand is shown to several viewers, and again after each move of others. */
const named = new Map<Cards, readonly string[]>()
const mostNamed = 10_000

/** The names of the cards of a set, in ascending order. The same set often gives the same list, which is cheap to compare. */
export function cardNames(set: Cards): readonly string[] {
  const known = named.get(set)
  if (known !== undefined) return known
  if (named.size === mostNamed) named.clear()
  const made = list(set).map(cardName)
  named.set(set, made)
  return made
}

/** The set of the cards with these names; undefined if a name is unknown or comes twice. */
export function readCards(texts: readonly string[]): Cards | undefined {
  let set = none
  for (const text of texts) {
    const c = readCard(text)
    if (c === undefined || has(set, c)) return undefined
    set |= bit(c)
  }
  return set
}
