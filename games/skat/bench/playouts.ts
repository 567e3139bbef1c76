/**
 * Plays hands with trumps at random with nothing but numbers: a bound for whatever plays hands to their ends. Cards are the solver's places.
 * Nobody bids: the contract and who leads are drawn by lot, and the skat stays as it was dealt.
 */
import { grand, type GameKind } from '../src/rules/games.js'
import { layoutOf, type Layout } from '../src/solve/layout.js'

/** A hand played to its end. Seats are counted clockwise from the declarer. */
export interface Playout {
  readonly game: GameKind
  readonly leader: number
  /** Card points of the declarer's tricks, of the opponents', and of the skat. */
  readonly declarer: number
  readonly opponents: number
  readonly skat: number
}

/** The cards of the hand played last, as places: ten of each seat, and the skat. */
export const pack = Uint8Array.from({ length: 32 }, (_, place) => place)
/** The same in the order of play. */
export const line = new Uint8Array(30)

const games = Array.from({ length: grand + 1 }, (_, game) => layoutOf(game as GameKind))
/** The suit of each place, from 0 to 3, or 4 for a trump; 32 places a game. */
const suits = Uint8Array.from(
  games.flatMap(({ trumps }) =>
    Array.from({ length: 32 }, (_, place) => (((trumps >>> place) & 1) === 1 ? 4 : Math.floor(place / 7))),
  ),
)
const anySuit = 5

/** How many of ten cards a set has, and the nth of them, at 1,024 × n. */
const counts = new Uint8Array(1024)
const nth = new Uint8Array(10 * 1024)
for (let set = 0; set < 1024; set++)
  for (let i = 0; i < 10; i++) if (((set >> i) & 1) === 1) nth[1024 * (counts[set] as number)++ + set] = i

/** Which of the ten cards each seat still has, and which of the ten are of a suit, 8 numbers a seat. */
const left = new Int32Array(3)
const ofSuit = new Int32Array(3 * 8)
const next = Uint8Array.of(1, 2, 0)

/** How many of 2¹⁶ numbers are refused, so that all n results are equally likely. */
const refused = Uint16Array.from({ length: 33 }, (_, n) => (n === 0 ? 0 : 2 ** 16 % n))
const state = Int32Array.of(1)

/** Begins another row of random numbers; not 0. */
export const seed = (word: number): void => void (state[0] = word)

/** A whole number from 0 to n − 1, all equally likely; n is up to 32. */
function below(n: number): number {
  for (;;) {
    // Xorshift: core's numbers take longer than all the rest.
    let word = state[0] as number
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    state[0] = word
    const scaled = Math.imul(word >>> 16, n)
    if ((scaled & 0xffff) >= (refused[n] as number)) return scaled >>> 16
  }
}

function deal(game: GameKind): void {
  for (let at = 31; at >= 10; at--) {
    const other = below(at + 1)
    const card = pack[other] as number
    pack[other] = pack[at] as number
    pack[at] = card
  }
  ofSuit.fill(0)
  for (let seat = 0, at = 0; seat < 3; seat++)
    for (let one = 1; one < 1024; one <<= 1, at++) {
      const k = (seat << 3) | (suits[(game << 5) | (pack[at] as number)] as number)
      ofSuit[k] = (ofSuit[k] as number) | one
    }
  left.fill(1023)
}

/** Plays the ten tricks. Choices are made by arithmetic, since a processor would guess most branches wrong. */
function play(game: GameKind, first: number): Playout {
  const { worth, beaters } = games[game] as Layout
  let opponents = 0
  let declarer = 0
  let leader = first
  for (let at = 0; at < 30;) {
    let follows = anySuit
    let top = 0
    let beat = -1
    let sum = 0
    let seat = leader
    for (const end = at + 3; at < end; at++) {
      const all = left[seat] as number
      const same = all & (ofSuit[(seat << 3) | follows] as number)
      // All cards if none is of the suit.
      const legal = same | (all & ((same - 1) >> 31))
      const i = nth[(below(counts[legal] as number) << 10) | legal] as number
      const card = pack[seat * 10 + i] as number
      left[seat] = all ^ (1 << i)
      line[at] = card
      sum += worth[card] as number
      if (follows === anySuit) follows = suits[(game << 5) | card] as number
      const wins = -((beat >>> card) & 1)
      top ^= (top ^ card) & wins
      leader ^= (leader ^ seat) & wins
      beat = beaters[top] as number
      seat = next[seat] as number
    }
    const lost = -((leader + 1) >> 1)
    opponents += sum & lost
    declarer += sum & ~lost
  }
  const skat = (worth[pack[30] as number] as number) + (worth[pack[31] as number] as number)
  return { game, leader: first, declarer, opponents, skat }
}

/** Deals a hand and plays it, every legal card being equally likely. */
export function playout(): Playout {
  const game = below(games.length) as GameKind
  const leader = below(3)
  deal(game)
  return play(game, leader)
}
