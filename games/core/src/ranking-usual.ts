/** What most seasons are ranked by, for the formats that a game begins with: all of it may be changed by an association. */
import type { Minimum, PointCount, RankingFormat, RankingPart } from './ranking-format.js'

/** All tournaments in the hall, whoever holds them and wherever. */
export const everything: RankingPart = {
  ...{ name: 'all', kinds: ['tournament'], online: false, hall: true },
  ...{ organisers: null, regions: null, events: null, weight: 1 },
}

/** Nobody has played too little. */
export const anybody: Minimum = { events: 0, lists: 0, hands: 0, share: 0 }

/** The sum of the points of all events. */
export const pointSum: PointCount = {
  ...{ kind: 'points', of: 'event', value: { kind: 'points' }, take: 'sum' },
  ...{ best: null, minimum: anybody, decay: null, carry: null },
}

/** Players with a licence or without, and nothing beside the ranking itself. */
export const usual: Pick<RankingFormat, 'players' | 'categories' | 'teams' | 'divisions'> = {
  players: { licensed: false, clubs: null },
  ...{ categories: [], teams: null, divisions: null },
}
