/** Glicko-2: all games of a period change a rating at once, measured against the ratings before the period. */
import rate from 'glicko2-lite'
import type { Rating } from '../model/scheme.js'
import type { Rated } from './history.js'
import type { Event } from './people.js'
import { tablesOf } from './rounds.js'

export type Glicko = Extract<Rating, { kind: 'glicko2' }>

/** Points of the rating scale per unit of the internal scale of Glicko-2. */
const perUnit = 173.7178

/** The opponent's rating and deviation, and 1, ½ or 0 for more, equal or fewer small points than they have. */
type Game = [rating: number, deviation: number, score: number]

/** Returns the rating after these games, which may be in any order. */
export function rateGames(glicko: Glicko, [rating, deviation, volatility]: Rated, games: Game[]): Rated {
  if (games.length === 0) return [rating, deviation, volatility]
  // Sorting makes the sums equal to the last bit for all who had the same games.
  games.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
  const { rd, vol, ...after } = rate(rating, deviation, volatility, games, {
    rating: glicko.rating,
    tau: glicko.tau,
  })
  return [after.rating, rd, vol]
}

/** The deviation of a player who does not play grows with each period, but never beyond a newcomer's. */
export function idle(glicko: Glicko, rated: Rated, periods: number): Rated {
  const [rating, deviation, volatility] = rated
  if (periods <= 0) return rated
  const each = perUnit * volatility
  const grown = Math.sqrt(deviation * deviation + periods * each * each)
  return [rating, Math.min(Math.max(glicko.deviation, deviation), grown), volatility]
}

/** The three outcomes of a game against somebody: lost, even, won. */
export type Meetings = readonly [lost: Game, even: Game, won: Game]

export const meetings = ([rating, deviation]: Rated): Meetings => [
  [rating, deviation, 0],
  [rating, deviation, 0.5],
  [rating, deviation, 1],
]

/**
 * Returns the games of everybody at an event: each against each other at their tables. All games with one opponent share the
 * same three values.
 */
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
