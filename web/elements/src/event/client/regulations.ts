/** The regulations of an event and their formats, as the gateway returns them. */
import type { Hall } from '@stolik/contract/event/halls'
import type { Speed } from '../../client/types.js'

export type Category = 'WOMEN' | 'YOUNGEST' | 'OLDEST' | 'JUNIOR' | 'SENIOR'

export type Mode = 'ONLINE' | 'HALL' | 'MIXED'

export interface SeriesPlan {
  readonly rounds: number
  readonly minutes: number | null
  readonly draw: 'LOTS' | 'STANDING' | 'SWISS' | 'KING' | 'HALVES' | 'RATING'
  /** When it is to begin, if the regulations say so. */
  readonly starts: number | null
}

export interface Format {
  readonly id: string
  readonly profile: string
  readonly chairs: readonly number[]
  readonly series: readonly SeriesPlan[]
  readonly scoring: { readonly scale: readonly number[] | null; readonly ties: 'MEAN' | 'BEST' }
  readonly tieBreaks: readonly string[]
  readonly bye: { readonly points: number; readonly small: number } | null
  readonly stake: { readonly numerator: number; readonly denominator: number } | null
}

export interface GroupRule {
  readonly kind: 'TEAM' | 'PAIR'
  readonly size: number
  readonly counting: number
  readonly substitutes: number
}

export interface PrizeList {
  readonly of: string
  readonly places: readonly string[]
  /** How much of each prize is paid from the fund; empty if none is. */
  readonly amounts: readonly number[]
}

/** Amounts are in the smallest coin. */
export interface Fee {
  readonly amount: number
  readonly currency: string
  readonly use: string
  /** Lower fees, each for players who meet all its conditions. */
  readonly reduced: readonly ReducedFee[]
  /** What lost games of a list cost, each step from a lost game on. */
  readonly lost: readonly { readonly from: number; readonly amount: number }[]
}

export interface ReducedFee {
  readonly amount: number
  readonly women: boolean
  readonly bornFrom: number | null
  readonly bornUntil: number | null
  readonly club: string | null
}

export const sameCardsKinds = ['LIST', 'DIFFERENCE', 'PLACES'] as const
export type SameCards = (typeof sameCardsKinds)[number]

export const noteKinds = ['control', 'penalties', 'exclusion', 'appeals', 'material', 'other'] as const

export interface Regulations {
  readonly name: string
  readonly place: string
  readonly organiser: string
  readonly starts: number
  readonly game: string
  readonly format: Format
  readonly mode: Mode
  /** Where the tables stand; empty if all are in one hall. */
  readonly halls: readonly Hall[]
  readonly open: boolean
  /** Whether entrants wait for the director's approval. */
  readonly approval: boolean
  readonly capacity: number | null
  readonly fee: Fee | null
  readonly groups: readonly GroupRule[]
  /** Whether draws keep members of one club apart as far as possible. */
  readonly clubsApart: boolean
  /** The ranking that draws by rating follow. */
  readonly ranking: string | null
  readonly categories: readonly Category[]
  readonly juniorFrom: number | null
  readonly seniorUntil: number | null
  readonly prizes: readonly PrizeList[]
  readonly protestMinutes: number
  /** The outside value that is mixed into draws, and where it comes from. */
  readonly outside: string | null
  /** What counts where all tables of a series play the same deals; null if each has its own. */
  readonly sameCards: SameCards | null
  readonly dropOut: 'BOT' | 'RESERVE'
  readonly speed: Speed
  readonly notes: Readonly<Record<(typeof noteKinds)[number], string>>
}

/** Whether entries say who is a woman: a category or a fee depends on it. */
export const asksWoman = ({ categories, fee }: Pick<Regulations, 'categories' | 'fee'>): boolean =>
  categories.includes('WOMEN') || (fee?.reduced ?? []).some(({ women }) => women)

/** Whether entries say the year of birth. */
export const asksBorn = ({ categories, fee }: Pick<Regulations, 'categories' | 'fee'>): boolean =>
  categories.some((category) => category !== 'WOMEN') ||
  (fee?.reduced ?? []).some(({ bornFrom, bornUntil }) => (bornFrom ?? bornUntil) !== null)

export interface GameFormats {
  readonly game: string
  readonly example: string
  readonly usage: string
  readonly formats: readonly Format[]
}
