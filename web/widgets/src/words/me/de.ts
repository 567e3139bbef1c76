/** One’s own hands. */
import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  'me.loading': 'Deine Spiele werden geholt…',
  'me.empty':
    'Hier sammeln sich deine Spiele: jedes kannst du noch einmal ansehen, das Mischen prüfen und sehen, wie es läuft. Noch ist keines da.',
  'me.nobody':
    'Hier hat jeder seine eigenen Spiele. Spiel unter einem Namen, oder melde dich mit deinem Konto an.',
  'me.play': 'spielen',
  'me.signIn': 'anmelden',
  'me.guest': 'Du spielst als Gast: diese Seite gibt es nur auf diesem Gerät. Ein Konto nimmt sie mit.',
  'me.numbers': 'So läuft es',
  'me.hands': { one: '{n} Spiel', other: '{n} Spiele' },
  'me.curve': 'Punkte vom ersten bis zum letzten Spiel: jetzt {last}, höchstens {best}, mindestens {worst}.',
  'me.flat': 'Für eine Kurve fehlen noch ein paar Punkte: bisher {last}.',
  'me.kind': 'Spiel',
  'me.times': 'Spiele',
  'me.own': 'Eigene',
  'me.wonOf': 'Gewonnen',
  'me.score': 'Punkte',
  'me.series': 'Deine Serien',
  'me.noSeries': 'Noch keine Serie ist zu Ende gespielt.',
  'me.place': 'Platz {place} von {of}',
  'me.list': 'Spiel für Spiel',
  'me.older': 'ältere',
  'me.forget': 'diese Seite leeren',
  'me.sure': 'Alle Spiele verschwinden für immer von dieser Seite. Die Listen der Tische bleiben.',
  'me.yes': 'ja, leeren',
  'me.no': 'behalten',
  'me.trouble': 'Das ließ sich nicht laden.',
  'me.retry': 'noch einmal versuchen',
}
