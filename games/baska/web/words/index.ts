/** What the settlement, the table list and the lobby say of Baśka, a language at a time. */
import { room, together, type Room } from '@stolik/kit/words'

export const words: Room = room({
  pl: () =>
    together(
      import('../../text/pl.js').then(({ pl }) => pl),
      import('../../text/paper/pl.js').then(({ paper }) => paper),
    ),
  csb: () =>
    together(
      import('../../text/csb.js').then(({ csb }) => csb),
      import('../../text/paper/csb.js').then(({ paper }) => paper),
    ),
  szl: () =>
    together(
      import('../../text/szl.js').then(({ szl }) => szl),
      import('../../text/paper/szl.js').then(({ paper }) => paper),
    ),
  de: () =>
    together(
      import('../../text/de.js').then(({ de }) => de),
      import('../../text/paper/de.js').then(({ paper }) => paper),
    ),
  en: () =>
    together(
      import('../../text/en.js').then(({ en }) => en),
      import('../../text/paper/en.js').then(({ paper }) => paper),
    ),
  fr: () =>
    together(
      import('../../text/fr.js').then(({ fr }) => fr),
      import('../../text/paper/fr.js').then(({ paper }) => paper),
    ),
})
