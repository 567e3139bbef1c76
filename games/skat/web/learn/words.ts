/** The words of Skat's lessons and of the settlements in them, a language at a time. */
import { room, together, type Room } from '@stolik/kit/words'

export const lessonWords: Room = room({
  pl: () =>
    together(
      import('../../text/pl.js').then(({ pl }) => pl),
      import('../../text/value/pl.js').then(({ value }) => value),
      import('../../text/learn/pl.js').then(({ learn }) => learn),
    ),
  csb: () =>
    together(
      import('../../text/csb.js').then(({ csb }) => csb),
      import('../../text/value/csb.js').then(({ value }) => value),
      import('../../text/learn/csb.js').then(({ learn }) => learn),
    ),
  szl: () =>
    together(
      import('../../text/szl.js').then(({ szl }) => szl),
      import('../../text/value/szl.js').then(({ value }) => value),
      import('../../text/learn/szl.js').then(({ learn }) => learn),
    ),
  de: () =>
    together(
      import('../../text/de.js').then(({ de }) => de),
      import('../../text/value/de.js').then(({ value }) => value),
      import('../../text/learn/de.js').then(({ learn }) => learn),
    ),
  en: () =>
    together(
      import('../../text/en.js').then(({ en }) => en),
      import('../../text/value/en.js').then(({ value }) => value),
      import('../../text/learn/en.js').then(({ learn }) => learn),
    ),
  fr: () =>
    together(
      import('../../text/fr.js').then(({ fr }) => fr),
      import('../../text/value/fr.js').then(({ value }) => value),
      import('../../text/learn/fr.js').then(({ learn }) => learn),
    ),
})
