import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  'sound.title': 'Dźwiynki',
  'sound.off': 'wyłōnczōne',
  'sound.on': 'włōnczōne',
  'sound.what':
    'Słychać karty, iże terŏzki ty, i kōniec rozdaniŏ. Jak wejrzisz na inkszo zajta, słychać ino, iże terŏzki ty.',
}
