/** What a list of events says of each. */
import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  'events.title': 'Tournaments',
  'events.new': 'announce a tournament',
  'events.none': 'There is no tournament yet.',
  'event.loading': 'Loading…',
  'event.players': { one: '{n} player', other: '{n} players' },
  'mode.HALL': 'in the hall',
  'mode.ONLINE': 'online',
  'mode.MIXED': 'in the hall and online',
  'phase.short.OPEN': 'entries',
  'phase.short.DRAWN': 'drawn',
  'phase.short.PLAYING': 'playing',
  'phase.short.PAUSED': 'stopped',
  'phase.short.BETWEEN': 'between series',
  'phase.short.PROVISIONAL': 'provisional',
  'phase.short.FINAL': 'over',
}
