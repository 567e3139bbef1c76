/** What a list of events says of each. */
import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  'events.title': 'Turnieje',
  'events.new': 'ôgłoś turniyj',
  'events.none': 'Jeszcze niy ma żŏdnego turnieju.',
  'event.loading': 'Wczytujã…',
  'event.players': {
    one: '{n} uczestnik',
    few: '{n} uczestniki',
    many: '{n} uczestnikōw',
    other: '{n} uczestnika',
  },
  'mode.HALL': 'w zali',
  'mode.ONLINE': 'we internecie',
  'mode.MIXED': 'w zali i we internecie',
  'phase.short.OPEN': 'zŏpisy',
  'phase.short.DRAWN': 'wylosowane',
  'phase.short.PLAYING': 'idzie',
  'phase.short.PAUSED': 'pauza',
  'phase.short.BETWEEN': 'miyndzy seryjami',
  'phase.short.PROVISIONAL': 'wyniki niyôficjalne',
  'phase.short.FINAL': 'skōńczōny',
}
