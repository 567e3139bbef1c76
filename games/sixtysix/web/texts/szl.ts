import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  'sixtysix.trump': 'atu: {suit:card.suit}',
  'sixtysix.stock': {
    one: '{n} karta w talōnie',
    few: '{n} karty w talōnie',
    many: '{n} kart w talōnie',
    other: '{n} karty w talōnie',
  },
  'sixtysix.closedBy': 'talōn zawiyrŏ {name}',
  'sixtysix.exchange': 'weź {card}',
  'sixtysix.exchanges': 'wymiyniŏ dziewiōntka atu',
  'sixtysix.close': 'zawrzij talōn',
  'sixtysix.marriage': '{points} · wyńdź z {card}',
  'sixtysix.says': '{points} we farbie {suit:card.suit}',
  'sixtysix.leads': 'zaczynŏ',
  'sixtysix.deals': 'rozdŏwŏ',
  'sixtysix.follow': 'dołōż do farby',
  'sixtysix.take': 'musisz wziōńć',
}
