import type { Catalogue } from '@stolik/core'

/** Presets that an organiser or an association begins with. */
export const presets: Catalogue = {
  'format.cup-60': 'Puchar: 3 rundy po 60 rozdań',
  'format.league-40': 'Liga: 4 rundy po 40 rozdań',
  'format.league-32': 'Liga: 5 rund po 32 rozdania',
  'format.kop-32': 'Kop: 5 rund po 32 rozdania, 4-3-2-1',
  'format.small-40': 'Małe punkty: 2 rundy po 40 rozdań',
  'format.evening-20': 'Wieczór klubowy: 20 rozdań',
  'ranking.league': 'Liga PSB: 5-3-1-0, cztery najlepsze turnieje, małe punkty, z licencją',
  'ranking.evenings': 'Wieczory klubowe: małe punkty',
  'ranking.rating': 'Ranking siły (Glicko-2)',
}
