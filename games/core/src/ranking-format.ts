/**
 * How results of a game are ranked over a season: a preset of the game fixes it, and an association may change it.
 */

export interface RankingFormat {
  /** Lower-case id of the preset it comes from; `ranking.ID` in the catalogues names it. */
  readonly id: string
  /** Profiles of events that count; at least one. */
  readonly profiles: readonly string[]
  /** Which events count, and how much. Parts that overlap are refused, so that no event counts twice. */
  readonly parts: readonly RankingPart[]
  readonly count: PointCount | RatingCount
  readonly players: PlayerFilter
  /** Decide between players with equal results, in this order. Players who are still equal share a place. */
  readonly tieBreaks: readonly RankingTieBreak[]
  /** Separate rankings in addition to that of all players, each with its own places. */
  readonly categories: readonly RankedCategory[]
  /**
   * An edition names the youngest or the oldest of the players with a place, by year of birth and without saying it. Left out:
   * neither.
   */
  readonly ages?: readonly RankedAge[]
  readonly teams: TeamCount | null
  readonly divisions: DivisionRule | null
  /**
   * Only events of the last so many months count, up to the day of the edition; left out: all of the season. An event of the
   * 10th of January counts for twelve months until the 9th of January.
   */
  readonly window?: number
  /** The published seed of the lot, which the tie-break `lot` needs; left out without it. */
  readonly seed?: string
  /** Number of decimals shown. Nothing is rounded before it is compared. */
  readonly decimals: number
}

/** Categories of players, as events say. The youngest and the oldest are found by the register instead, see `ages`. */
export type RankedCategory = 'women' | 'junior' | 'senior'

export type RankedAge = 'youngest' | 'oldest'

export interface RankingPart {
  readonly name: string
  /** Kinds of events; an `evening` is an event of a single club. */
  readonly kinds: readonly ('tournament' | 'evening')[]
  /** Whether lists of online tables count; `hall` says whether lists from the hall count. */
  readonly online: boolean
  readonly hall: boolean
  /** Organisers whose events count, and below the regions; null: all. */
  readonly organisers: readonly string[] | null
  readonly regions: readonly string[] | null
  /** Only these events count, by their ids at their source; null: all. No event may come twice. */
  readonly events: readonly RankedEvent[] | null
  /** The factor for every result: above 0, with up to six decimals; 1 if ratings are counted. */
  readonly weight: number
  /** How many of the best results of this part count at most; left out: all. Results below 0 are as with `PointCount.best`. */
  readonly best?: number
  /** Factors by the size of the field, beside `weight`; left out: none. The largest step that the event reaches holds. */
  readonly sizes?: readonly FieldSize[]
  /**
   * Factors by the strength of the field, beside `weight`: by the mean place that its players have in the last edition before the
   * season. The smallest step that is not exceeded holds. Players without a place count as one behind the last.
   */
  readonly strengths?: readonly FieldStrength[]
}

export interface FieldSize {
  /** How many players the event has at least. */
  readonly players: number
  readonly weight: number
}

export interface FieldStrength {
  /** The mean place is at most this. */
  readonly place: number
  readonly weight: number
}

export interface RankedEvent {
  readonly source: string
  readonly event: string
}

/** Results are added up or averaged. */
export interface PointCount {
  readonly kind: 'points'
  /** What counts as one result: a list, or all lists of an event. */
  readonly of: 'list' | 'event'
  readonly value: ResultValue
  readonly take: 'sum' | 'mean'
  /**
   * How many of the best results count at most; null: all. In a sum, results below 0 are then left out, since a
   * player who stayed away has nothing. In a mean, the divisor is the number of results that count for the player.
   */
  readonly best: number | null
  readonly minimum: Minimum
  /**
   * How results lose worth with time: after each full month, or after each later day with an event of the same
   * part, a result is multiplied by `factor`. `factor` is above 0 and at most 1; each product is rounded to a
   * millionth.
   */
  readonly decay: { readonly every: 'month' | 'event'; readonly factor: number } | null
  /**
   * The share of the score in the last edition before the season that is carried over: above 0, at most 1. For sums
   * only.
   */
  readonly carry: number | null
  /** Points beside the results, of all events whether or not their results are taken; left out: none. For sums only. */
  readonly bonus?: Bonus
}

/** In points with up to one decimal; weight and decay do not change them. */
export interface Bonus {
  /** For each event that a player took part in. */
  readonly event: number
  /** For each event that a player won, alone or with others. */
  readonly victory: number
}

export type ResultValue =
  /** The points of the event: list totals or table points, including penalties and adjustments. */
  | { readonly kind: 'points' }
  /** Small points: what was scored in play, without points for the place at the table. */
  | { readonly kind: 'small' }
  /** By place in the event, or at the table if a result is a list. */
  | ({ readonly kind: 'place' } & PlaceScale)
  /** Points divided by hands played. A result with fewer hands than `floor` (at least 1) is divided by `floor`. */
  | { readonly kind: 'hand'; readonly floor: number }

/** What a player needs to be ranked. Players with less are listed at the end, without a place. */
export interface Minimum {
  readonly events: number
  /** Lists played; a bye does not count. */
  readonly lists: number
  readonly hands: number
  /** Share of the counted events that the player took part in, from 0 to 1. */
  readonly share: number
  /** Share of all series of the counted events in which the player has a list, from 0 to 1; left out: 0. */
  readonly rounds?: number
}

export type RatingCount =
  /**
   * Glicko-2: everybody at a table plays against everybody, by small points. A rating period is an event or a
   * month.
   */
  | {
      readonly kind: 'glicko2'
      readonly rating: number
      readonly deviation: number
      readonly volatility: number
      readonly tau: number
      readonly period: 'event' | 'month'
      readonly minimum: Minimum
    }
  /**
   * OpenSkill: from the order at each table of three or four, list by list. Players are ranked by mu − `cautious` ×
   * sigma.
   */
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
  /** Results count only while the player holds a licence. */
  readonly licensed: boolean
  /** Clubs that the players represent at the event; null: everybody counts. */
  readonly clubs: readonly string[] | null
  /**
   * For which club a result counts, by the register: the club of the player on the `day` of the event, or on the first day of the
   * `season`, so that a transfer counts from the next season on. Left out: the club that the event names.
   */
  readonly transfers?: 'day' | 'season'
}

/**
 * Points of all results, small points, tables won, second places, hands won, fewer hands lost, events, best result, mean per
 * list. `direct` compares players who are equal so far at the tables that they shared. `older` and `younger` compare years of
 * birth, if the register has them. `lot` comes last.
 */
export type RankingTieBreak =
  | 'points'
  | 'small'
  | 'wins'
  | 'seconds'
  | 'won'
  | 'lost'
  | 'events'
  | 'best'
  | 'mean'
  | 'direct'
  | 'older'
  | 'younger'
  | 'lot'

/** A team's score is the sum of its best `counting` members, for each event, each series of an event, or the season. */
export interface TeamCount {
  /** A pair is a team of two that an event names. */
  readonly of: 'club' | 'team' | 'pair'
  readonly per: 'event' | 'series' | 'season'
  readonly counting: number
  /**
   * How many of those who count for a team at an event may belong to another team (“one skoczek an event”); left out: any
   * number. A player belongs to the team of their first event that counts.
   */
  readonly guests?: number
  /** Per event or series: that sum gives the team a place there, which is worth points as here; left out: it adds up. */
  readonly places?: PlaceScale
}

/** Points for the first place, the second and so on. Places beyond the scale get `behind`. */
export interface PlaceScale {
  readonly scale: readonly number[]
  readonly behind: number
  readonly shareTies: 'mean' | 'best'
}

/**
 * Leagues, the highest first: they start from the places in the previous edition, and `moving` players go up and
 * down between two neighbouring leagues.
 */
export interface DivisionRule {
  readonly names: readonly string[]
  /** The size of each league except the last, which holds all others. One entry fewer than `names`. */
  readonly sizes: readonly number[]
  readonly moving: number
}
