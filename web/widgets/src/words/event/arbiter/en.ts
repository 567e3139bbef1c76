/** The arbiter, and the record of a hand that they look at. */
import type { Catalogue } from '@stolik/core'

export const arbiter: Catalogue = {
  'arbiter.what': 'What happened?',
  'arbiter.none': 'This game brings no arbiter of its own. The referee decides.',
  'arbiter.ask': 'what does the rule book say?',
  'arbiter.unknown': 'not known',
  'arbiter.proposal': 'The rule book says',
  'arbiter.paper': 'For the list:',
  'arbiter.series': 'Series',
  'arbiter.table': 'Table',
  'arbiter.note': 'The referee’s words',
  'arbiter.rule': 'I rule so',
  'arbiter.ruleOwn': 'I rule',
  'arbiter.where': 'Ruling {n}: series {series}, table {table}',
  'arbiter.own': 'something else: the referee says',
  'arbiter.look': 'show the table’s list and deals',
  'record.title': 'The deal, card by card',
}
