/** What a table of Sixty-six says. */
import { room, type Room } from '@stolik/kit/words'

export const texts: Room = room({
  pl: async () => (await import('./pl.js')).pl,
  csb: async () => (await import('./csb.js')).csb,
  szl: async () => (await import('./szl.js')).szl,
  de: async () => (await import('./de.js')).de,
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
})
