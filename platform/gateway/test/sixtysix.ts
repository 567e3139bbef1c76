/** Sixty-six alone, as a gateway offers it: tests of one game need not load the others. */
import { seal } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import { sixtysix as game } from '@stolik/sixtysix'
import { present, sdl } from '@stolik/sixtysix/graphql'
import type { Offer } from '../src/base/offer.js'

export const sixtysix: Offer = {
  plugin: seal(game, present),
  sdl,
  type: 'SixtysixView',
  catalogues: readCatalogues(import.meta.url, '@stolik/sixtysix/words/game'),
}
