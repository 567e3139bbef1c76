import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  'baska.mustBid': 'Ti cëchi nie mòże przegrac: zgłoszë jinszą grã.',
  'baska.each': 'pò {n} pkt',
  'baska.from': '{low}–{high} pkt',
  'baska.throwIn': 'rzucóm kartë',
  'baska.why.trump': 'trumf do trumfa',
  'baska.why.jack': 'walét do waléta',
  'baska.why.C': 'krziż do krziża',
  'baska.why.S': 'pik do pika',
  'baska.why.H': 'serce do serca',
  'baska.why.D': 'karo do kara',
  'baska.why.beat': 'trzeba przebic',
  'baska.why.ruff': 'trzeba dac trumfa',
  'baska.why.ruffJack': 'trzeba dac waléta',
}
