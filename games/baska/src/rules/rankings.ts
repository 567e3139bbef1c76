/** The usual season rankings of Baśka, the most usual first. `ranking.ID` in the catalogues names them. */
import { anybody, everything, pointSum, usual, type RankingFormat } from '@stolik/core'

const common = { ...usual, profiles: ['lebork'], decimals: 1 }

export const rankings: readonly RankingFormat[] = [
  // The league of PSB: table points 5-3-1-0 from the events, counted from the day of the licence, and a team's best four at
  // each event. The league may change the tie-break by small points and the count of a player's best four events.
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
  // Small points alone, as clubs record them.
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
      kind: 'glicko2',
      rating: 1500,
      deviation: 350,
      volatility: 0.06,
      tau: 0.5,
      period: 'month',
      minimum: { ...anybody, lists: 5 },
    },
    tieBreaks: [],
    decimals: 0,
  },
]
