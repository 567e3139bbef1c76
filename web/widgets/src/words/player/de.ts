import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  'player.loading': 'Der Spieler wird geladen…',
  'player.last': 'Letzte Turniere',
  'player.placeOf': 'Platz {place} von {players}',
  'player.notTaken': 'zählt nicht',
  'player.noResults': 'Noch gibt es keine Ergebnisse.',
  'player.history': 'Ausgabe für Ausgabe',
}
