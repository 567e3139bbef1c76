/** What the settlement, the table list and the lobby say of Baśka, a language at a time. */
import type { Catalogue } from '@stolik/core'
import { room, type Room } from '@stolik/kit/words'

const both = (words: Catalogue, paper: Catalogue): Catalogue => ({ ...words, ...paper })

export const words: Room = room({
  pl: async () => both((await import('../../text/pl.js')).pl, (await import('../../text/paper/pl.js')).paper),
  csb: async () =>
    both((await import('../../text/csb.js')).csb, (await import('../../text/paper/csb.js')).paper),
  szl: async () =>
    both((await import('../../text/szl.js')).szl, (await import('../../text/paper/szl.js')).paper),
  de: async () => both((await import('../../text/de.js')).de, (await import('../../text/paper/de.js')).paper),
  en: async () => both((await import('../../text/en.js')).en, (await import('../../text/paper/en.js')).paper),
  fr: async () => both((await import('../../text/fr.js')).fr, (await import('../../text/paper/fr.js')).paper),
})
