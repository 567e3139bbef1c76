import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  'settlement.sum': 'Le calcul',
  'settlement.scores': 'Résultat de la donne',
  'settlement.next': 'donne suivante',
  'settlement.in': 'dans {n} s',
  'settlement.waiting': 'on attend les autres',
  'settlement.last': 'C’était la dernière donne de la série.',
  'settlement.clause': 'art. {clause}',
  'settlement.clause.of': 'art. {clause} ({document})',
  'paper.enter': 'Inscrire la donne',
  'list.title': 'Liste de jeu',
  'list.hand': 'N°',
  'list.game': 'jeu',
  'list.owner': 'preneur',
  'list.total': 'Total',
  'list.empty': 'Rien d’inscrit encore : la première donne est en cours.',
  'list.free': 'place {n}',
}
