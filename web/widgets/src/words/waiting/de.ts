import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  'wait.title': 'Wenn der Tisch auf Sie wartet',
  'wait.what':
    'Wenn Sie auf eine andere Seite schauen und Sie am Zug sind, das Spiel beginnt oder jemand Ihnen antwortet.',
  'wait.off': 'aus',
  'wait.on': 'an',
  'wait.notify': 'Benachrichtigung',
  'wait.denied': 'Der Browser erlaubt dieser Seite keine Benachrichtigungen.',
  'wait.vibrate': 'Vibration',
  'wait.turn': 'Sie sind am Zug',
  'wait.begins': 'Das Spiel beginnt',
  'wait.answered': '{name} antwortet',
}
