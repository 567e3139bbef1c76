import type { Catalogue } from '@stolik/core'

/** Presets that an organiser or an association begins with. */
export const presets: Catalogue = {
  'format.pzskat-48': 'Turniej PZSkat: trzy serie po 48 rozdań (36 przy trzech)',
  'format.isko-48': 'Turniej międzynarodowy: trzy serie po 48 rozdań, ostatnia według klasyfikacji',
  'format.evening-24': 'Wieczór klubowy: 24 rozdania',
  'format.patrolki-24': 'Wieczór klubowy z patrolkami: 24 rozdania',
  'format.towarzyski-24': 'Wieczór skata towarzyskiego: 24 rozdania',
  'ranking.annual': 'Ranking roczny w stylu PZSkat: sześć najlepszych turniejów, z licencją',
  'ranking.mean': 'Średnia z list w stylu ISPA i DSkV: od 20 list',
  'ranking.evenings': 'Wieczory klubowe: suma punktów',
  'ranking.rating': 'Ranking siły (OpenSkill)',
}
