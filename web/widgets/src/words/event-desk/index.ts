/** Words of the pages from which an event is directed: everybody's words of events, and their own. */
import { room, together, type Room } from '@stolik/kit/words'

export const eventDeskWords: Room = room({
  pl: () =>
    together(
      import('../pl.js').then(({ pl }) => pl),
      import('../event/pl.js').then(({ pl }) => pl),
      import('./pl.js').then(({ pl }) => pl),
    ),
  csb: () =>
    together(
      import('../csb.js').then(({ csb }) => csb),
      import('../event/csb.js').then(({ csb }) => csb),
      import('./csb.js').then(({ csb }) => csb),
    ),
  szl: () =>
    together(
      import('../szl.js').then(({ szl }) => szl),
      import('../event/szl.js').then(({ szl }) => szl),
      import('./szl.js').then(({ szl }) => szl),
    ),
  de: () =>
    together(
      import('../de.js').then(({ de }) => de),
      import('../event/de.js').then(({ de }) => de),
      import('./de.js').then(({ de }) => de),
    ),
  en: () =>
    together(
      import('../en.js').then(({ en }) => en),
      import('../event/en.js').then(({ en }) => en),
      import('./en.js').then(({ en }) => en),
    ),
  fr: () =>
    together(
      import('../fr.js').then(({ fr }) => fr),
      import('../event/fr.js').then(({ fr }) => fr),
      import('./fr.js').then(({ fr }) => fr),
    ),
})
