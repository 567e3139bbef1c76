import type { Catalogue } from '@stolik/core'

export const pl: Catalogue = {
  'sound.title': 'Dźwięki',
  'sound.off': 'wyłączone',
  'sound.on': 'włączone',
  'sound.what':
    'Słychać karty, twój ruch i koniec rozdania. Gdy patrzysz na inną stronę, słychać tylko twój ruch.',
}
