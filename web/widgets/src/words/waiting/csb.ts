import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  'wait.title': 'Czej stolëk na ce żdże',
  'wait.what': 'Czej zdrzisz na jinszą starnã, a mdze twój rëch, zacznie sã gra abò chtos ce òdpòwié.',
  'wait.off': 'wëłączoné',
  'wait.on': 'włączoné',
  'wait.notify': 'Dôwanié znac',
  'wait.denied': 'Przezérnik nie dozwôlô ti starnie dawac znac.',
  'wait.vibrate': 'Trzãsenié',
  'wait.turn': 'Twój rëch',
  'wait.begins': 'Gra sã zaczinô',
  'wait.answered': '{name} òdpòwiôdô',
}
