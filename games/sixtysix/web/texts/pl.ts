import type { Catalogue } from '@stolik/core'

export const pl: Catalogue = {
  'sixtysix.trump': 'atu: {suit:card.suit}',
  'sixtysix.stock': {
    one: '{n} karta w talonie',
    few: '{n} karty w talonie',
    many: '{n} kart w talonie',
    other: '{n} karty w talonie',
  },
  'sixtysix.closedBy': 'talon zamyka {name}',
  'sixtysix.exchange': 'weź kartę {card}',
  'sixtysix.exchanges': 'wymienia dziewiątkę atu',
  'sixtysix.close': 'zamknij talon',
  'sixtysix.marriage': '{points} · wyjdź kartą {card}',
  'sixtysix.says': '{points} w kolorze {suit:card.suit}',
  'sixtysix.leads': 'zaczyna',
  'sixtysix.deals': 'rozdaje',
  'sixtysix.follow': 'dołóż do koloru',
  'sixtysix.take': 'musisz wziąć',
}
