import type { Catalogue } from '@stolik/core'

export const pl: Catalogue = {
  'player.loading': 'Wczytuję kartę zawodnika…',
  'player.last': 'Ostatnie turnieje',
  'player.placeOf': 'miejsce {place} z {players}',
  'player.notTaken': 'nie liczy się',
  'player.noResults': 'Nie ma jeszcze wyników.',
  'player.history': 'Wydanie po wydaniu',
}
