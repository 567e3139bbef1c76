/** What the Skat table says: its own words, and those of the settlement for games and tops. */
import { room, together, type Room } from '@stolik/kit/words'

export const texts: Room = room({
  pl: () =>
    together(
      import('../../text/pl.js').then(({ pl }) => pl),
      import('../../text/value/pl.js').then(({ value }) => value),
      import('./pl.js').then(({ pl }) => pl),
    ),
  csb: () =>
    together(
      import('../../text/csb.js').then(({ csb }) => csb),
      import('../../text/value/csb.js').then(({ value }) => value),
      import('./csb.js').then(({ csb }) => csb),
    ),
  szl: () =>
    together(
      import('../../text/szl.js').then(({ szl }) => szl),
      import('../../text/value/szl.js').then(({ value }) => value),
      import('./szl.js').then(({ szl }) => szl),
    ),
  de: () =>
    together(
      import('../../text/de.js').then(({ de }) => de),
      import('../../text/value/de.js').then(({ value }) => value),
      import('./de.js').then(({ de }) => de),
    ),
  en: () =>
    together(
      import('../../text/en.js').then(({ en }) => en),
      import('../../text/value/en.js').then(({ value }) => value),
      import('./en.js').then(({ en }) => en),
    ),
  fr: () =>
    together(
      import('../../text/fr.js').then(({ fr }) => fr),
      import('../../text/value/fr.js').then(({ value }) => value),
      import('./fr.js').then(({ fr }) => fr),
    ),
})
