/** The composition roots of a page that plays Tiny alone: stands in for those of the widgets. */
import { catalogues } from '../text/index.js'
import { tiny } from '../src/index.js'
import type { extras as more } from '../../../web/widgets/src/extras/games.js'
import type { games as root } from '../../../web/widgets/src/games.js'

export const games: typeof root = {
  tiny: {
    words: () => Promise.resolve(catalogues),
    renderer: async () => (await import('./index.js')).renderer,
    shows: async () => (await import('./index.js')).shows,
  },
}

export const extras: typeof more = {
  tiny: {
    dealer: () =>
      Promise.resolve((profile, random) =>
        profile === 'plain' || profile === 'high'
          ? tiny.deals.write(tiny.deal(tiny.profiles[profile] as never, random))
          : undefined,
      ),
  },
}
