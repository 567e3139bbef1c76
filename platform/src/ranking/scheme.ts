/**
 * How an association ranks: a frozen value that an edition keeps. Two schemes that differ in anything have different
 * versions, and nothing but the scheme and its inputs decides an edition.
 */
import type { Category } from '../tournament/regulations.js'

export const schemeFormat = 'stolik-scheme/1'

export interface Scheme {
  readonly format: typeof schemeFormat
  readonly name: string
  readonly game: string
  /** Profiles whose events count; at least one. */
  readonly profiles: readonly string[]
  /** From and until which day its events are held, both counted in: `YYYY-MM-DD`. */
  readonly season: { readonly from: string; readonly until: string }
  /** Which events count, and how much. An event that two parts take is refused, never counted twice. */
  readonly parts: readonly Part[]
  readonly count: Points | Rating
  readonly players: PlayerFilter
  /** What tells apart who are equal, in this order; who still are share their place. */
  readonly tieBreaks: readonly TieBreak[]
  /** Rankings of their own beside that of all, with the places counted anew. */
  readonly categories: readonly Category[]
  readonly teams: TeamRule | null
  readonly divisions: Divisions | null
  /** Digits after the comma that are shown; nothing is rounded before it is compared. */
  readonly decimals: number
}

export interface Part {
  readonly name: string
  /** Kinds of events; an evening is one of a club alone. */
  readonly kinds: readonly SheetKind[]
  readonly online: boolean
  readonly hall: boolean
  /** Organisers and regions whose events count; null: all. */
  readonly organisers: readonly string[] | null
  readonly regions: readonly string[] | null
  /** These events alone, by their ids; null: all. None twice. */
  readonly events: readonly string[] | null
  /** What every result is multiplied by; above 0. */
  readonly weight: number
}

export type SheetKind = 'tournament' | 'evening'

/** Results are added up or averaged. */
export interface Points {
  readonly kind: 'points'
  /** What one result is: a list, or all lists of an event. */
  readonly of: 'list' | 'event'
  readonly value: Value
  readonly take: 'sum' | 'mean'
  /**
   * At most so many results, those that bring most; null: all. Of a sum a result below 0 is then not taken, since who
   * stayed away has nothing; of a mean whoever has fewer is divided by as many as he has.
   */
  readonly best: number | null
  readonly minimum: Minimum
  /** What a result is worth after each full month, or each later event of the part: times `factor`, above 0, at most 1. */
  readonly decay: { readonly every: 'month' | 'event'; readonly factor: number } | null
  /** Which share of the points of the edition before the season is brought along: above 0, at most 1. */
  readonly carry: number | null
}

export type Value =
  /** What the tournament counts: list totals or table points, penalties and adjustments with them. */
  | { readonly kind: 'points' }
  /** Small points: what was played for, without what the table brings. */
  | { readonly kind: 'small' }
  /** By the place in the event, or at the table where a result is a list; behind the scale `behind`. */
  | {
      readonly kind: 'place'
      readonly scale: readonly number[]
      readonly behind: number
      readonly shareTies: 'mean' | 'best'
    }
  /** Points divided by hands played. A result of fewer hands than `floor`, at least 1, is divided by `floor`. */
  | { readonly kind: 'hand'; readonly floor: number }

/** What it takes to be ranked; who has less is listed behind, without a place. */
export interface Minimum {
  readonly events: number
  readonly lists: number
  readonly hands: number
  /** Of the events that counted, from 0 to 1. */
  readonly share: number
}

export type Rating =
  /** Everybody at a table against everybody, by small points; one rating period an event or a month. */
  | {
      readonly kind: 'glicko2'
      readonly rating: number
      readonly deviation: number
      readonly volatility: number
      readonly tau: number
      readonly period: 'event' | 'month'
      readonly minimum: Minimum
    }
  /** The order at a table of three or four, list by list. Ranked by mu − `cautious` × sigma. */
  | {
      readonly kind: 'openskill'
      readonly mu: number
      readonly sigma: number
      readonly beta: number
      readonly tau: number
      readonly cautious: number
      readonly minimum: Minimum
    }

export interface PlayerFilter {
  /** Results count from the day on which somebody has a licence, as long as he has. */
  readonly licensed: boolean
  /** Clubs that he plays for at the event; null: everybody. */
  readonly clubs: readonly string[] | null
}

/** Points of all results, small points, tables won, second places, hands won, results, best result, mean of a list. */
export type TieBreak = 'points' | 'small' | 'wins' | 'seconds' | 'won' | 'events' | 'best' | 'mean'

/** A team has, of each event or of the season, the sum of its best `counting` members. */
export interface TeamRule {
  readonly of: 'club' | 'team'
  readonly per: 'event' | 'season'
  readonly counting: number
}

/** Leagues, the highest first: who stood where in the edition before, and how many go up and down between two of them. */
export interface Divisions {
  readonly names: readonly string[]
  /** How many each holds; the last holds all others. One fewer than names. */
  readonly sizes: readonly number[]
  readonly moving: number
}
