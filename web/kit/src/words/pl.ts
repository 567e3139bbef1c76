import type { Catalogue } from '@stolik/core'

export const pl: Catalogue = {
  'settlement.sum': 'Jak to wyszło',
  'settlement.scores': 'Wynik rozdania',
  'settlement.next': 'następne rozdanie',
  'settlement.in': 'za {n} s',
  'settlement.waiting': 'czekamy na pozostałych',
  'settlement.last': 'To było ostatnie rozdanie serii.',
  'settlement.clause': 'pkt {clause}',
  'settlement.clause.of': 'pkt {clause} ({document})',
  'paper.enter': 'Zapisz rozdanie',
  'list.title': 'Lista Stolikowa',
  'list.hand': 'Nr',
  'list.game': 'gra',
  'list.owner': 'grający',
  'list.total': 'Razem',
  'list.empty': 'Jeszcze nic nie zapisano: pierwsze rozdanie trwa.',
  'list.free': 'miejsce {n}',
}
