/** What a table of Skat says to who plays at it. */
import { joined, room, type Room } from '@stolik/kit/words'
import { texts } from '../index.js'

export const playTexts: Room = joined(
  texts,
  room({
    pl: async () => (await import('./pl.js')).pl,
    csb: async () => (await import('./csb.js')).csb,
    szl: async () => (await import('./szl.js')).szl,
    de: async () => (await import('./de.js')).de,
    en: async () => (await import('./en.js')).en,
    fr: async () => (await import('./fr.js')).fr,
  }),
)
