/** The words of settlements, table lists and profiles: all that a live table needs, a language at a time. */
import { room, together, type Room } from '@stolik/kit/words'

export const tableWords: Room = room({
  pl: () =>
    together(
      import('../../text/pl.js').then(({ pl }) => pl),
      import('../../text/value/pl.js').then(({ value }) => value),
    ),
  csb: () =>
    together(
      import('../../text/csb.js').then(({ csb }) => csb),
      import('../../text/value/csb.js').then(({ value }) => value),
    ),
  szl: () =>
    together(
      import('../../text/szl.js').then(({ szl }) => szl),
      import('../../text/value/szl.js').then(({ value }) => value),
    ),
  de: () =>
    together(
      import('../../text/de.js').then(({ de }) => de),
      import('../../text/value/de.js').then(({ value }) => value),
    ),
  en: () =>
    together(
      import('../../text/en.js').then(({ en }) => en),
      import('../../text/value/en.js').then(({ value }) => value),
    ),
  fr: () =>
    together(
      import('../../text/fr.js').then(({ fr }) => fr),
      import('../../text/value/fr.js').then(({ value }) => value),
    ),
})
