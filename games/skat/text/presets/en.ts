import type { Catalogue } from '@stolik/core'

/** Presets that an organiser or an association begins with. */
export const presets: Catalogue = {
  'format.pzskat-48': 'PZSkat tournament: three series of 48 deals (36 with three)',
  'format.isko-48': 'International tournament: three series of 48 deals, the last seated by the standings',
  'format.evening-24': 'Club evening: 24 deals',
  'format.patrolki-24': 'Club evening with patrolki: 24 deals',
  'format.towarzyski-24': 'Social evening: 24 deals',
  'ranking.annual': 'Annual list in the style of PZSkat: best six tournaments, with a licence',
  'ranking.mean': 'Mean of lists in the style of ISPA and DSkV: from 20 lists',
  'ranking.evenings': 'Club evenings: sum of points',
  'ranking.rating': 'Rating (OpenSkill)',
}
