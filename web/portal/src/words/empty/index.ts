import type { Locale } from '@stolik/widgets'
import type { EmptyWords } from './words.js'

export const fetchWords: Readonly<Record<Locale, () => Promise<EmptyWords>>> = {
  pl: async () => (await import('./pl.js')).pl,
  csb: async () => (await import('./csb.js')).csb,
  szl: async () => (await import('./szl.js')).szl,
  de: async () => (await import('./de.js')).de,
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
}
