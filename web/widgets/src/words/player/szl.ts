import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  'player.loading': 'Wczytujã kartã grŏcza…',
  'player.last': 'Ôstatnie turnieje',
  'player.placeOf': 'miyjsce {place} z {players}',
  'player.notTaken': 'niy rachuje sie',
  'player.noResults': 'Jeszcze niy ma wynikōw.',
  'player.history': 'Wydanie po wydaniu',
}
