/** The widgets' own words. */
import { say, type Arg, type Locale } from '@stolik/core'
import { room, type Room } from '@stolik/kit/words'

export const words: Room = room({
  pl: async () => (await import('./pl.js')).pl,
  csb: async () => (await import('./csb.js')).csb,
  szl: async () => (await import('./szl.js')).szl,
  de: async () => (await import('./de.js')).de,
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
})

/** Says a code of these catalogues. */
export const speak = (locale: Locale, code: string, args: Readonly<Record<string, Arg>> = {}): string =>
  say(words[locale], locale, code, args)
