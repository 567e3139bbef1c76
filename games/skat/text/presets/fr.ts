import type { Catalogue } from '@stolik/core'

/** Presets that an organiser or an association begins with. */
export const presets: Catalogue = {
  'format.pzskat-48': 'Tournoi PZSkat : trois séries de 48 donnes (36 à trois)',
  'format.isko-48':
    'Tournoi international : trois séries de 48 donnes, la dernière placée d’après le classement',
  'format.evening-24': 'Soirée de club : 24 donnes',
  'format.patrolki-24': 'Soirée de club à patrolki : 24 donnes',
  'format.towarzyski-24': 'Soirée de skat de société : 24 donnes',
  'ranking.annual': 'Classement annuel à la manière de PZSkat : les six meilleurs tournois, avec licence',
  'ranking.mean': 'Moyenne des listes à la manière de l’ISPA et du DSkV : dès 20 listes',
  'ranking.evenings': 'Soirées de club : somme des points',
  'ranking.rating': 'Cote de force (OpenSkill)',
}
