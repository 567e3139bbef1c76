import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  'settlement.sum': 'Jak to wëszło',
  'settlement.scores': 'Wënik rozdaniégò',
  'settlement.next': 'nastãpné rozdanié',
  'settlement.in': 'za {n} s',
  'settlement.waiting': 'żdajemë na jinszich',
  'settlement.last': 'To bëło slédné rozdanié serii.',
  'settlement.clause': 'pkt {clause}',
  'settlement.clause.of': 'pkt {clause} ({document})',
  'paper.enter': 'Zapiszë rozdanié',
  'list.title': 'Lësta Stolëkòwô',
  'list.hand': 'Nr',
  'list.game': 'gra',
  'list.owner': 'grający',
  'list.total': 'Razã',
  'list.empty': 'Jesz nick nie je zapisóné: piérszé rozdanié dérëje.',
  'list.free': 'môl {n}',
}
