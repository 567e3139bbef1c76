import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  'sound.title': 'Sounds',
  'sound.off': 'off',
  'sound.on': 'on',
  'sound.what':
    'You hear the cards, your turn and the end of a hand. While you look at another page, you hear your turn alone.',
}
