import type { EmptyWords } from './words.js'

export const fr: EmptyWords = {
  example: 'exemple',
  events: 'Ici paraîtront les tournois : quand et où, qui joue, les listes en direct et les résultats.',
  eventsNext: 'annoncer le premier tournoi',
  rankings:
    'Ici paraîtront les classements : les places, d’où elles viennent, et des éditions que chacun peut recalculer.',
  rankingsNext: 'comment une fédération tient un classement',
  clubs: 'Ici paraîtront les clubs : où ils jouent, leurs pages et leurs classements.',
  clubsNext: 'ce qu’un club peut mettre sur sa page',
  replay:
    'Ici on revoit une donne terminée, coup par coup, avec le calcul. Ouvrez les vôtres à une table, ou depuis un fichier.',
  replayNext: 'jouer une donne',
  learn: 'De courts chapitres avec des exemples, puis une première donne où chaque coup a son conseil.',
}
