/** The words of Skat's lessons, of the settlements in them and of cards, a language at a time. */
import { tableWords } from '@stolik/kit/table/words'
import { joined, room, type Room } from '@stolik/kit/words'
import { valueWords } from '../words/value.js'

export const lessonWords: Room = joined(
  tableWords,
  valueWords,
  room({
    pl: async () => (await import('../../text/learn/pl.js')).learn,
    csb: async () => (await import('../../text/learn/csb.js')).learn,
    szl: async () => (await import('../../text/learn/szl.js')).learn,
    de: async () => (await import('../../text/learn/de.js')).learn,
    en: async () => (await import('../../text/learn/en.js')).learn,
    fr: async () => (await import('../../text/learn/fr.js')).learn,
  }),
)
