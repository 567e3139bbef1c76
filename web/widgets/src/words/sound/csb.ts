import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  'sound.title': 'Zwãczi',
  'sound.off': 'wëłączoné',
  'sound.on': 'włączoné',
  'sound.what':
    'Czëc kartë, że terô të, i kùńc rozdaniégò. Czej zdrzisz na jinszą starnã, czëc blós, że terô të.',
}
