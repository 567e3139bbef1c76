/** The games of one rating period, added up by person. Another event in the period recomputes only its players. */
import { gamesOf, meetings, rateGames, type Glicko, type Meetings } from './glicko.js'
import type { Rated } from './history.js'
import type { Event } from './people.js'

type Games = Parameters<typeof rateGames>[2]

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
  const begun = new Map<number, { readonly rated: Rated; readonly meetings: Meetings }>()
  const games = new Map<number, Games>()
  const rated = new Map<number, Rated>()
  const taken = new Set<Event>()
  const begunOf = (person: number) => {
    const known = begun.get(person)
    if (known !== undefined) return known
    const own = before(person)
    const made = { rated: own, meetings: meetings(own) }
    begun.set(person, made)
    return made
  }
  const meet = (person: number): Meetings => begunOf(person).meetings
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
        for (const [person, more] of gamesOf(event, meet)) {
          const own = games.get(person)
          if (own === undefined) games.set(person, more)
          else own.push(...more)
          met.add(person)
        }
      }
      for (const person of met)
        rated.set(person, rateGames(count, begunOf(person).rated, games.get(person) as Games))
    },
  }
}
