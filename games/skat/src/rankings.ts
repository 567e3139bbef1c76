/** How seasons of Skat are usually ranked, the most usual way first; `ranking.ID` in the catalogues names them. */
import type { Minimum, PointCount, RankingFormat, RankingPart } from '@stolik/core'

const everything: RankingPart = {
  ...{ name: 'all', kinds: ['tournament'], online: false, hall: true },
  ...{ organisers: null, regions: null, events: null, weight: 1 },
}

const anybody: Minimum = { events: 0, lists: 0, hands: 0, share: 0 }

const sum: PointCount = {
  ...{ kind: 'points', of: 'event', value: { kind: 'points' }, take: 'sum' },
  ...{ best: null, minimum: anybody, decay: null, carry: null },
}

const common: Pick<
  RankingFormat,
  'profiles' | 'players' | 'categories' | 'teams' | 'divisions' | 'decimals'
> = {
  profiles: ['pzskat'],
  players: { licensed: false, clubs: null },
  ...{ categories: [], teams: null, divisions: null, decimals: 0 },
}

/**
 * The documents say how a tournament is ranked, and leave a year to the federation: how many events count, and how many
 * lists it takes, are for the association to change.
 */
export const rankings: readonly RankingFormat[] = [
  {
    ...common,
    id: 'annual',
    parts: [everything],
    count: { ...sum, best: 6 },
    players: { licensed: true, clubs: null },
    // As at a tournament: more games won (PT 5.1); what is lost is no tie-break of a season.
    tieBreaks: ['points', 'won'],
    categories: ['women', 'junior', 'senior'],
    teams: { of: 'club', per: 'season', counting: 4 },
  },
  {
    ...common,
    id: 'mean',
    profiles: ['isko'],
    parts: [{ ...everything, kinds: ['tournament', 'evening'] }],
    count: { ...sum, of: 'list', take: 'mean', minimum: { ...anybody, lists: 20 } },
    tieBreaks: ['won'],
    categories: ['women', 'junior', 'senior'],
    decimals: 2,
  },
  {
    ...common,
    id: 'evenings',
    parts: [{ ...everything, kinds: ['evening'], online: true }],
    count: sum,
    tieBreaks: ['wins', 'won'],
  },
  {
    ...common,
    id: 'rating',
    parts: [{ ...everything, kinds: ['tournament', 'evening'], online: true }],
    count: {
      ...{ kind: 'openskill', mu: 25, sigma: 25 / 3, beta: 25 / 6, tau: 25 / 300, cautious: 3 },
      minimum: { ...anybody, lists: 5 },
    },
    tieBreaks: [],
    decimals: 2,
  },
]
