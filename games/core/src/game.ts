/**
 * A card game is a value of pure functions over plain, frozen, JSON-safe data.
 *
 * A game is played by *seats*, counted clockwise from 0 = forehand, who leads the first trick. A table has
 * *chairs*, counted from 0 = place 1. `seating` tells which chair holds which seat; it changes from hand to hand.
 */
import type { BotLevel, Budget } from './bot-level.js'
import type { Hint } from './hint.js'
import type { Papers } from './papers.js'
import type { Random } from './random.js'
import type { RuleSets } from './rule-sets.js'
import type { Chair, Seat } from './seat.js'
import type { Settlement } from './settlement.js'
import type { Settled, Sheet } from './sheet.js'
import type { Text } from './text.js'

/** The types a game is made of; only the game itself knows them. */
export interface Shapes {
  /** A rule profile: a frozen set of options. */
  readonly rules: object
  /** How the cards lie after dealing: the only thing that chance decides. */
  readonly deal: object
  /** What earlier hands of the series leave for the next one. */
  readonly carry: object
  readonly state: object
  readonly move: object
  readonly view: object
  /** What a player remembers of a hand; a game whose views say it all leaves it out. */
  readonly memory?: object
  /** What the table list notes about a hand besides the scores. */
  readonly entry: object
}

/** The rules for dealing, playing and settling a hand: everything needed to replay a record. */
export interface Play<T extends Shapes> {
  /**
   * Lower-case letters and digits, a letter first. Schema types and elements begin with it, and records contain it.
   */
  readonly id: string
  /** Must be raised when an old log would lead to a different state. */
  readonly version: number
  readonly profiles: Readonly<Record<string, T['rules']>>
  /** The rule sets that clubs may make of the profiles. Whoever seals a game adds them, since most pages need none. */
  readonly ruleSets?: RuleSets<T['rules']>

  /** Table sizes the profile allows, the usual one first. */
  chairs(rules: T['rules']): readonly number[]
  /** Who plays hand n (from 0): the chair of each seat, forehand first. Chairs not named sit out. */
  seating(chairs: number, hand: number): readonly Chair[]
  /** The chair that deals hand n (from 0). */
  dealer(chairs: number, hand: number): Chair
  /**
   * Whether a dealer who sits out has a seat, too: the one after those of `seating`. They are never on turn and have no
   * score, but may have optional moves.
   */
  readonly idleDealer?: boolean
  /** What the hands settled so far leave for the next one. */
  between(rules: T['rules'], settled: readonly Settled<T['entry']>[]): T['carry']
  readonly carries: Text<T['carry']>

  /** The only use of chance. */
  deal(rules: T['rules'], random: Random): T['deal']
  readonly deals: Text<T['deal']>

  setup(rules: T['rules'], deal: T['deal'], carry: T['carry']): T['state']
  /** The seats whose turn it is; empty exactly when the hand is over. Other seats may still have optional moves. */
  toAct(state: T['state']): readonly Seat[]
  /** Everything that a seat, or an onlooker (null), may know. */
  view(state: T['state'], seat: Seat | null): T['view']
  /** The viewer's legal moves, from the view alone. */
  legal(view: T['view']): readonly T['move'][]
  /** The text of a move. It is unique among the legal moves of a view, so a text is read by finding its move. */
  write(move: T['move']): string
  /** Matches every text that can be a move of this game. Other text is refused as unreadable. */
  readonly notation: RegExp
  /** Makes a move without checking it: its callers have already found it in `legal`. Never mutates. */
  apply(state: T['state'], seat: Seat, move: T['move']): T['state']

  /**
   * The number of tricks that are complete. Onlookers who see a table a trick late see the hand as it was when this number was reached.
   * A game without it shows them nothing of a hand before its end.
   */
  tricks?(state: T['state']): number

  /** The settlement once the hand is over. */
  result(state: T['state']): Settlement<T['entry']> | undefined
}

export interface Game<T extends Shapes> extends Play<T> {
  /** Series lengths, in hands, that the profile allows at a table of this size; the usual one first. */
  lengths(rules: T['rules'], chairs: number): readonly number[]
  /**
   * Whether a series is over before all its hands are played, such as one to seven game points. Its length is then
   * the largest possible number of hands, and `length.HANDS` in the catalogues says what it is played to.
   */
  ended?(rules: T['rules'], settled: readonly Settled<T['entry']>[]): boolean

  /** The move that is made for a seat whose time has run out. */
  auto(view: T['view']): T['move']
  /**
   * What an attentive player remembers: a fold of the views in which they made their moves, in order, from nothing
   * (undefined) on. A bot knows nothing else, so any process that has the log can go on for it.
   */
  remember?(memory: T['memory'] | undefined, view: T['view']): T['memory']
  /**
   * A bot's move. The bot sees what a player sees. Only called when `legal(view)` is not empty. `memory` is what
   * `remember` made of the player's earlier views and this one; without it, the bot has just sat down.
   */
  bot(view: T['view'], random: Random, memory?: T['memory']): T['move']
  /**
   * A bot's move at another level than that of `bot`. It knows what `bot` knows, and the same view, memory, random numbers and
   * effort lead to the same move as long as time is not up. Undefined if the budget does not suffice: the bot then plays one
   * level below. Whoever seals a game adds this, since no page needs it.
   */
  think?(
    view: T['view'],
    level: Exclude<BotLevel, 'club'>,
    budget: Budget,
    random: Random,
    memory?: T['memory'],
  ): T['move'] | undefined
  /**
   * What a strong player would do, and why. It knows what `bot` knows, and the same view, memory, random numbers and effort lead to the same
   * hint as long as time is not up. Undefined if the budget does not suffice. Whoever seals a game adds this.
   */
  hint?(
    view: T['view'],
    budget: Budget,
    random: Random,
    memory: T['memory'] | undefined,
  ): Hint<T['move']> | undefined

  /** The sum of the scores of a hand, if the profile fixes it (Baśka: 0). */
  scoreSum(rules: T['rules']): number | undefined
  /** The table list with running totals. */
  sheet(rules: T['rules'], chairs: number, settled: readonly Settled<T['entry']>[]): Sheet
  /** Reads, writes and settles the lines of lists kept on paper. */
  readonly papers: Papers<T['rules'], T['entry']>
  /**
   * For the law of secrecy: another state that this seat cannot tell from the given one, as far as the rules let it
   * know. Undefined if there is none. Only tests call it.
   */
  disguise(state: T['state'], seat: Seat | null, random: Random): T['state'] | undefined
}
