import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  'clubs.title': 'Clubs',
  'clubs.loading': 'Chargement des clubs…',
  'clubs.none': 'Il n’y a pas encore de club ici.',
  'clubs.noneHint':
    'Un club figure ici dès que la personne qui tient ce site l’inscrit, ou que ses joueurs sont dans un classement publié.',
  'clubs.away': 'Les clubs n’ont pas pu être chargés. Vérifiez la connexion.',
  'clubs.again': 'réessayer',
  'clubs.search': 'Recherche : club ou lieu',
  'clubs.notFound': 'Ce club n’est pas ici.',
  'clubs.site': 'page du club',
  'clubs.in': 'Dans les classements',
  'clubs.players': { one: '{n} personne', many: '{n} personnes', other: '{n} personnes' },
}
