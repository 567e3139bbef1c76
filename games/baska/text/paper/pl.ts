import type { Catalogue } from '@stolik/core'

/** Why a line of a table list cannot be, and what it comes to. */
export const paper: Catalogue = {
  'times.raises': 'kontry uznane: {counted} z {announced}: × {n}',
  'cannot.unreadable': '„{word}” nic tu nie znaczy',
  'cannot.incomplete': 'brakuje stron albo wyniku',
  'cannot.contradiction': 'wpis sam sobie przeczy albo mówi coś dwa razy',
  'cannot.contract': 'takiego kontraktu tu się nie zgłasza',
  'cannot.sides': 'w tym kontrakcie gra razem inna liczba graczy',
  'cannot.du': '„du” mówi się tylko przy granie i zolli',
  'cannot.raises': 'tyle kontr nie można było zgłosić albo uznać',
  'cannot.points': 'tylu punktów w całych bitkach być nie może',
  'cannot.result': 'taki wynik w tym kontrakcie nie jest możliwy',
  'cannot.bok-round': 'z wcześniejszych rozdań wynika inaczej, czy to bok-runda',
  'cannot.consent': 'poprawka wymaga zgody wszystkich przy stole',
  'cannot.no-reading': 'nie podano, jak wpis ma brzmieć',
}
