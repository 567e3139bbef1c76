/** Glicko-2: what everybody met in a period moves them at once, against the ratings from before it. */
import rate from 'glicko2-lite'
import type { Rating } from '../model/scheme.js'
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

/** What it is to lose to somebody, to have as much as they, and to beat them. */
export type Meetings = readonly [lost: Game, even: Game, won: Game]

export const meetings = ([rating, deviation]: Rated): Meetings => [
  [rating, deviation, 0],
  [rating, deviation, 0.5],
  [rating, deviation, 1],
]

/** Everybody's games at an event: each against each at their tables. The games with one opponent are the same values. */
export function gamesOf(event: Event, meet: (person: number) => Meetings): ReadonlyMap<number, Game[]> {
  const games = new Map<number, Game[]>()
  const { persons, sheet } = event
  const { player, small } = sheet.lists
  for (const { rows } of tablesOf(event)) {
    const seated = rows.map((row) => persons[player[row] as number] as number)
    const met = seated.map(meet)
    rows.forEach((row, chair) => {
      const person = seated[chair] as number
      let own = games.get(person)
      if (own === undefined) games.set(person, (own = []))
      for (let other = 0; other < rows.length; other++) {
        if (seated[other] === person) continue
        const difference = Math.sign((small[row] as number) - (small[rows[other] as number] as number))
        own.push((met[other] as Meetings)[(difference + 1) as 0 | 1 | 2])
      }
    })
  }
  return games
}
