/** What the settlement, the table list and the lobby say of Sixty-six, a language at a time. */
import { room, type Room } from '@stolik/kit/words'

export const words: Room = room({
  pl: async () => (await import('../../text/words/pl.js')).pl,
  csb: async () => (await import('../../text/words/csb.js')).csb,
  szl: async () => (await import('../../text/words/szl.js')).szl,
  de: async () => (await import('../../text/words/de.js')).de,
  en: async () => (await import('../../text/words/en.js')).en,
  fr: async () => (await import('../../text/words/fr.js')).fr,
})
