import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  game: 'Baśka',
  'profile.lebork': 'Rote Baśka nach den Regeln des Polnischen Pokals',

  'contract.zwykla': 'Normalspiel',
  'contract.wesele': 'Hochzeit',
  'contract.cicha': 'Stille Hochzeit',
  'contract.gran': 'Grand',
  'contract.zolla': 'Solo',
  'du.true': ' mit Du',
  'du.false': '',
  'raise.kontra': 'Kontra',
  'raise.rekontra': 'Re',
  'raise.hirsch': 'Hirsch',
  'raise.bok': 'Bock',
  'side.zwykla': 'die Alten',
  'side.wesele': 'die Hochzeiter',

  'pair.won': '{contract:contract}: {contract:side} gewinnen {points} : {against}',
  'pair.lost': '{contract:contract}: die Jungen gewinnen {against} : {points}',
  'solo.won': '{seat}: {contract:contract}{du:du} gewonnen, {points} : {against}',
  'solo.lost': '{seat}: {contract:contract}{du:du} verloren, {points} : {against}',

  'base.exit': { one: 'Verlierer heraus: {n} Punkt', other: 'Verlierer heraus: {n} Punkte' },
  'base.noExit': { one: 'Verlierer nicht heraus: {n} Punkt', other: 'Verlierer nicht heraus: {n} Punkte' },
  'base.noTrick': { one: 'Verlierer ohne Stich: {n} Punkt', other: 'Verlierer ohne Stich: {n} Punkte' },
  'base.solo': { one: '{contract:contract}: {n} Punkt', other: '{contract:contract}: {n} Punkte' },
  'times.du': 'Du: × {n}',
  'times.raise': '{raise:raise} ({seat}): × {n}',
  'skipped.raise': '{raise:raise} ({seat}): zählt nicht, weil nicht vom Gegner',
  'times.bokRound': 'in der Bockrunde: × {n}',
  'times.lost.pair': 'die Alten verlieren: × {n}',
  'times.lost.solo': 'Spiel verloren: × {n}',
  'unit.pair.won': {
    one: 'jeder der Jungen zahlt {n} Punkt',
    other: 'jeder der Jungen zahlt {n} Punkte',
  },
  'unit.pair.lost': { one: 'jeder der Alten zahlt {n} Punkt', other: 'jeder der Alten zahlt {n} Punkte' },
  'unit.solo.won': { one: 'jeder Gegner zahlt {n} Punkt', other: 'jeder Gegner zahlt {n} Punkte' },
  'unit.solo.lost': {
    one: '{seat} zahlt jedem Gegner {n} Punkt',
    other: '{seat} zahlt jedem Gegner {n} Punkte',
  },
  'bok.next': {
    one: '52 zu 52: das nächste Spiel ist die Bockrunde',
    other: '52 zu 52: die nächsten {n} Spiele sind eine Bockrunde',
  },
  'bok.queued': {
    one: '52 zu 52: nach dieser Bockrunde noch {n} Spiel',
    other: '52 zu 52: nach dieser Bockrunde noch {n} Spiele',
  },

  row: '{contract:contract}{du:du}{raised:raised}{bokRound:bokRound}, {points} : {against}{bok:bok}',
  'raised.true': ', Kontras {counted}/{announced}',
  'raised.false': '',
  'bokRound.true': ', Bockrunde',
  'bokRound.false': '',
  'bok.true': ' – unentschieden',
  'bok.false': '',
}
