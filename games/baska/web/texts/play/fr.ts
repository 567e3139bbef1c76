import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  'baska.mustBid': 'Cette silencieuse ne peut pas se perdre : annoncez un autre jeu.',
  'baska.each': '{n} pts chacun',
  'baska.from': '{low}–{high} pts',
  'baska.throwIn': 'je jette mes cartes',
  'baska.why.trump': 'fournir atout',
  'baska.why.jack': 'fournir un valet',
  'baska.why.C': 'fournir trèfle',
  'baska.why.S': 'fournir pique',
  'baska.why.H': 'fournir cœur',
  'baska.why.D': 'fournir carreau',
  'baska.why.beat': 'il faut monter',
  'baska.why.ruff': 'il faut couper',
  'baska.why.ruffJack': 'il faut mettre un valet',
}
