/** The words of settlements, table lists and profiles: all that a live table needs, a language at a time. */
import { room, type Room } from '@stolik/kit/words'

export const tableWords: Room = room({
  pl: async () => (await import('../../text/pl.js')).pl,
  csb: async () => (await import('../../text/csb.js')).csb,
  szl: async () => (await import('../../text/szl.js')).szl,
  de: async () => (await import('../../text/de.js')).de,
  en: async () => (await import('../../text/en.js')).en,
  fr: async () => (await import('../../text/fr.js')).fr,
})
