/** The arbiter, and the record of a hand that they look at. */
import type { Catalogue } from '@stolik/core'

export const arbiter: Catalogue = {
  'arbiter.what': 'Co sie stało?',
  'arbiter.none': 'Tyn szpil niy mŏ swojigo arbitra. Syndzia rozsōndzŏ sōm.',
  'arbiter.ask': 'co gŏdajōm prawidła?',
  'arbiter.unknown': 'niy wiadōmo',
  'arbiter.proposal': 'Prawidła gŏdajōm',
  'arbiter.paper': 'Na listã:',
  'arbiter.series': 'Seryjŏ',
  'arbiter.table': 'Stōł',
  'arbiter.note': 'Słowa syndzie',
  'arbiter.rule': 'tak rozsōndzōm',
  'arbiter.ruleOwn': 'rozsōndzōm',
  'arbiter.where': 'Wyrok {n}: seryjŏ {series}, stōł {table}',
  'arbiter.own': 'coś inkszego: syndzia gŏdŏ sōm',
  'arbiter.look': 'pokŏż listã i zŏpis stołu',
  'record.title': 'Zŏpis szpila, karta po karcie',
}
