/** What a list of events says of each. */
import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  'events.title': 'Turniere',
  'events.new': 'Turnier ausschreiben',
  'events.none': 'Es gibt noch kein Turnier.',
  'event.loading': 'Lädt…',
  'event.players': '{n} Teilnehmer',
  'mode.HALL': 'im Saal',
  'mode.ONLINE': 'online',
  'mode.MIXED': 'im Saal und online',
  'phase.short.OPEN': 'Anmeldung',
  'phase.short.DRAWN': 'ausgelost',
  'phase.short.PLAYING': 'läuft',
  'phase.short.PAUSED': 'unterbrochen',
  'phase.short.BETWEEN': 'zwischen den Serien',
  'phase.short.PROVISIONAL': 'vorläufig',
  'phase.short.FINAL': 'beendet',
}
