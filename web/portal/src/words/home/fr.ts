import type { HomeWords } from './words.js'

export const fr: HomeWords = {
  title: 'Les cartes de Cachoubie et de Silésie autour d’une même table',
  lead: 'Un prénom, une chaise, et l’on joue : avec des gens ou avec des bots. Sans compte, sur le téléphone comme sur l’ordinateur.',
  rules:
    'Les règles sont celles des règlements : chaque décompte montre son calcul et l’article du règlement.',
  fair: 'Après la donne, chacun peut vérifier le mélange lui-même.',
  clubs: 'Un club a sa table, ses tournois et son classement sur sa page : avec deux lignes.',
  clubsLink: 'voir comment',
}
