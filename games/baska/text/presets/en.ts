import type { Catalogue } from '@stolik/core'

/** Presets that an organiser or an association begins with. */
export const presets: Catalogue = {
  'format.cup-60': 'Cup: 3 rounds of 60 deals',
  'format.league-40': 'League: 4 rounds of 40 deals',
  'format.league-32': 'League: 5 rounds of 32 deals',
  'format.kop-32': 'Kop: 5 rounds of 32 deals, 4-3-2-1',
  'format.small-40': 'Small points: 2 rounds of 40 deals',
  'format.evening-20': 'Club evening: 20 deals',
  'ranking.league': 'PSB league: 5-3-1-0, best four tournaments, small points, with a licence',
  'ranking.evenings': 'Club evenings: small points',
  'ranking.rating': 'Rating (Glicko-2)',
}
