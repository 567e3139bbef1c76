/** One’s own hands. */
import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  'me.loading': 'Recherche de vos donnes…',
  'me.empty':
    'Vos donnes se réuniront ici : revoyez chacune, vérifiez son mélange, et suivez vos résultats. Il n’y en a pas encore.',
  'me.nobody': 'Ici, chacun a ses propres donnes. Jouez sous un nom, ou connectez-vous à votre compte.',
  'me.play': 'jouer',
  'me.signIn': 'se connecter',
  'me.guest': 'Vous jouez comme invité : cette page n’existe que sur cet appareil. Un compte la reprend.',
  'me.numbers': 'Vos résultats',
  'me.hands': { one: '{n} donne', many: '{n} de donnes', other: '{n} donnes' },
  'me.curve':
    'Points de la première donne à la dernière : {last} à présent, {best} au plus haut, {worst} au plus bas.',
  'me.flat': 'Il manque quelques points pour une courbe : {last} jusqu’ici.',
  'me.kind': 'Jeu',
  'me.times': 'Donnes',
  'me.own': 'À vous',
  'me.wonOf': 'Gagnés',
  'me.score': 'Points',
  'me.series': 'Vos séries',
  'me.noSeries': 'Aucune série n’est encore terminée.',
  'me.place': '{place}ᵉ place sur {of}',
  'me.list': 'Donne par donne',
  'me.older': 'plus anciennes',
  'me.forget': 'vider cette page',
  'me.sure': 'Toutes les donnes quitteront cette page pour toujours. Les listes des tables restent.',
  'me.yes': 'oui, vider',
  'me.no': 'garder',
  'me.trouble': 'Impossible de charger.',
  'me.retry': 'réessayer',
}
