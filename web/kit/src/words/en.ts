import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  'settlement.sum': 'How it adds up',
  'settlement.scores': 'Score of this deal',
  'settlement.next': 'next deal',
  'settlement.in': 'in {n} s',
  'settlement.waiting': 'waiting for the others',
  'settlement.last': 'That was the last deal of the series.',
  'settlement.clause': 'rule {clause}',
  'settlement.clause.of': 'rule {clause} ({document})',
  'paper.enter': 'Enter the deal',
  'list.title': 'Score sheet',
  'list.hand': 'No.',
  'list.game': 'game',
  'list.owner': 'declarer',
  'list.total': 'Total',
  'list.empty': 'Nothing written yet: the first deal is being played.',
  'list.free': 'place {n}',
}
