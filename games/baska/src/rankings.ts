/** How seasons of Baśka are usually ranked, the most usual way first; `ranking.ID` in the catalogues names them. */
import { anybody, everything, pointSum, usual, type RankingFormat } from '@stolik/core'

const common = { ...usual, profiles: ['lebork'], decimals: 1 }

export const rankings: readonly RankingFormat[] = [
  // The league of PSB: table points 5-3-1-0 as the events bring them, points from the day of the licence on, and of a team at
  // each event its best four. Small points between equals, and the best four events of a player, are for the league to change.
  {
    ...common,
    id: 'league',
    parts: [everything],
    count: { ...pointSum, best: 4 },
    players: { licensed: true, clubs: null },
    tieBreaks: ['small', 'wins', 'seconds'],
    categories: ['women'],
    teams: { of: 'team', per: 'event', counting: 4 },
  },
  // Small points alone, as clubs write them down.
  {
    ...common,
    id: 'evenings',
    parts: [{ ...everything, kinds: ['evening'], online: true }],
    count: { ...pointSum, value: { kind: 'small' } },
    tieBreaks: ['wins', 'seconds'],
    decimals: 0,
  },
  {
    ...common,
    id: 'rating',
    parts: [{ ...everything, kinds: ['tournament', 'evening'], online: true }],
    count: {
      ...{ kind: 'glicko2', rating: 1500, deviation: 350, volatility: 0.06, tau: 0.5, period: 'month' },
      minimum: { ...anybody, lists: 5 },
    },
    tieBreaks: [],
    decimals: 0,
  },
]
