/**
 * A problem: a position of a finished hand in which one card, discard or call is clearly right, as its player saw it. Its JSON form, and which
 * positions make one.
 * What a solver may see stands in `shown`; everything else about the cards stands in `hidden`, for after the answer.
 */
import { markFrom, type AnalysedCard, type CardChoice } from './analysis.js'
import type { BotLevel } from './bot-level.js'
import type { Seat } from './seat.js'

/** Must be raised when an older reader would misread a problem. */
export const problemFormat = 2

/** What is chosen: a card in a trick, the cards to put away, or a call. */
export const problemKinds = ['card', 'discard', 'call'] as const
export type ProblemKind = (typeof problemKinds)[number]

/** Another choice must be worse by more than so many percent of the deals. */
export const clearFrom = markFrom.inaccuracy

/** How often players of a level choose otherwise than the answer. */
export interface Misses {
  readonly level: BotLevel
  readonly missed: number
  readonly of: number
}

export interface Problem {
  /** The version of this form. */
  readonly problem: typeof problemFormat
  readonly kind: ProblemKind
  readonly game: string
  readonly profile: string
  readonly seat: Seat
  /** From 1; null before the first card. */
  readonly trick: number | null
  /** From 1 = easy to 5 = hard. */
  readonly difficulty: number
  /** The game's own word; null if there is none. */
  readonly theme: string | null
  readonly shown: {
    /** What the gateway would send to the seat. */
    readonly view: object
    /** Every card that lay on the table, in order. */
    readonly played: readonly { readonly seat: Seat; readonly trick: number; readonly card: string }[]
    /** What may be chosen, as text, in the order of the alphabet: it says nothing about which is right. */
    readonly moves: readonly string[]
    /** What the player does afterwards, if the choice is made for it: the game that a discard is for, as text; else null. */
    readonly next: string | null
  }
  readonly hidden: {
    readonly answer: string
    readonly choices: readonly ProblemChoice[]
    readonly misses: readonly Misses[]
    /** The record of the hand up to the answer, with the cards of everybody and without names, in the form of `writeRecordJson`. */
    readonly record: object
  }
}

export interface ProblemChoice {
  readonly move: string
  /** In how many of a hundred deals that fit what the player knew their side wins after it. */
  readonly chance: number
  /** The chance is another one: how many of a hundred deals must be won so that playing is worth more than this pass. */
  readonly needed?: true
  /** Whether their side wins with the cards as they lay, with best play by everybody; of a pass, whether they would have lost by playing. */
  readonly wins: boolean
}

/**
 * Why a position is no problem. `forced`: only one move is legal · `unknown`: the moves cannot be judged as the player saw them ·
 * `ambiguous`: another one is not clearly worse · `luck`: with the cards as they lay, the one that looks best does not win.
 */
export type NoProblem = 'forced' | 'unknown' | 'ambiguous' | 'luck'

/** What can be chosen in a position that may be a problem. */
export interface Clear {
  /** The best first. */
  readonly choices: readonly [ProblemChoice, ProblemChoice, ...ProblemChoice[]]
}

const judgedChoice = ({ card, chance, reached }: CardChoice, own: boolean): ProblemChoice | undefined =>
  chance === null ? undefined : { move: card, chance, wins: reached === own }

/** Whether one card is clearly best by its figures. */
export function clearly({ choices, own }: Pick<AnalysedCard, 'choices' | 'own'>): Clear | NoProblem {
  if (choices === null) return 'unknown'
  const judged = choices.flatMap((choice) => judgedChoice(choice, own) ?? [])
  return judged.length < choices.length ? 'unknown' : clearIn(judged)
}

/** Whether one of these choices is clearly best. */
export function clearIn(choices: readonly ProblemChoice[]): Clear | NoProblem {
  const [best, second, ...rest] = choices.toSorted((a, b) => b.chance - a.chance)
  if (best === undefined || second === undefined) return 'forced'
  if (best.chance - second.chance <= clearFrom) return 'ambiguous'
  return best.wins ? { choices: [best, second, ...rest] } : 'luck'
}

/** From so small a difference on between the two best cards, in percent, a problem is harder. */
const closeUpTo = 15

/**
 * How hard a problem is: 1, and 1 more each if most beginners miss it and if the second card is close; 2 more if most players of the other
 * levels asked miss it.
 */
export function difficultyOf({ choices: [best, second] }: Clear, misses: readonly Misses[]): number {
  const hard = misses
    .filter(({ missed, of }) => 2 * missed > of)
    .reduce((sum, { level }) => sum + (level === 'beginner' ? 1 : 2), 0)
  return 1 + hard + (best.chance - second.chance <= closeUpTo ? 1 : 0)
}
