import type { Catalogue } from '../src/words.js'

export const en: Catalogue = {
  card: '{rank:card.rank} of {suit:card.suit}',
  'card.rank.A': 'ace',
  'card.rank.T': 'ten',
  'card.rank.K': 'king',
  'card.rank.Q': 'queen',
  'card.rank.J': 'jack',
  'card.rank.9': 'nine',
  'card.rank.8': 'eight',
  'card.rank.7': 'seven',
  'card.suit.C': 'clubs',
  'card.suit.S': 'spades',
  'card.suit.H': 'hearts',
  'card.suit.D': 'diamonds',
}
