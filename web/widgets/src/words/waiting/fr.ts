import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  'wait.title': 'Quand la table vous attend',
  'wait.what':
    'Quand vous regardez une autre page et que c’est à vous de jouer, que la partie commence ou que quelqu’un vous répond.',
  'wait.off': 'désactivée',
  'wait.on': 'activée',
  'wait.notify': 'Notification',
  'wait.denied': 'Le navigateur ne permet pas à cette page d’envoyer des notifications.',
  'wait.vibrate': 'Vibration',
  'wait.turn': 'À vous de jouer',
  'wait.begins': 'La partie commence',
  'wait.answered': '{name} répond',
}
