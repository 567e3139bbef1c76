/**
 * Seals a game: its types stay inside, and what comes out speaks in text, seats and JSON-safe values.
 */
import type { Chair, Game, Seat, Shapes } from './game.js'
import { hand } from './hand.js'
import { sealPapers, type SealedPapers } from './papers.js'
import type { Random } from './random.js'
import type { Settlement } from './settlement.js'
import type { Settled, Sheet } from './sheet.js'

/**
 * Why a move is refused. None of them depends on what the sender may not know:
 * `over` the hand is finished · `not-playing` he holds no seat · `unreadable` no move looks like this ·
 * `not-your-turn` nothing is open to him now · `illegal` he may move, but not so.
 */
export type RefusalCode = 'over' | 'not-playing' | 'unreadable' | 'not-your-turn' | 'illegal'

export interface Refusal {
  readonly refused: RefusalCode
}

export const isRefusal = (value: object): value is Refusal => 'refused' in value

/** A hand in play: an immutable value; `play` gives the next one. It never shows its state. */
export interface Hand {
  readonly toAct: readonly Seat[]
  readonly settlement: Settlement | undefined
  /** What leaves the server for a seat, null for an onlooker: JSON-safe, with the `__typename` of its schema. */
  view(seat: Seat | null): object
  /** The moves open to a seat, as text. */
  legal(seat: Seat): readonly string[]
  play(seat: Seat, text: string): Hand | Refusal
  /** What is played for a seat on the clock whose time is up. */
  auto(seat: Seat): string
  bot(seat: Seat, random: Random): string
}

export interface Plugin {
  readonly id: string
  readonly version: number
  readonly profiles: readonly string[]
  chairs(profile: string): readonly number[]
  lengths(profile: string, chairs: number): readonly number[]
  seating(chairs: number, hand: number): readonly Chair[]
  dealer(chairs: number, hand: number): Chair
  /** What the settled hands leave for the next one, as text. */
  between(profile: string, settled: readonly Settled[]): string
  /** A deal as text. */
  deal(profile: string, random: Random): string
  /** undefined when a text stands for no deal or no carry of this game. */
  start(profile: string, deal: string, carry: string): Hand | undefined
  scoreSum(profile: string): number | undefined
  sheet(profile: string, chairs: number, settled: readonly Settled[]): Sheet
  readonly papers: SealedPapers
}

/** `present` turns a view into the shape of the game's GraphQL type. */
export function seal<T extends Shapes>(game: Game<T>, present: (view: T['view']) => object): Plugin {
  const rulesOf = (profile: string): T['rules'] => {
    const rules = Object.hasOwn(game.profiles, profile) ? game.profiles[profile] : undefined
    if (rules === undefined) throw new RangeError(`${game.id} has no profile ${profile}`)
    return rules
  }
  // The platform keeps settlements as JSON of this very game, so their entries are ours.
  const ours = (settled: readonly Settled[]): readonly Settled<T['entry']>[] => settled

  return {
    id: game.id,
    version: game.version,
    profiles: Object.keys(game.profiles),
    chairs: (profile) => game.chairs(rulesOf(profile)),
    lengths: (profile, chairs) => game.lengths(rulesOf(profile), chairs),
    seating: (chairs, n) => game.seating(chairs, n),
    dealer: (chairs, n) => game.dealer(chairs, n),
    between: (profile, settled) => game.carries.write(game.between(rulesOf(profile), ours(settled))),
    deal: (profile, random) => game.deals.write(game.deal(rulesOf(profile), random)),
    start: (profile, dealText, carryText) => {
      const deal = game.deals.read(dealText)
      const carry = game.carries.read(carryText)
      if (deal === undefined || carry === undefined) return undefined
      return hand(game, present, game.setup(rulesOf(profile), deal, carry))
    },
    scoreSum: (profile) => game.scoreSum(rulesOf(profile)),
    sheet: (profile, chairs, settled) => game.sheet(rulesOf(profile), chairs, ours(settled)),
    papers: sealPapers(game.papers, rulesOf),
  }
}
