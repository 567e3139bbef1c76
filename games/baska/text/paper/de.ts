import type { Catalogue } from '@stolik/core'

/** Why a line of a table list cannot be, and what it comes to. */
export const paper: Catalogue = {
  'times.raises': '{counted} von {announced} Kontras zählen: × {n}',
  'cannot.unreadable': '„{word}“ bedeutet hier nichts',
  'cannot.incomplete': 'es fehlen die Seiten oder das Ergebnis',
  'cannot.contradiction': 'der Eintrag widerspricht sich oder sagt etwas zweimal',
  'cannot.contract': 'dieses Spiel wird hier nicht angesagt',
  'cannot.sides': 'in diesem Spiel spielen anders viele zusammen',
  'cannot.du': '„Du“ gibt es nur beim Grand und beim Solo',
  'cannot.raises': 'so viele Kontras konnten nicht gesagt werden oder zählen',
  'cannot.points': 'so viele Punkte gibt es in ganzen Stichen nicht',
  'cannot.result': 'dieses Ergebnis kann es in diesem Spiel nicht geben',
  'cannot.bok-round': 'ob das eine Bockrunde ist, ergibt sich aus den Spielen davor, und zwar anders',
  'cannot.consent': 'zu einer Berichtigung müssen alle am Tisch zustimmen',
  'cannot.no-reading': 'es fehlt, wie der Eintrag lauten soll',
}
