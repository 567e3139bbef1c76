import type { EmptyWords } from './words.js'

export const de: EmptyWords = {
  example: 'Beispiel',
  events: 'Hier stehen die Turniere: wann und wo, wer spielt, die Listen live und die Ergebnisse.',
  eventsNext: 'das erste Turnier ankündigen',
  rankings:
    'Hier stehen die Ranglisten: die Plätze, woher sie kommen, und Ausgaben, die jeder nachrechnen kann.',
  rankingsNext: 'wie ein Verband eine Rangliste führt',
  clubs: 'Hier stehen die Vereine: wo sie spielen, ihre Seiten und Ranglisten.',
  clubsNext: 'was ein Verein auf seine Seite setzen kann',
  replay:
    'Hier sieht man ein beendetes Spiel Zug um Zug, mit der Abrechnung. Eigene öffnet man am Tisch oder aus einer Datei.',
  replayNext: 'ein Spiel spielen',
  learn: 'Kurze Kapitel mit Beispielen und danach ein erstes Spiel, bei dem es zu jedem Zug einen Rat gibt.',
}
