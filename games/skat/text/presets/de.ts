import type { Catalogue } from '@stolik/core'

/** Presets that an organiser or an association begins with. */
export const presets: Catalogue = {
  'format.pzskat-48': 'Turnier des PZSkat: drei Serien zu 48 Spielen (36 zu dritt)',
  'format.isko-48': 'Internationales Turnier: drei Serien zu 48 Spielen, die letzte nach Rangliste gesetzt',
  'format.evening-24': 'Klubabend: 24 Spiele',
  'format.patrolki-24': 'Klubabend mit Patrolki: 24 Spiele',
  'format.towarzyski-24': 'Geselliger Abend: 24 Spiele',
  'ranking.annual': 'Jahresrangliste nach Art des PZSkat: die sechs besten Turniere, mit Lizenz',
  'ranking.mean': 'Listendurchschnitt nach Art von ISPA und DSkV: ab 20 Listen',
  'ranking.evenings': 'Vereinsabende: Summe der Punkte',
  'ranking.rating': 'Spielstärke (OpenSkill)',
}
