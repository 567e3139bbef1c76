/**
 * Glicko-2 by its paper (Glickman, "Example of the Glicko-2 system", whose steps and letters are used here). The operations and
 * their order are those of the library glicko2-lite, so the figures are the same to the last bit; a test compares them. Here
 * opponents are columns, and what follows from an opponent alone is calculated once: a season has millions of games.
 */
import type { Rating } from '@stolik/contract/ranking/scheme'
import type { Rated } from './history.js'

export type Glicko = Extract<Rating, { kind: 'glicko2' }>

/** Points of the rating scale per unit of the internal scale. */
const perUnit = 173.7178

/** How exactly the volatility is found, on the scale of its logarithm. */
const precision = 0.000_001

/** The games of a player in a period, as columns in any fixed order. */
export interface Games {
  /** Of the opponent, before the period. */
  readonly mu: Float64Array
  /** How much a game with this opponent tells, by the opponent's deviation. */
  readonly g: Float64Array
  /** 1, ½ or 0 for more, equal or fewer small points than the opponent. */
  readonly score: Float64Array
}

/** Step 2: a rating on the internal scale. */
export const muOf = (glicko: Glicko, rating: number): number => (rating - glicko.rating) / perUnit

/** Step 3, by the opponent's deviation. */
export const gOf = (deviation: number): number =>
  1 / Math.sqrt(1 + (3 * (deviation / perUnit) ** 2) / Math.PI ** 2)

/** Returns the rating after the first `many` of these games. */
export function rateGames(
  glicko: Glicko,
  rated: Rated,
  { mu: opponent, g, score }: Games,
  many: number,
): Rated {
  if (many === 0) return rated
  const [rating, deviation, volatility] = rated
  const mu = muOf(glicko, rating)
  const phi = deviation / perUnit
  let information = 0
  let surprise = 0
  for (let i = 0; i < many; i++) {
    const own = g[i] as number
    const expected = 1 / (1 + Math.exp(-own * (mu - (opponent[i] as number))))
    information += own ** 2 * expected * (1 - expected)
    surprise += own * ((score[i] as number) - expected)
  }
  const v = 1 / information
  const sigma = volatilityAfter(volatility, phi, v, v * surprise, glicko.tau)
  const wider = Math.sqrt(sigma ** 2 + phi ** 2)
  const after = 1 / Math.sqrt(1 / wider ** 2 + 1 / v)
  return [perUnit * (mu + after ** 2 * surprise) + glicko.rating, perUnit * after, sigma]
}

/** Step 5: looks for the zero of `slope` between A and B by the Illinois method. */
function volatilityAfter(sigma: number, phi: number, v: number, delta: number, tau: number): number {
  const start = Math.log(sigma ** 2)
  let a = start
  let b: number
  if (delta ** 2 > phi ** 2 + v) b = Math.log(delta ** 2 - phi ** 2 - v)
  else {
    let k = 1
    while (slope(a - k * tau, start, phi, v, delta, tau) < 0) k++
    b = a - k * tau
  }
  let atA = slope(a, start, phi, v, delta, tau)
  let atB = slope(b, start, phi, v, delta, tau)
  while (Math.abs(b - a) > precision) {
    const c = a + ((a - b) * atA) / (atB - atA)
    const atC = slope(c, start, phi, v, delta, tau)
    if (atC * atB <= 0) {
      a = b
      atA = atB
    } else atA /= 2
    b = c
    atB = atC
  }
  return Math.exp(a / 2)
}

function slope(x: number, start: number, phi: number, v: number, delta: number, tau: number): number {
  const ex = Math.exp(x)
  const all = phi ** 2 + v + ex
  return (ex * (delta ** 2 - phi ** 2 - v - ex)) / (2 * all ** 2) - (x - start) / tau ** 2
}

/** The deviation of a player who does not play grows with each period, but never beyond a newcomer's. */
export function idle(glicko: Glicko, rated: Rated, periods: number): Rated {
  const [rating, deviation, volatility] = rated
  if (periods <= 0) return rated
  const each = perUnit * volatility
  const grown = Math.sqrt(deviation * deviation + periods * each * each)
  return [rating, Math.min(Math.max(glicko.deviation, deviation), grown), volatility]
}
