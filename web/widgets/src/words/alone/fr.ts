import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  'alone.loading': 'Ouverture de la liste…',
  'alone.gathering': 'Les joueurs s’installent encore à la table.',
  'alone.noSeries': 'Ce tournoi n’a pas de série « {series} ». Nombre de séries : {n}.',
  'alone.noNumber':
    'Ce que cette page indique pour « {attribute} » n’est pas un numéro (« {value} »). Prévenez la personne qui s’en occupe.',
  'alone.list.FINISHED': 'série terminée',
  'alone.table': 'page de la table',
  'alone.event': 'page du tournoi',
  'alone.sheet': 'Série {n}, table {table}',
  'alone.hands': '{done} donnes sur {n}',
  'alone.list.EMPTY': 'rien d’inscrit',
  'alone.list.PLAYING': 'jeu en cours',
  'alone.list.COMPLETE': 'sans signatures',
  'alone.list.SIGNED': 'liste prête',
  'alone.list.ANNULLED': 'annulée',
  'alone.list.MISSING': 'quelqu’un n’est pas venu',
}
