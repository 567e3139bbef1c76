/** All ratings again from the results of all series, in the order in which they were added. */
import { counts, meetingsFor, pairOf, pairsOf } from './meetings.js'
import { noSpread, type Rated, type SeriesResult, type Spread } from './model.js'
import { spreadAfter } from './outcome.js'
import { rate } from './rate.js'

/** The key of a person's rating in a game. */
export const ratingKey = (game: string, person: string): string => JSON.stringify([game, person])

const profileKey = ({ game, profile }: SeriesResult): string => JSON.stringify([game, profile])

export interface Replay {
  /** Adds the next series, and returns the ratings that it changed, by person. */
  add(result: SeriesResult): ReadonlyMap<string, Rated>
  /** By `ratingKey`. */
  rated(): ReadonlyMap<string, Rated>
}

export function replay(): Replay {
  const rated = new Map<string, Rated>()
  const spreads = new Map<string, Spread>()
  const met = new Map<string, readonly number[]>()
  return {
    add: (result) => {
      const { game, players, at } = result
      const own = new Map<string, Rated>()
      for (const { person } of players) {
        const before = rated.get(ratingKey(game, person))
        if (before !== undefined) own.set(person, before)
      }
      const spread = spreads.get(profileKey(result)) ?? noSpread
      const pair = (key: string): string => ratingKey(game, key)
      const after = rate(result, {
        rated: own,
        spread,
        counts: (one, other) => counts(met.get(pair(pairOf(one, other))) ?? [], at),
      })
      for (const [person, now] of after) rated.set(ratingKey(game, person), now)
      spreads.set(profileKey(result), spreadAfter(spread, result))
      for (const key of pairsOf(result).map(pair))
        met.set(key, [...(met.get(key) ?? []).filter((time) => time > at - meetingsFor), at])
      return after
    },
    rated: () => rated,
  }
}
