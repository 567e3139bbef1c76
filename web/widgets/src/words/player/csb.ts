import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  'player.loading': 'Wczëtëjã kôrtã grôcza…',
  'player.last': 'Slédné turniére',
  'player.placeOf': 'môl {place} z {players}',
  'player.notTaken': 'nie lëczi sã',
  'player.noResults': 'Ni ma jesz wëników.',
  'player.history': 'Wëdanié pò wëdanim',
}
