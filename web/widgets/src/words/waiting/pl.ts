import type { Catalogue } from '@stolik/core'

export const pl: Catalogue = {
  'wait.title': 'Gdy stolik na ciebie czeka',
  'wait.what': 'Gdy patrzysz na inną stronę, a przyjdzie twój ruch, zacznie się gra albo ktoś ci odpowie.',
  'wait.off': 'wyłączone',
  'wait.on': 'włączone',
  'wait.notify': 'Powiadomienie',
  'wait.denied': 'Przeglądarka nie pozwala tej stronie na powiadomienia.',
  'wait.vibrate': 'Wibracje',
  'wait.turn': 'Twój ruch',
  'wait.begins': 'Zaczynamy grę',
  'wait.answered': '{name} odpowiada',
}
