import type { HomeWords } from './words.js'

export const de: HomeWords = {
  title: 'Karten aus der Kaschubei und aus Schlesien an einem Tisch',
  lead: 'Namen angeben, hinsetzen, spielen: mit Menschen oder mit Bots. Ohne Konto, am Telefon wie am Rechner.',
  rules: 'Die Regeln sind die der Ordnungen: jede Abrechnung zeigt ihre Rechnung und den Punkt der Ordnung.',
  fair: 'Die Mischung kann nach dem Spiel jeder selbst nachprüfen.',
  clubs: 'Ein Verein hat Tisch, Turniere und Rangliste auf seiner Seite: mit zwei Zeilen.',
  clubsLink: 'so geht es',
}
