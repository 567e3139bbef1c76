/** Glicko-2: what everybody met in a period moves him at once, against the ratings from before it. */
import rate from 'glicko2-lite'
import type { Rating } from '../scheme.js'
import type { Rated } from './history.js'
import type { Event } from './people.js'
import { tablesOf } from './rounds.js'

export type Glicko = Extract<Rating, { kind: 'glicko2' }>

/** Points of the rating scale to one of Glicko-2's own. */
const perUnit = 173.7178

/** Rating and deviation of who was met, and 1, ½ or 0 for having more, as many or fewer small points. */
type Game = [rating: number, deviation: number, score: number]

/** After games against these, in any order. */
export function rateGames(glicko: Glicko, [rating, deviation, volatility]: Rated, games: Game[]): Rated {
  if (games.length === 0) return [rating, deviation, volatility]
  // Added up in the order of their size: whoever met the same is moved the same.
  games.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
  const { rd, vol, ...after } = rate(rating, deviation, volatility, games, {
    rating: glicko.rating,
    tau: glicko.tau,
  })
  return [after.rating, rd, vol]
}

/** Who does not play is known less from period to period, and at least as well as a newcomer. */
export function idle(glicko: Glicko, rated: Rated, periods: number): Rated {
  const [rating, deviation, volatility] = rated
  if (periods <= 0) return rated
  const each = perUnit * volatility
  const grown = Math.sqrt(deviation * deviation + periods * each * each)
  return [rating, Math.min(Math.max(glicko.deviation, deviation), grown), volatility]
}

/** Everybody's games at an event: each against each at his tables. */
export function gamesOf(event: Event, ratedOf: (person: number) => Rated): ReadonlyMap<number, Game[]> {
  const games = new Map<number, Game[]>()
  const { persons, sheet } = event
  const { player, small } = sheet.lists
  for (const { rows } of tablesOf(event)) {
    for (const row of rows) {
      const person = persons[player[row] as number] as number
      const own = games.get(person) ?? []
      for (const other of rows) {
        const opponent = persons[player[other] as number] as number
        if (other === row || opponent === person) continue
        const [rating, deviation] = ratedOf(opponent)
        const difference = (small[row] as number) - (small[other] as number)
        own.push([rating, deviation, difference === 0 ? 0.5 : difference > 0 ? 1 : 0])
      }
      games.set(person, own)
    }
  }
  return games
}
