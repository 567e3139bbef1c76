import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  'clubs.title': 'Vereine',
  'clubs.loading': 'Vereine werden geladen …',
  'clubs.none': 'Hier gibt es noch keinen Verein.',
  'clubs.noneHint':
    'Ein Verein steht hier, sobald ihn der Betreiber dieser Seite einträgt oder seine Spieler in einer veröffentlichten Rangliste sind.',
  'clubs.away': 'Die Vereine ließen sich nicht laden. Prüfe die Verbindung.',
  'clubs.again': 'noch einmal versuchen',
  'clubs.search': 'Suche: Verein oder Ort',
  'clubs.notFound': 'Diesen Verein gibt es hier nicht.',
  'clubs.site': 'Seite des Vereins',
  'clubs.in': 'In Ranglisten',
  'clubs.players': { one: '{n} Person', other: '{n} Personen' },
}
