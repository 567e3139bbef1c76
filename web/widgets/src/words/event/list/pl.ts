/** What a list of events says of each. */
import type { Catalogue } from '@stolik/core'

export const pl: Catalogue = {
  'events.title': 'Turnieje',
  'events.new': 'ogłoś turniej',
  'events.none': 'Nie ma jeszcze żadnego turnieju.',
  'event.loading': 'Wczytuję…',
  'event.players': {
    one: '{n} uczestnik',
    few: '{n} uczestników',
    many: '{n} uczestników',
    other: '{n} uczestnika',
  },
  'mode.HALL': 'w sali',
  'mode.ONLINE': 'przez internet',
  'mode.MIXED': 'w sali i przez internet',
  'phase.short.OPEN': 'zapisy',
  'phase.short.DRAWN': 'rozlosowano',
  'phase.short.PLAYING': 'trwa',
  'phase.short.PAUSED': 'przerwa',
  'phase.short.BETWEEN': 'między seriami',
  'phase.short.PROVISIONAL': 'wyniki nieoficjalne',
  'phase.short.FINAL': 'zakończony',
}
