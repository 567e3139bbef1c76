import type { Catalogue } from '@stolik/core'

/** Presets that an organiser or an association begins with. */
export const presets: Catalogue = {
  'format.pzskat-48': 'Turniyj PZSkat: trzi seryje po 48 rozdań (36 we trzech)',
  'format.isko-48': 'Turniyj miyndzynŏrodowy: trzi seryje po 48 rozdań, ôstatniŏ podle rankingu',
  'format.evening-24': 'Klubowy wieczōr: 24 rozdania',
  'format.patrolki-24': 'Klubowy wieczōr z patrolkami: 24 rozdania',
  'format.towarzyski-24': 'Wieczōr szkata towarziskigo: 24 rozdania',
  'ranking.annual': 'Ranking na cały rok jak w PZSkat: szejś nŏjlepszych turniejōw, z licyncyjōm',
  'ranking.mean': 'Strzednio z list jak w ISPA i DSkV: ôd 20 list',
  'ranking.evenings': 'Klubowe wieczory: wszyjske pōnkty razym',
  'ranking.rating': 'Ranking siyły (OpenSkill)',
}
