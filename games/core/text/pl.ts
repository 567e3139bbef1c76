import type { Catalogue } from '../src/words.js'

export const pl: Catalogue = {
  card: '{rank:card.rank} {suit:card.suit}',
  'card.rank.A': 'as',
  'card.rank.T': 'dziesiątka',
  'card.rank.K': 'król',
  'card.rank.Q': 'dama',
  'card.rank.J': 'walet',
  'card.rank.9': 'dziewiątka',
  'card.rank.8': 'ósemka',
  'card.rank.7': 'siódemka',
  'card.suit.C': 'trefl',
  'card.suit.S': 'pik',
  'card.suit.H': 'kier',
  'card.suit.D': 'karo',
}
