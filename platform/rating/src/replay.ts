/** All ratings again from the results of all series, in the order in which they were added. */
import { counts, meetingsFor, pairOf, pairsOf } from './meetings.js'
import { noSpread, type Rated, type SeriesResult, type Spread } from './model.js'
import { spreadAfter } from './outcome.js'
import { rate } from './rate.js'

/** The key of a person's rating in a game. */
export const ratingKey = (game: string, person: string): string => JSON.stringify([game, person])

/** The spread of a game's profile. */
export interface ProfileSpread extends Spread {
  readonly game: string
  readonly profile: string
}

/** A person's rating in a game. */
export interface PersonRated extends Rated {
  readonly game: string
  readonly person: string
}

/** How much longer than necessary meetings are kept: two series may be counted in another order than they ended in. */
const margin = 24 * 60 * 60_000

export interface Replay {
  /** Adds the next series, and returns the ratings that it changed, by person. */
  add(result: SeriesResult): ReadonlyMap<string, Rated>
  /** By `ratingKey`. */
  rated(): ReadonlyMap<string, PersonRated>
  spreads(): readonly ProfileSpread[]
}

export function replay(): Replay {
  const rated = new Map<string, PersonRated>()
  const spreads = new Map<string, ProfileSpread>()
  const met = new Map<string, readonly number[]>()
  return {
    add: (result) => {
      const { game, profile, players, at } = result
      const profileKey = JSON.stringify([game, profile])
      const own = new Map<string, Rated>()
      for (const { person } of players) {
        const before = rated.get(ratingKey(game, person))
        if (before !== undefined) own.set(person, before)
      }
      const spread = spreads.get(profileKey) ?? noSpread
      const pair = (key: string): string => ratingKey(game, key)
      const after = rate(result, {
        rated: own,
        spread,
        counts: (one, other) => counts(met.get(pair(pairOf(one, other))) ?? [], at),
      })
      for (const [person, now] of after) rated.set(ratingKey(game, person), { game, person, ...now })
      spreads.set(profileKey, { game, profile, ...spreadAfter(spread, result) })
      for (const key of pairsOf(result).map(pair))
        met.set(key, [...(met.get(key) ?? []).filter((time) => time > at - meetingsFor - margin), at])
      return after
    },
    rated: () => rated,
    spreads: () => [...spreads.values()],
  }
}
