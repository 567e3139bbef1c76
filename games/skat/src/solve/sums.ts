/** Card points of sets of places, counted suit by suit from tables. */
import { type Layout, plainWorth } from './layout.js'

/** How many bits a set of seven has. */
export const count7 = new Uint8Array(128)
/** The points of a plain suit's cards, by set. */
export const sum7 = new Uint8Array(128)
/** What the cheapest, and the dearest, n of a plain suit's cards count, at 128 × n + set; n is up to 10. */
export const cheap = new Uint8Array(11 * 128)
export const dear = new Uint8Array(11 * 128)

for (let set = 0; set < 128; set++) {
  const worths = plainWorth.filter((_, i) => ((set >> i) & 1) === 1)
  const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)
  count7[set] = worths.length
  sum7[set] = sum(worths)
  for (let n = 0; n <= 10; n++) {
    cheap[n * 128 + set] = sum(worths.slice(0, n))
    dear[n * 128 + set] = sum(worths.slice(Math.max(0, worths.length - n)))
  }
}

/** How many places a set has. */
export function size(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const jackPoints = 2

/** The points of trumps: of the jacks, and in a suit game of the suit below them. */
export const trumpPoints = (set: number, base: number): number =>
  (base === 21 ? (sum7[(set >>> 21) & 127] as number) : 0) + jackPoints * (count7[set >>> 28] as number)

/** The least that n of these trumps can count. */
export function cheapTrumps(set: number, n: number, base: number): number {
  if (set === 0 || n === 0) return 0
  const jacks = count7[set >>> 28] as number
  if (base !== 21) return jackPoints * Math.min(jacks, n)
  const suit = (set >>> 21) & 127
  const zeros = count7[suit & 7] as number
  if (n <= zeros) return 0
  if (n - zeros <= jacks) return jackPoints * (n - zeros)
  return jackPoints * jacks + (cheap[(n - zeros - jacks) * 128 + (suit & ~7)] as number)
}

/** Sevens, eights and nines; then the jacks, queens, kings and tens with what each counts: as many as there are, whatever is trump. */
const worthless = 0x7 * 0x204081
const grades = Int32Array.of(0xf0000000, 2, 0x8 * 0x204081, 3, 0x10 * 0x204081, 4, 0x20 * 0x204081, 10)

/** The least that n cards of a hand of at least n can count. */
export function cheapestOf(hand: number, n: number): number {
  let rest = n - size(hand & worthless)
  let sum = 0
  for (let i = 0; rest > 0 && i < 8; i += 2) {
    const some = Math.min(rest, size(hand & (grades[i] as number)))
    sum += some * (grades[i + 1] as number)
    rest -= some
  }
  return rest > 0 ? sum + 11 * rest : sum
}

/** The points of any set. */
export function pointsOfPlaces({ worth }: Layout, set: number): number {
  let sum = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) sum += worth[31 - Math.clz32(rest & -rest)] as number
  return sum
}

/** Those of `set` that stand above all of `others`. */
export function above(set: number, others: number): number {
  const clear = Math.clz32(others)
  if (clear === 32) return set
  return clear === 0 ? 0 : set & (-1 << (32 - clear))
}
