import type { Catalogue } from '../src/words.js'

export const szl: Catalogue = {
  card: '{rank:card.rank} {suit:card.suit}',
  'card.rank.A': 'tuz',
  'card.rank.T': 'cyjna',
  'card.rank.K': 'krōl',
  'card.rank.Q': 'ober',
  'card.rank.J': 'dupek',
  'card.rank.9': 'dziewiōntka',
  'card.rank.8': 'ôsymka',
  'card.rank.7': 'siōdymka',
  'card.suit.C': 'krojc',
  'card.suit.S': 'grin',
  'card.suit.H': 'herc',
  'card.suit.D': 'szel',
}
