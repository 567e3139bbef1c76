import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  'player.loading': 'Loading the player…',
  'player.last': 'Last events',
  'player.placeOf': 'place {place} of {players}',
  'player.notTaken': 'does not count',
  'player.noResults': 'There are no results yet.',
  'player.history': 'Edition by edition',
}
