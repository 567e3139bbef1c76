/** What the settlement, the table list and the lobby say of Baśka, a language at a time. */
import { room, type Room } from '@stolik/kit/words'

export const words: Room = room({
  pl: async () => (await import('../../text/pl.js')).pl,
  csb: async () => (await import('../../text/csb.js')).csb,
  szl: async () => (await import('../../text/szl.js')).szl,
  de: async () => (await import('../../text/de.js')).de,
  en: async () => (await import('../../text/en.js')).en,
  fr: async () => (await import('../../text/fr.js')).fr,
})
