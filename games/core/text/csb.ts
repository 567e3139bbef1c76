import type { Catalogue } from '../src/words.js'

export const csb: Catalogue = {
  card: '{rank:card.rank} {suit:card.suit}',
  'card.rank.A': 'as',
  'card.rank.T': 'dzesątka',
  'card.rank.K': 'król',
  'card.rank.Q': 'dama',
  'card.rank.J': 'walét',
  'card.rank.9': 'dzewiątka',
  'card.rank.8': 'òsemka',
  'card.rank.7': 'sétemka',
  'card.suit.C': 'krziż',
  'card.suit.S': 'pik',
  'card.suit.H': 'serce',
  'card.suit.D': 'karo',
}
