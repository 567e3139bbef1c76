/** The arbiter, and the record of a hand that they look at. */
import type { Catalogue } from '@stolik/core'

export const arbiter: Catalogue = {
  'arbiter.what': 'Was ist geschehen?',
  'arbiter.none': 'Dieses Spiel hat keinen eigenen Schiedsrichter. Der Turnierschiedsrichter entscheidet.',
  'arbiter.ask': 'was sagt die Ordnung?',
  'arbiter.unknown': 'unbekannt',
  'arbiter.proposal': 'Die Ordnung sagt',
  'arbiter.paper': 'In die Liste:',
  'arbiter.series': 'Serie',
  'arbiter.table': 'Tisch',
  'arbiter.note': 'Worte des Schiedsrichters',
  'arbiter.rule': 'so entscheide ich',
  'arbiter.ruleOwn': 'ich entscheide',
  'arbiter.where': 'Entscheidung {n}: Serie {series}, Tisch {table}',
  'arbiter.own': 'etwas anderes: der Schiedsrichter entscheidet selbst',
  'arbiter.look': 'Liste und Spiele des Tisches zeigen',
  'record.title': 'Das Spiel, Karte für Karte',
}
