import type { LookWords } from './words.js'

export const de: LookWords = {
  title: 'Das Aussehen des Vereins',
  lead: 'Stelle Farben, Schrift und Karten ein. Daneben ist gleich zu sehen, wie es wirkt, und unten stehen die Zeilen zum Einfügen.',
  back: 'was auf die Seite kommt',
}
