/** Usual settings for the ranking formats that a game offers. An association may change all of them. */
import type { Minimum, PointCount, RankingFormat, RankingPart } from './ranking-format.js'

/** All tournaments in the hall, by any organiser in any region. */
export const everything: RankingPart = {
  name: 'all',
  kinds: ['tournament'],
  online: false,
  hall: true,
  organisers: null,
  regions: null,
  events: null,
  weight: 1,
}

/** No minimum: everybody is ranked. */
export const anybody: Minimum = { events: 0, lists: 0, hands: 0, share: 0 }

/** The sum of the points of all events. */
export const pointSum: PointCount = {
  kind: 'points',
  of: 'event',
  value: { kind: 'points' },
  take: 'sum',
  best: null,
  minimum: anybody,
  decay: null,
  carry: null,
}

/** Players with and without a licence; no categories, teams or leagues. */
export const usual: Pick<RankingFormat, 'players' | 'categories' | 'teams' | 'divisions'> = {
  players: { licensed: false, clubs: null },
  categories: [],
  teams: null,
  divisions: null,
}
