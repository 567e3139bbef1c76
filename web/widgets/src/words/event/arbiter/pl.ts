/** The arbiter, and the record of a hand that they look at. */
import type { Catalogue } from '@stolik/core'

export const arbiter: Catalogue = {
  'arbiter.what': 'Co się stało?',
  'arbiter.none': 'Ta gra nie ma swojego arbitra. Sędzia rozstrzyga sam.',
  'arbiter.ask': 'co mówi regulamin?',
  'arbiter.unknown': 'nie wiadomo',
  'arbiter.proposal': 'Regulamin mówi',
  'arbiter.paper': 'Do listy:',
  'arbiter.series': 'Seria',
  'arbiter.table': 'Stolik',
  'arbiter.note': 'Słowa sędziego',
  'arbiter.rule': 'tak rozstrzygam',
  'arbiter.ruleOwn': 'rozstrzygam',
  'arbiter.where': 'Orzeczenie {n}: seria {series}, stolik {table}',
  'arbiter.own': 'coś innego: sędzia mówi sam',
  'arbiter.look': 'pokaż listę i zapis stolika',
  'record.title': 'Zapis gry, karta po karcie',
}
