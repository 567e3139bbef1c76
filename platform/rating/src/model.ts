/** A rated series as ratings see it, and the rating of a person. Plain data; numbers only where a person cannot be meant. */

/** A person's strength in one game. Glicko-2: the true strength lies within one deviation of the value two times in three. */
export interface Rated {
  readonly value: number
  readonly deviation: number
  readonly volatility: number
  /** How many series it comes from. */
  readonly series: number
  /** When the last of them ended, in milliseconds since 1970. */
  readonly at: number
}

export interface SeriesPlayer {
  readonly person: string
  /** Points after the hands that count. */
  readonly points: number
  /** Whether they left, so that they count as last. */
  readonly left: boolean
}

/** The result of a rated series. */
export interface SeriesResult {
  readonly game: string
  readonly profile: string
  /** When it ended, in milliseconds since 1970. */
  readonly at: number
  /** The hands that count: all, or those until somebody left. */
  readonly hands: number
  /** The sum over these hands of the mean squared difference between two players' points: from it follows the usual spread. */
  readonly squares: number
  /** Whether only the players who left pay, because too few hands were played. */
  readonly isShort: boolean
  readonly players: readonly SeriesPlayer[]
}

/** The spread of points of a game and profile: over so many hands, this sum of squares. */
export interface Spread {
  readonly hands: number
  readonly squares: number
}

export const noSpread: Spread = { hands: 0, squares: 0 }

/** A rating before the first series. */
export const newcomer: Rated = { value: 1500, deviation: 350, volatility: 0.03, series: 0, at: 0 }

/** Above this deviation a rating is provisional. */
const sure = 110

export const isProvisional = ({ deviation }: Pick<Rated, 'deviation'>): boolean => deviation > sure

const day = 24 * 60 * 60_000
/** What a day without a series adds to the square of the deviation: in a year 60 becomes 110. */
const aDay = 23.3

/** A rating becomes less sure while no series is played. */
export function aged(rated: Rated, now: number): Rated {
  if (rated.series === 0) return rated
  const days = Math.max(0, now - rated.at) / day
  const deviation = Math.min(newcomer.deviation, Math.sqrt(rated.deviation ** 2 + aDay * days))
  return { ...rated, deviation: Math.max(rated.deviation, deviation) }
}
