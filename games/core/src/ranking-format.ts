/** How results of a game are ranked over a season: what a preset of the game fixes, and an association may change. */

export interface RankingFormat {
  /** Lower-case id of the preset that it comes from; `ranking.ID` in the catalogues names it. */
  readonly id: string
  /** Profiles whose events count; at least one. */
  readonly profiles: readonly string[]
  /** Which events count, and how much. Parts that could both take an event are refused, so that none counts twice. */
  readonly parts: readonly RankingPart[]
  readonly count: PointCount | RatingCount
  readonly players: PlayerFilter
  /** What tells apart who are equal, in this order; who still are share their place. */
  readonly tieBreaks: readonly RankingTieBreak[]
  /** Rankings of their own beside that of all, with the places counted anew. */
  readonly categories: readonly RankedCategory[]
  readonly teams: TeamCount | null
  readonly divisions: DivisionRule | null
  /** Digits after the comma that are shown; nothing is rounded before it is compared. */
  readonly decimals: number
}

/** The youngest and the oldest are not among them: the year of birth is told to an event, and not to a ranking. */
export type RankedCategory = 'women' | 'junior' | 'senior'

export interface RankingPart {
  readonly name: string
  /** Kinds of events; an evening is one of a club alone. */
  readonly kinds: readonly ('tournament' | 'evening')[]
  /** Whether lists of online tables count, and lists of the hall. */
  readonly online: boolean
  readonly hall: boolean
  /** Organisers and regions whose events count; null: all. */
  readonly organisers: readonly string[] | null
  readonly regions: readonly string[] | null
  /** These events alone, by their ids at their source; null: all. None twice. */
  readonly events: readonly RankedEvent[] | null
  /** What every result is multiplied by: above 0, to a millionth; 1 where ratings are counted. */
  readonly weight: number
}

export interface RankedEvent {
  readonly source: string
  readonly event: string
}

/** Results are added up or averaged. */
export interface PointCount {
  readonly kind: 'points'
  /** What one result is: a list, or all lists of an event. */
  readonly of: 'list' | 'event'
  readonly value: ResultValue
  readonly take: 'sum' | 'mean'
  /**
   * At most so many results, those that bring most; null: all. Of a sum a result below 0 is then not taken, since who
   * stayed away has nothing; of a mean whoever has fewer is divided by as many as they have.
   */
  readonly best: number | null
  readonly minimum: Minimum
  /**
   * What a result is worth after each full month, or each later day with an event of its part: times `factor`, above 0, at
   * most 1, each time rounded to a millionth.
   */
  readonly decay: { readonly every: 'month' | 'event'; readonly factor: number } | null
  /** Which share of the score of the edition before the season is brought along: above 0, at most 1. For sums. */
  readonly carry: number | null
}

export type ResultValue =
  /** What the event counts: list totals or table points, penalties and adjustments with them. */
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
  /** Lists played; a bye is none. */
  readonly lists: number
  readonly hands: number
  /** Of the events that counted, from 0 to 1. */
  readonly share: number
}

export type RatingCount =
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
  /** Results count from the day on which somebody has a licence, as long as they have. */
  readonly licensed: boolean
  /** Clubs that they play for at the event; null: everybody. */
  readonly clubs: readonly string[] | null
}

/** Points of all results, small points, tables won, second places, hands won, events, best result, mean of a list. */
export type RankingTieBreak = 'points' | 'small' | 'wins' | 'seconds' | 'won' | 'events' | 'best' | 'mean'

/** A team has, of each event or of the season, the sum of its best `counting` members. */
export interface TeamCount {
  readonly of: 'club' | 'team'
  readonly per: 'event' | 'season'
  readonly counting: number
}

/** Leagues, the highest first: who stood where in the edition before, and how many go up and down between two of them. */
export interface DivisionRule {
  readonly names: readonly string[]
  /** How many each holds; the last holds all others. One fewer than names. */
  readonly sizes: readonly number[]
  readonly moving: number
}
