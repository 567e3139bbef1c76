/** All words of Skat, a language at a time: also those of hands that are entered, and of the arbiter. */
import { room, together, type Room } from '@stolik/kit/words'

export const allWords: Room = room({
  pl: () =>
    together(
      import('../../text/pl.js').then(({ pl }) => pl),
      import('../../text/value/pl.js').then(({ value }) => value),
      import('../../text/paper/pl.js').then(({ paper }) => paper),
      import('../../text/arbiter/pl.js').then(({ arbiter }) => arbiter),
    ),
  csb: () =>
    together(
      import('../../text/csb.js').then(({ csb }) => csb),
      import('../../text/value/csb.js').then(({ value }) => value),
      import('../../text/paper/csb.js').then(({ paper }) => paper),
      import('../../text/arbiter/csb.js').then(({ arbiter }) => arbiter),
    ),
  szl: () =>
    together(
      import('../../text/szl.js').then(({ szl }) => szl),
      import('../../text/value/szl.js').then(({ value }) => value),
      import('../../text/paper/szl.js').then(({ paper }) => paper),
      import('../../text/arbiter/szl.js').then(({ arbiter }) => arbiter),
    ),
  de: () =>
    together(
      import('../../text/de.js').then(({ de }) => de),
      import('../../text/value/de.js').then(({ value }) => value),
      import('../../text/paper/de.js').then(({ paper }) => paper),
      import('../../text/arbiter/de.js').then(({ arbiter }) => arbiter),
    ),
  en: () =>
    together(
      import('../../text/en.js').then(({ en }) => en),
      import('../../text/value/en.js').then(({ value }) => value),
      import('../../text/paper/en.js').then(({ paper }) => paper),
      import('../../text/arbiter/en.js').then(({ arbiter }) => arbiter),
    ),
  fr: () =>
    together(
      import('../../text/fr.js').then(({ fr }) => fr),
      import('../../text/value/fr.js').then(({ value }) => value),
      import('../../text/paper/fr.js').then(({ paper }) => paper),
      import('../../text/arbiter/fr.js').then(({ arbiter }) => arbiter),
    ),
})
