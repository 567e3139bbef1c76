import type { Catalogue } from '../src/words.js'

export const de: Catalogue = {
  card: '{suit:card.suit}-{rank:card.rank}',
  'card.rank.A': 'Ass',
  'card.rank.T': 'Zehn',
  'card.rank.K': 'König',
  'card.rank.Q': 'Dame',
  'card.rank.J': 'Bube',
  'card.rank.9': 'Neun',
  'card.rank.8': 'Acht',
  'card.rank.7': 'Sieben',
  'card.suit.C': 'Kreuz',
  'card.suit.S': 'Pik',
  'card.suit.H': 'Herz',
  'card.suit.D': 'Karo',
}
