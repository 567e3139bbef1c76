/** Words of accounts, fetched with their elements; they know the widgets' other words too. */
import { room, together, type Room } from '@stolik/kit/words'

export const accountWords: Room = room({
  pl: () =>
    together(
      import('../pl.js').then(({ pl }) => pl),
      import('./pl.js').then(({ pl }) => pl),
    ),
  csb: () =>
    together(
      import('../csb.js').then(({ csb }) => csb),
      import('./csb.js').then(({ csb }) => csb),
    ),
  szl: () =>
    together(
      import('../szl.js').then(({ szl }) => szl),
      import('./szl.js').then(({ szl }) => szl),
    ),
  de: () =>
    together(
      import('../de.js').then(({ de }) => de),
      import('./de.js').then(({ de }) => de),
    ),
  en: () =>
    together(
      import('../en.js').then(({ en }) => en),
      import('./en.js').then(({ en }) => en),
    ),
  fr: () =>
    together(
      import('../fr.js').then(({ fr }) => fr),
      import('./fr.js').then(({ fr }) => fr),
    ),
})
