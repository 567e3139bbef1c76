/** What games are worth and why one cannot be: for who tells of a game that was played. */
import { joined, room, type Room } from '@stolik/kit/words'
import { tableWords } from './table.js'

export const valueWords: Room = joined(
  tableWords,
  room({
    pl: async () => (await import('../../text/value/pl.js')).value,
    csb: async () => (await import('../../text/value/csb.js')).value,
    szl: async () => (await import('../../text/value/szl.js')).value,
    de: async () => (await import('../../text/value/de.js')).value,
    en: async () => (await import('../../text/value/en.js')).value,
    fr: async () => (await import('../../text/value/fr.js')).value,
  }),
)
