import type { Catalogue } from '@stolik/core'

/** Presets that an organiser or an association begins with. */
export const presets: Catalogue = {
  'format.cup-60': 'Coupe : 3 rondes de 60 donnes',
  'format.league-40': 'Ligue : 4 rondes de 40 donnes',
  'format.league-32': 'Ligue : 5 rondes de 32 donnes',
  'format.kop-32': 'Kop : 5 rondes de 32 donnes, 4-3-2-1',
  'format.small-40': 'Petits points : 2 rondes de 40 donnes',
  'format.evening-20': 'Soirée de club : 20 donnes',
  'ranking.league': 'Ligue PSB : 5-3-1-0, les quatre meilleurs tournois, petits points, avec licence',
  'ranking.evenings': 'Soirées de club : petits points',
  'ranking.rating': 'Cote de force (Glicko-2)',
}
