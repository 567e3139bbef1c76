import type { Words } from './words.js'

export const fr: Words = {
  lead: 'Les cartes de Cachoubie et de Silésie autour d’une même table : avec des gens ou avec des bots.',
  about: [
    'Un prénom, une chaise, et l’on joue. Sans compte, sur le téléphone comme sur l’ordinateur.',
    'Les règles sont celles des règlements : chaque décompte montre son calcul et l’article du règlement.',
    'Après la donne, chacun peut vérifier le mélange lui-même.',
  ],
  skip: 'aller aux tables',
  free: 'Stolik est un logiciel libre (Apache-2.0).',
  lost: 'Il n’y a pas de table ici.',
  lostHint: 'L’adresse est incomplète ou ancienne.',
  home: 'toutes les tables',
  value: 'Combien vaut un jeu ?',
  replay: 'Une donne pas à pas',
  events: 'Tournois',
  allEvents: 'tous les tournois',
  rankings: 'Classements',
  allRankings: 'tous les classements',
  news: 'Il y a une version plus récente de cette page. Ce que vous avez inscrit reste dans le téléphone.',
  takeNews: 'la charger',
}
