/** The ratings of one period. Another event in the period recomputes only its players. */
import type { Glicko } from './glicko.js'
import { periodGames } from './glicko-games.js'
import type { Rated } from './history.js'
import type { Event } from './people.js'

export interface Period {
  /** Adds further events of the period. */
  add(events: readonly Event[]): void
  /** Whether `events` contains all events of this period so far. */
  isPartOf(events: readonly Event[]): boolean
  /** The new rating of everybody who played in the period. */
  readonly rated: ReadonlyMap<number, Rated>
}

/** @param before returns a person's rating at the beginning of the period */
export function glickoPeriod(count: Glicko, before: (person: number) => Rated): Period {
  const games = periodGames(count, before)
  const rated = new Map<number, Rated>()
  const taken = new Set<Event>()
  return {
    rated,
    isPartOf(events) {
      const all = new Set(events)
      return [...taken].every((event) => all.has(event))
    },
    add(events) {
      const met = new Set<number>()
      for (const event of events) {
        if (taken.has(event)) continue
        taken.add(event)
        for (const person of games.add(event)) met.add(person)
      }
      for (const person of met) rated.set(person, games.rated(person))
    },
  }
}
