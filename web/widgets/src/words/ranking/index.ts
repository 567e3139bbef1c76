/** Words of published rankings, each language fetched by itself: a club's page needs one. */
import type { Catalogue, Locale } from '@stolik/core'
import { observable, type Observable } from '../../observable.js'

const fetchers: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  pl: async () => (await import('./pl.js')).pl,
  de: async () => (await import('./de.js')).de,
  en: async () => (await import('./en.js')).en,
}

const fetched = observable<Readonly<Partial<Record<Locale, Catalogue>>>>({})
const asked = new Map<Locale, Promise<void>>()

/** Elements that follow it are drawn when their words have come. */
export const rankingWords: Observable<Readonly<Partial<Record<Locale, Catalogue>>>> = fetched

/** Fetches a language once; what did not come is asked for again with the next element that needs it. */
export function needWords(locale: Locale): Promise<void> {
  const known = asked.get(locale)
  if (known !== undefined) return known
  const coming = fetchers[locale]().then(
    (catalogue) => fetched.set({ ...fetched.value, [locale]: catalogue }),
    () => void asked.delete(locale),
  )
  asked.set(locale, coming)
  return coming
}
