import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  'baska.mustBid': 'This silent game cannot be lost: call another game.',
  'baska.each': '{n} pts each',
  'baska.from': '{low}–{high} pts',
  'baska.throwIn': 'throw in',
  'baska.why.trump': 'follow trumps',
  'baska.why.jack': 'follow with a jack',
  'baska.why.C': 'follow clubs',
  'baska.why.S': 'follow spades',
  'baska.why.H': 'follow hearts',
  'baska.why.D': 'follow diamonds',
  'baska.why.beat': 'you have to beat it',
  'baska.why.ruff': 'you have to trump',
  'baska.why.ruffJack': 'you have to play a jack',
}
