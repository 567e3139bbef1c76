/**
 * What a card game is: a value of pure functions over plain, frozen, JSON-safe data.
 *
 * A game is played by *seats*, counted from 0 = forehand (who leads the first trick) clockwise. A table has
 * *chairs*, counted from 0 = place 1. Which chair holds which seat changes from hand to hand: `seating`.
 */
import type { Papers } from './papers.js'
import type { Random } from './random.js'
import type { Chair, Seat } from './seat.js'
import type { Settlement } from './settlement.js'
import type { Settled, Sheet } from './sheet.js'
import type { Text } from './text.js'

/** The types a game is made of; only the game itself knows them. */
export interface Shapes {
  /** A rule profile: a frozen row of knobs. */
  readonly rules: object
  /** How the cards lie after dealing: the only thing that randomness decides. */
  readonly deal: object
  /** What an earlier hand of the series leaves for the next one. */
  readonly carry: object
  readonly state: object
  readonly move: object
  readonly view: object
  /** What the table list writes down of a hand, beside the scores. */
  readonly entry: object
}

/** The rules by which a hand is dealt, played and settled: all that it takes to play a record again. */
export interface Play<T extends Shapes> {
  /** Lower-case letters and digits, a letter first: types of the schema and elements begin with it, and records name it. */
  readonly id: string
  /** Raised when an old log would fold to another state. */
  readonly version: number
  readonly profiles: Readonly<Record<string, T['rules']>>

  /** Table sizes the profile allows, the usual one first. */
  chairs(rules: T['rules']): readonly number[]
  /** Who plays hand n (from 0): the chair of each seat, forehand first. Chairs not named sit out. */
  seating(chairs: number, hand: number): readonly Chair[]
  /** The chair that deals hand n (from 0). */
  dealer(chairs: number, hand: number): Chair
  /** What the hands settled so far leave for the next one. */
  between(rules: T['rules'], settled: readonly Settled<T['entry']>[]): T['carry']
  readonly carries: Text<T['carry']>

  /** The only use of randomness. */
  deal(rules: T['rules'], random: Random): T['deal']
  readonly deals: Text<T['deal']>

  setup(rules: T['rules'], deal: T['deal'], carry: T['carry']): T['state']
  /** Whose clock runs; empty when, and only when, the hand is over. Others may still have optional moves. */
  toAct(state: T['state']): readonly Seat[]
  /** All that a seat may know; null is an onlooker. */
  view(state: T['state'], seat: Seat | null): T['view']
  /** The moves open to the viewer, from the view alone. */
  legal(view: T['view']): readonly T['move'][]
  /** Unique among the legal moves of one view, so that text is read by finding the move it stands for. */
  write(move: T['move']): string
  /** What any move of this game can look like: text outside it is refused as unreadable. */
  readonly notation: RegExp
  /** Trusts its input: the one door that calls it has looked the move up in `legal`. Never mutates. */
  apply(state: T['state'], seat: Seat, move: T['move']): T['state']

  /** The settlement once the hand is over. */
  result(state: T['state']): Settlement<T['entry']> | undefined
}

export interface Game<T extends Shapes> extends Play<T> {
  /** Lengths of a series in hands that the profile allows at a table of that size, the usual one first. */
  lengths(rules: T['rules'], chairs: number): readonly number[]
  /**
   * Whether a series is over before all its hands are played, such as one to seven game points: its length is then the most
   * hands that it can have, and `length.HANDS` in the catalogues says what it is played to.
   */
  ended?(rules: T['rules'], settled: readonly Settled<T['entry']>[]): boolean

  /** What is played for a seat on the clock whose time is up. */
  auto(view: T['view']): T['move']
  /** What a bot plays: it sees what a player sees. Only called when `legal(view)` is not empty. */
  bot(view: T['view'], random: Random): T['move']

  /** What the scores of a hand add up to, if the profile fixes it (Baśka: 0). */
  scoreSum(rules: T['rules']): number | undefined
  /** The table list with running totals. */
  sheet(rules: T['rules'], chairs: number, settled: readonly Settled<T['entry']>[]): Sheet
  /** Lines of lists that are kept on paper. */
  readonly papers: Papers<T['rules'], T['entry']>
  /**
   * For the law of secrecy: another state that this seat cannot tell from the given one, as far as the rules
   * let them know; undefined when there is no other. Only the tests call it.
   */
  disguise(state: T['state'], seat: Seat | null, random: Random): T['state'] | undefined
}
