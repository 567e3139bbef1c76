import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  'sixtysix.trump': 'trumps: {suit:card.suit}',
  'sixtysix.stock': { one: '{n} card to draw', other: '{n} cards to draw' },
  'sixtysix.closedBy': '{name} closed the stock',
  'sixtysix.exchange': 'take the {card}',
  'sixtysix.exchanges': 'exchanges the nine of trumps',
  'sixtysix.close': 'close the stock',
  'sixtysix.marriage': '{points} · lead the {card}',
  'sixtysix.says': '{points} in {suit:card.suit}',
  'sixtysix.leads': 'leads',
  'sixtysix.deals': 'deals',
  'sixtysix.follow': 'follow suit',
  'sixtysix.take': 'you have to take it',
}
