import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  'wait.title': 'When the table waits for you',
  'wait.what':
    'When you are looking at another page and it is your turn, the game begins, or somebody answers you.',
  'wait.off': 'off',
  'wait.on': 'on',
  'wait.notify': 'Notification',
  'wait.denied': 'The browser does not let this page send notifications.',
  'wait.vibrate': 'Vibration',
  'wait.turn': 'Your turn',
  'wait.begins': 'The game begins',
  'wait.answered': '{name} answers',
}
