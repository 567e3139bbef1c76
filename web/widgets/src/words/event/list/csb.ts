/** What a list of events says of each. */
import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  'events.title': 'Turniére',
  'events.new': 'ògłosë turniér',
  'events.none': 'Ni ma jesz niżódnégò turniéru.',
  'event.loading': 'Wczëtëjã…',
  'event.players': {
    one: '{n} ùczãstnik',
    few: '{n} ùczãstników',
    many: '{n} ùczãstników',
    other: '{n} ùczãstnika',
  },
  'mode.HALL': 'w zalë',
  'mode.ONLINE': 'przez internet',
  'mode.MIXED': 'w zalë i przez internet',
  'phase.short.OPEN': 'zapisë',
  'phase.short.DRAWN': 'rozlosowóné',
  'phase.short.PLAYING': 'dérëje',
  'phase.short.PAUSED': 'pauza',
  'phase.short.BETWEEN': 'midzë seriama',
  'phase.short.PROVISIONAL': 'wëniczi nieòficjalné',
  'phase.short.FINAL': 'skùńczony',
}
