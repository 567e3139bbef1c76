import type { Catalogue } from '@stolik/core'

/** Why a line of a table list cannot be. */
export const paper: Catalogue = {
  'cannot.unreadable': '„{word}“ bedeutet hier nichts',
  'cannot.incomplete': 'es fehlen Spitzen, Augen oder das Ergebnis',
  'cannot.contradiction': 'der Eintrag widerspricht sich oder sagt etwas zweimal',
  'cannot.place': 'diesen Platz gibt es an diesem Tisch nicht',
  'cannot.overbid-value': 'so überreizt kann dieses Spiel nicht sein',
  'cannot.chairs': 'an einem Tisch dieser Größe wird nicht gespielt',
  'cannot.idle-soloist': 'am Vierertisch spielt der Geber nicht mit',
  'cannot.passed-not-in-profile': 'wenn alle passen, wird hier Ramsch gespielt',
  'cannot.ramsz-not-in-profile': 'in diesen Regeln gibt es keinen Ramsch',
  'cannot.ramsz-points': 'im Ramsch hat jeder, der spielte, seine Augen, und wer aussetzte, keine',
  'cannot.ramsz-sum': 'es sind zusammen 120 Augen, davon höchstens 22 im Skat',
  'cannot.ramsz-jacks': 'solche Buben können sie nicht bekommen haben',
  'cannot.ramsz-losers': 'den Ramsch verliert, wer die meisten Augen hat',
  'cannot.jacks-needed': 'bei gleichen Augen muss gesagt werden, wer verloren hat',
  'cannot.last-trick-needed': 'es muss gesagt werden, wer den letzten Stich nahm',
  'cannot.no-later-correction': 'nach der Serie wird diese Liste nicht mehr berichtigt',
  'cannot.no-reading': 'es fehlt, wie der Eintrag lauten soll',
}
