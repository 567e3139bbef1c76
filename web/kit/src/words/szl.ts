import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  'settlement.sum': 'Jak to wyszło',
  'settlement.scores': 'Wynik rozdaniŏ',
  'settlement.next': 'nastympne rozdanie',
  'settlement.in': 'za {n} s',
  'settlement.waiting': 'czekōmy na inkszych',
  'settlement.last': 'To było ôstatnie rozdanie seryje.',
  'settlement.clause': 'pōnkt {clause}',
  'settlement.clause.of': 'pōnkt {clause} ({document})',
  'paper.enter': 'Zapisz rozdanie',
  'list.title': 'Lista stolikowŏ',
  'list.hand': 'Nr',
  'list.game': 'szpil',
  'list.owner': 'fto groł',
  'list.total': 'Razym',
  'list.empty': 'Jeszcze nic niy ma zapisane: piyrsze rozdanie idzie.',
  'list.free': 'plac {n}',
}
