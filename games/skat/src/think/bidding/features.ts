/**
 * What a hand of ten cards is judged by. Most of it is which of a few patterns a suit has, so that a model is a short row of numbers and judging a hand
 * is a handful of additions.
 */
import { bit, card, type Cards, count, has } from '@stolik/core'
import { jack, points, trumps } from '../../rules/cards.js'
import { type Family, type GameKind, grand, nullGame } from '../../rules/games.js'

/** The games that are judged alike: one trump suit is as good as another. */
/** Ten cards to play a game with, and what lies in the skat as far as the player knows. */
export interface Held {
  readonly hand: Cards
  readonly away: Cards
  readonly forehand: boolean
}

/** The features of the last hand judged: their places in the row of weights, and their sizes. Judging is done too often for objects. */
const at = new Uint8Array(20)
const size = new Float64Array(20)
let found = 0

function emit(place: number, x: number): void {
  at[found] = place
  size[found++] = x
}

/** A plain suit: ace, ten and king, and how many cards below them. */
const small = bit(3) | bit(5) | bit(6) | bit(7)
const patternOf = Uint8Array.from(
  { length: 256 },
  (_, set) => 5 * (4 * (set & 1) + (set & 2) + ((set >> 2) & 1)) + count(set & small),
)
/** How many of its cards are not sure to stand: all but an unbroken sequence from the ace. */
const losersOf = Uint8Array.from({ length: 256 }, (_, set) => {
  const all = count(set & ~bit(jack))
  if ((set & 7) === 7) return all - 3
  return all - ((set & 3) === 3 ? 2 : set & 1)
})

const jacksOf = (hand: Cards): number =>
  ((hand >>> jack) & 1) |
  (((hand >>> (8 + jack)) & 1) << 1) |
  (((hand >>> (16 + jack)) & 1) << 2) |
  (((hand >>> (24 + jack)) & 1) << 3)

/** Places in a row of a trump game. Those of the trump suit come last, since grand has none. */
const place = {
  jacks: 1,
  plain: 17,
  away: 57,
  forehand: 58,
  losers: 59,
  trumpsAndLosers: 60,
  tops: 61,
  length: 65,
}

function trumpFeatures(game: GameKind, { hand, away, forehand }: Held): void {
  let losers = 0
  for (let suit = 0; suit < 4; suit++) {
    if (suit === game) continue
    const set = (hand >>> (8 * suit)) & 0xff
    emit(place.plain + (patternOf[set] as number), 1)
    losers += losersOf[set] as number
  }
  const n = count(hand & trumps(game))
  emit(0, 1)
  emit(place.jacks + jacksOf(hand), 1)
  emit(place.away, points(away) / 10)
  if (forehand) emit(place.forehand, 1)
  emit(place.losers, (losers * losers) / 10)
  emit(place.trumpsAndLosers, (n * losers) / 10)
  if (game === grand) return
  emit(place.tops + ((hand >>> (8 * game)) & 3), 1)
  emit(place.length + n, 1)
}

/** The height of each rank in null, 7 8 9 T J Q K A = 0…7, indexed by core's rank number. */
const heights = [7, 3, 6, 5, 4, 2, 1, 0] as const

/** How far the first, second and third lowest card of a suit lie above the lowest safe ones, and all others together. */
const gapsOf: readonly (readonly number[])[] = Array.from({ length: 256 }, (_, set) => {
  const own = heights.filter((__, rank) => has(set, card(0, rank))).toSorted((a, b) => a - b)
  return own.map((h, i) => Math.max(0, h - 2 * i))
})

const nullPlace = {
  single: 1,
  first: 9,
  second: 17,
  third: 24,
  rest: 30,
  void: 31,
  risk: 32,
  forehand: 33,
  lead: 34,
}

function nullFeatures({ hand, forehand }: Held): void {
  let risk = 0
  let lead = false
  for (let suit = 0; suit < 4; suit++) {
    const [first, second, third, ...rest] = gapsOf[(hand >>> (8 * suit)) & 0xff] as readonly number[]
    if (first === undefined) {
      emit(nullPlace.void, 1)
      continue
    }
    emit((second === undefined ? nullPlace.single : nullPlace.first) + first, 1)
    if (second !== undefined) emit(nullPlace.second + Math.min(second, 6), 1)
    if (third !== undefined) emit(nullPlace.third + Math.min(third, 5), 1)
    const more = rest.reduce((sum, gap) => sum + gap, 0)
    if (more > 0) emit(nullPlace.rest, more)
    risk += first + (second ?? 0) + (third ?? 0) + more
    if (first === 0) lead = true
  }
  emit(0, 1)
  emit(nullPlace.risk, (risk * risk) / 10)
  if (!forehand) return
  emit(nullPlace.forehand, 1)
  if (lead) emit(nullPlace.lead, 1)
}

/** How many weights a family has. */
export const width: Readonly<Record<Family, number>> = {
  suit: place.length + 12,
  grand: place.tops,
  null: nullPlace.lead + 1,
}

function judge(game: GameKind, held: Held): void {
  found = 0
  if (game === nullGame) nullFeatures(held)
  else trumpFeatures(game, held)
}

/** The features of a game with these cards that are not 0: places in the row of weights, and sizes. */
export function features(
  game: GameKind,
  held: Held,
): { readonly at: readonly number[]; readonly size: readonly number[] } {
  judge(game, held)
  return { at: [...at.subarray(0, found)], size: [...size.subarray(0, found)] }
}

/** How good a game looks by a row of weights: the logarithm of its odds. */
export function score(row: readonly number[], game: GameKind, held: Held): number {
  judge(game, held)
  let sum = 0
  for (let i = 0; i < found; i++) sum += (row[at[i] as number] as number) * (size[i] as number)
  return sum
}
