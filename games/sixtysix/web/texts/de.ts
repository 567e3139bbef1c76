import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  'sixtysix.trump': 'Trumpf: {suit:card.suit}',
  'sixtysix.stock': { one: '{n} Karte im Talon', other: '{n} Karten im Talon' },
  'sixtysix.closedBy': '{name} hat zugedreht',
  'sixtysix.exchange': '{card} nehmen',
  'sixtysix.exchanges': 'tauscht die Trumpfneun',
  'sixtysix.close': 'zudrehen',
  'sixtysix.marriage': '{points} · {card} ausspielen',
  'sixtysix.says': '{points} in {suit:card.suit}',
  'sixtysix.leads': 'spielt aus',
  'sixtysix.deals': 'gibt',
  'sixtysix.follow': 'Farbe bedienen',
  'sixtysix.take': 'der Stich muss genommen werden',
}
