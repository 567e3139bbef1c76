import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  'player.loading': 'Chargement du joueur…',
  'player.last': 'Derniers tournois',
  'player.placeOf': 'place {place} sur {players}',
  'player.notTaken': 'ne compte pas',
  'player.noResults': 'Pas encore de résultats.',
  'player.history': 'Édition par édition',
}
