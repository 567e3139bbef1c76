import type { Words } from './words.js'

export const de: Words = {
  lead: 'Karten aus der Kaschubei und aus Schlesien an einem Tisch: mit Menschen oder mit Bots.',
  about: [
    'Namen angeben, hinsetzen, spielen. Ohne Konto, am Telefon wie am Rechner.',
    'Die Regeln sind die der Ordnungen: jede Abrechnung zeigt ihre Rechnung und den Punkt der Ordnung.',
    'Die Mischung kann nach dem Spiel jeder selbst nachprüfen.',
  ],
  skip: 'zu den Tischen',
  free: 'Stolik ist freie Software (Apache-2.0).',
  lost: 'Hier steht kein Tisch.',
  lostHint: 'Die Adresse ist unvollständig oder alt.',
  home: 'alle Tische',
  value: 'Was ist ein Spiel wert?',
  replay: 'Ein Spiel Schritt für Schritt',
  events: 'Turniere',
  allEvents: 'alle Turniere',
  rankings: 'Ranglisten',
  allRankings: 'alle Ranglisten',
  news: 'Es gibt eine neuere Fassung dieser Seite. Die Einträge bleiben im Telefon.',
  takeNews: 'laden',
}
