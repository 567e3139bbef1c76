import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  'sixtysix.trump': 'atu: {suit:card.suit}',
  'sixtysix.stock': {
    one: '{n} kôrta w talónie',
    few: '{n} kôrtë w talónie',
    many: '{n} kôrt w talónie',
    other: '{n} kôrtë w talónie',
  },
  'sixtysix.closedBy': 'talón zamikô {name}',
  'sixtysix.exchange': 'wez {card}',
  'sixtysix.exchanges': 'wëmieniô dzewiątkã atu',
  'sixtysix.close': 'zamkni talón',
  'sixtysix.marriage': '{points} · zagrôj {card}',
  'sixtysix.says': '{points} w farwie {suit:card.suit}',
  'sixtysix.leads': 'zaczinô',
  'sixtysix.deals': 'rozdôwô',
  'sixtysix.follow': 'dołożë do farwë',
  'sixtysix.take': 'mùszisz wząc',
}
