import type { Catalogue } from '../src/words.js'

export const fr: Catalogue = {
  card: '{rank:card.rank} de {suit:card.suit}',
  'card.rank.A': 'as',
  'card.rank.T': 'dix',
  'card.rank.K': 'roi',
  'card.rank.Q': 'dame',
  'card.rank.J': 'valet',
  'card.rank.9': 'neuf',
  'card.rank.8': 'huit',
  'card.rank.7': 'sept',
  'card.suit.C': 'trèfle',
  'card.suit.S': 'pique',
  'card.suit.H': 'cœur',
  'card.suit.D': 'carreau',
}
