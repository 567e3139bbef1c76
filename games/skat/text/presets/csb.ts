import type { Catalogue } from '@stolik/core'

/** Presets that an organiser or an association begins with. */
export const presets: Catalogue = {
  'format.pzskat-48': 'Turniér PZSkat: trzë serie pò 48 rozdaniów (36 przë trzech)',
  'format.isko-48': 'Turniér midzënôrodny: trzë serie pò 48 rozdaniów, slédnô wedle klasyfikacji',
  'format.evening-24': 'Klubòwi wieczór: 24 rozdania',
  'format.patrolki-24': 'Klubòwi wieczór z patrolkama: 24 rozdania',
  'format.towarzyski-24': 'Wieczór towarzësczégò szkata: 24 rozdania',
  'ranking.annual': 'Roczny ranking w ôrce PZSkat: szesc nôlepszich turniérów, z licencją',
  'ranking.mean': 'Strzédnô z lëstów w ôrce ISPA i DSkV: òd 20 lëstów',
  'ranking.evenings': 'Klubòwé wieczorë: sëma pąktów',
  'ranking.rating': 'Ranking mòcë (OpenSkill)',
}
