import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  'sixtysix.trump': 'atout : {suit:card.suit}',
  'sixtysix.stock': {
    one: '{n} carte au talon',
    many: '{n} de cartes au talon',
    other: '{n} cartes au talon',
  },
  'sixtysix.closedBy': '{name} a fermé le talon',
  'sixtysix.exchange': 'prendre : {card}',
  'sixtysix.exchanges': 'échange le neuf d’atout',
  'sixtysix.close': 'fermer le talon',
  'sixtysix.marriage': '{points} · jouer : {card}',
  'sixtysix.says': '{points} à {suit:card.suit}',
  'sixtysix.leads': 'commence',
  'sixtysix.deals': 'donne',
  'sixtysix.follow': 'fournir la couleur',
  'sixtysix.take': 'il faut prendre',
}
