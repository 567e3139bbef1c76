import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  'sound.title': 'Töne',
  'sound.off': 'aus',
  'sound.on': 'an',
  'sound.what':
    'Du hörst die Karten, dass du dran bist, und das Ende eines Spiels. Siehst du eine andere Seite an, hörst du nur, dass du dran bist.',
}
