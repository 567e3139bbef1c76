import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  'alone.loading': 'Die Liste wird geöffnet …',
  'alone.gathering': 'Die Spieler setzen sich erst an den Tisch.',
  'alone.noSeries': 'Dieses Turnier hat keine Serie „{series}“. Anzahl der Serien: {n}.',
  'alone.noNumber':
    'Was diese Seite bei „{attribute}“ angibt, ist keine Nummer („{value}“). Bitte sag das der Person, die sie betreut.',
  'alone.list.FINISHED': 'Serie beendet',
  'alone.table': 'Seite des Tisches',
  'alone.event': 'zum Turnier',
  'alone.sheet': 'Serie {n}, Tisch {table}',
  'alone.hands': '{done} von {n} Spielen',
  'alone.list.EMPTY': 'noch leer',
  'alone.list.PLAYING': 'wird gespielt',
  'alone.list.COMPLETE': 'ohne Unterschriften',
  'alone.list.SIGNED': 'Liste fertig',
  'alone.list.ANNULLED': 'annulliert',
  'alone.list.MISSING': 'jemand fehlt',
}
