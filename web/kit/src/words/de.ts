import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  'settlement.sum': 'So wurde gerechnet',
  'settlement.scores': 'Ergebnis des Spiels',
  'settlement.next': 'nächstes Spiel',
  'settlement.in': 'in {n} s',
  'settlement.waiting': 'wir warten auf die anderen',
  'settlement.last': 'Das war das letzte Spiel der Serie.',
  'settlement.clause': 'Ziffer {clause}',
  'settlement.clause.of': 'Ziffer {clause} ({document})',
  'paper.enter': 'Spiel eintragen',
  'list.title': 'Spielliste',
  'list.hand': 'Nr.',
  'list.game': 'Spiel',
  'list.owner': 'Alleinspieler',
  'list.total': 'Summe',
  'list.empty': 'Noch nichts geschrieben: das erste Spiel läuft.',
  'list.free': 'Platz {n}',
}
