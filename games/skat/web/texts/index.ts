/** What a table of Skat says: its own words, and those of the settlement for games and matadors. */
import { joined, room, type Room } from '@stolik/kit/words'
import { tableWords } from '../words/table.js'

export const texts: Room = joined(
  tableWords,
  room({
    pl: async () => (await import('./pl.js')).pl,
    csb: async () => (await import('./csb.js')).csb,
    szl: async () => (await import('./szl.js')).szl,
    de: async () => (await import('./de.js')).de,
    en: async () => (await import('./en.js')).en,
    fr: async () => (await import('./fr.js')).fr,
  }),
)
