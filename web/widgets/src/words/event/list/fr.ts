/** What a list of events says of each. */
import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  'events.title': 'Tournois',
  'events.new': 'annoncer un tournoi',
  'events.none': 'Il n’y a encore aucun tournoi.',
  'event.loading': 'Chargement…',
  'event.players': { one: '{n} participant', many: '{n} de participants', other: '{n} participants' },
  'mode.HALL': 'en salle',
  'mode.ONLINE': 'par internet',
  'mode.MIXED': 'en salle et par internet',
  'phase.short.OPEN': 'inscriptions',
  'phase.short.DRAWN': 'tiré',
  'phase.short.PLAYING': 'en cours',
  'phase.short.PAUSED': 'pause',
  'phase.short.BETWEEN': 'entre les séries',
  'phase.short.PROVISIONAL': 'résultats provisoires',
  'phase.short.FINAL': 'terminé',
}
