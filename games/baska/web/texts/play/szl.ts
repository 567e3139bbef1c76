import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  'baska.mustBid': 'Tyj cichyj niy idzie przegrać: zgłoś inkszy szpil.',
  'baska.each': 'po {n} pkt',
  'baska.from': '{low}–{high} pkt',
  'baska.throwIn': 'ciepiã karty',
  'baska.why.trump': 'tromf do tromfa',
  'baska.why.jack': 'dupek do dupka',
  'baska.why.C': 'krojc do krojca',
  'baska.why.S': 'grin do grina',
  'baska.why.H': 'herc do herca',
  'baska.why.D': 'szel do szela',
  'baska.why.beat': 'trza przebić',
  'baska.why.ruff': 'trza dać tromfa',
  'baska.why.ruffJack': 'trza dać dupka',
}
