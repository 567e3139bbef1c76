import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  'baska.mustBid': 'Diese Stille ist nicht zu verlieren: sage ein anderes Spiel an.',
  'baska.each': 'je {n} P.',
  'baska.from': '{low}–{high} P.',
  'baska.throwIn': 'Karten hinwerfen',
  'baska.why.trump': 'Trumpf bedienen',
  'baska.why.jack': 'Buben bedienen',
  'baska.why.C': 'Kreuz bedienen',
  'baska.why.S': 'Pik bedienen',
  'baska.why.H': 'Herz bedienen',
  'baska.why.D': 'Karo bedienen',
  'baska.why.beat': 'du musst stechen',
  'baska.why.ruff': 'du musst Trumpf geben',
  'baska.why.ruffJack': 'du musst einen Buben geben',
}
