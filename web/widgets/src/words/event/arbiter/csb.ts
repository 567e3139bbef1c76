/** The arbiter, and the record of a hand that they look at. */
import type { Catalogue } from '@stolik/core'

export const arbiter: Catalogue = {
  'arbiter.what': 'Co sã stało?',
  'arbiter.none': 'Na gra ni mô swòjégò sãdzë w kòmpùtrze. Sãdza rozsądzywô sóm.',
  'arbiter.ask': 'co gôdô regùlamin?',
  'arbiter.unknown': 'nie je wiedzec',
  'arbiter.proposal': 'Regùlamin gôdô',
  'arbiter.paper': 'Do lëstë:',
  'arbiter.series': 'Seriô',
  'arbiter.table': 'Stolëk',
  'arbiter.note': 'Słowa sãdzë',
  'arbiter.rule': 'tak rozsądzywóm',
  'arbiter.ruleOwn': 'rozsądzywóm',
  'arbiter.where': 'Òrzeczenié {n}: seriô {series}, stolëk {table}',
  'arbiter.own': 'cos jinszégò: sãdza gôdô sóm',
  'arbiter.look': 'pòkôż lëstã i zapis stolëka',
  'record.title': 'Zapis grë, kôrta pò karce',
}
