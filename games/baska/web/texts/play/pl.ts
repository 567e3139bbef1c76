import type { Catalogue } from '@stolik/core'

export const pl: Catalogue = {
  'baska.mustBid': 'Tej cichej nie można przegrać: zgłoś inną grę.',
  'baska.each': 'po {n} pkt',
  'baska.from': '{low}–{high} pkt',
  'baska.throwIn': 'rzucam karty',
  'baska.why.trump': 'trumf do trumfa',
  'baska.why.jack': 'walet do waleta',
  'baska.why.C': 'trefl do trefla',
  'baska.why.S': 'pik do pika',
  'baska.why.H': 'kier do kiera',
  'baska.why.D': 'karo do kara',
  'baska.why.beat': 'trzeba przebić',
  'baska.why.ruff': 'trzeba dać trumfa',
  'baska.why.ruffJack': 'trzeba dać waleta',
}
