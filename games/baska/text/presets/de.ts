import type { Catalogue } from '@stolik/core'

/** Presets that an organiser or an association begins with. */
export const presets: Catalogue = {
  'format.cup-60': 'Pokal: 3 Runden zu 60 Spielen',
  'format.league-40': 'Liga: 4 Runden zu 40 Spielen',
  'format.league-32': 'Liga: 5 Runden zu 32 Spielen',
  'format.kop-32': 'Kop: 5 Runden zu 32 Spielen, 4-3-2-1',
  'format.small-40': 'Kleine Punkte: 2 Runden zu 40 Spielen',
  'format.evening-20': 'Klubabend: 20 Spiele',
  'ranking.league': 'Liga der PSB: 5-3-1-0, die vier besten Turniere, kleine Punkte, mit Lizenz',
  'ranking.evenings': 'Vereinsabende: kleine Punkte',
  'ranking.rating': 'Spielstärke (Glicko-2)',
}
