import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  'sound.title': 'Sons',
  'sound.off': 'coupés',
  'sound.on': 'activés',
  'sound.what':
    'On entend les cartes, votre tour et la fin de la donne. Si vous regardez une autre page, on n’entend que votre tour.',
}
