/** Who plays where, and how far the lists are. */
import type { Catalogue } from '@stolik/core'

export const draw: Catalogue = {
  'draw.title': 'Serie {n}: wer wo spielt',
  'draw.table': 'Tisch {n}',
  'draw.online': 'online',
  'draw.byes': 'Es setzen aus:',
  'draw.byName': 'Nach Namen',
  'draw.measure':
    'Wiederholte Begegnungen: {repeats} (mindestens {bound}). Teamgefährten an einem Tisch: {clashes} ({clashesBound}). Unterschied der Plätze: {seatSpread} ({seatSpreadBound}), des Gebens: {dealerSpread} ({dealerSpreadBound}).',
  'draw.proof': 'Diese Auslosung prüfen',
  'draw.proofHow': 'Jeder kann sie aus dieser Datei wiederholen mit',
  'draw.file': 'draws.json',
  'draw.commitment': 'Hinterlegung, vor der Auslosung gezeigt (SHA-256 von Salz:Startwert)',
  'draw.salt': 'Salz',
  'draw.seed': 'Startwert',
  'draw.outside': 'Von außen beigemischt (SHA-256 von Startwert:Wert)',
  'list.EMPTY': 'noch leer',
  'list.PLAYING': 'wird gespielt',
  'list.COMPLETE': 'ohne Unterschriften',
  'list.SIGNED': 'Liste fertig',
  'list.ANNULLED': 'annulliert',
  'list.MISSING': 'jemand fehlt',
  'sheet.title': 'Serie {n}, Tisch {table}',
  'sheet.hands': '{done} von {n} Spielen',
  'event.line': 'Zeile {n}:',
  'sheet.listTitle': 'Die Liste, wie sie steht',
}
