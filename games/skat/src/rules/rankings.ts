/** Usual rankings of a Skat season, the most usual first; `ranking.ID` in the catalogues names them. */
import { anybody, everything, pointSum, usual, type RankingFormat } from '@stolik/core'

const common = { ...usual, profiles: ['pzskat'], decimals: 0 }

/**
 * The documents say how a tournament is ranked but leave the season to the federation. So the association may
 * change how many events count and how many lists are required.
 */
export const rankings: readonly RankingFormat[] = [
  {
    ...common,
    id: 'annual',
    parts: [everything],
    count: { ...pointSum, best: 6 },
    players: { licensed: true, clubs: null },
    // As at a tournament, games won decide (PT 5.1); games lost are no tie-break of a season.
    tieBreaks: ['points', 'won'],
    categories: ['women', 'junior', 'senior'],
    teams: { of: 'club', per: 'season', counting: 4 },
  },
  {
    ...common,
    id: 'mean',
    profiles: ['isko'],
    parts: [{ ...everything, kinds: ['tournament', 'evening'] }],
    count: { ...pointSum, of: 'list', take: 'mean', minimum: { ...anybody, lists: 20 } },
    tieBreaks: ['won'],
    categories: ['women', 'junior', 'senior'],
    decimals: 2,
  },
  {
    ...common,
    id: 'evenings',
    parts: [{ ...everything, kinds: ['evening'], online: true }],
    count: pointSum,
    tieBreaks: ['wins', 'won'],
  },
  {
    ...common,
    id: 'rating',
    parts: [{ ...everything, kinds: ['tournament', 'evening'], online: true }],
    count: {
      kind: 'openskill',
      mu: 25,
      sigma: 25 / 3,
      beta: 25 / 6,
      tau: 25 / 300,
      cautious: 3,
      minimum: { ...anybody, lists: 5 },
    },
    tieBreaks: [],
    decimals: 2,
  },
]
