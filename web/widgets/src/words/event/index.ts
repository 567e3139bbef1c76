/** Words of events, fetched with their elements; they know the widgets' other words too. */
import type { Catalogue } from '@stolik/core'
import { room, type Room } from '@stolik/kit/words'

const both = (words: Catalogue, own: Catalogue): Catalogue => ({ ...words, ...own })

export const eventWords: Room = room({
  pl: async () => both((await import('../pl.js')).pl, (await import('./pl.js')).pl),
  csb: async () => both((await import('../csb.js')).csb, (await import('./csb.js')).csb),
  szl: async () => both((await import('../szl.js')).szl, (await import('./szl.js')).szl),
  de: async () => both((await import('../de.js')).de, (await import('./de.js')).de),
  en: async () => both((await import('../en.js')).en, (await import('./en.js')).en),
  fr: async () => both((await import('../fr.js')).fr, (await import('./fr.js')).fr),
})
