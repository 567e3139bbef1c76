/** The language of an element that has not come yet. The elements themselves ask `prefs.ts`, which answers the same. */
import type { Locale } from '@stolik/core'
import { words } from './words.js'

const isLocale = (tag: string): tag is Locale => Object.hasOwn(words, tag)

/** What a person has chosen here before; anything else that stands in the store is nothing. */
function chosen(): string {
  try {
    const stored = (JSON.parse(localStorage.getItem('stolik.prefs') ?? '{}') as { locale?: unknown }).locale
    return typeof stored === 'string' ? stored : ''
  } catch {
    return ''
  }
}

/** The person's own choice, else the element's `lang`, else the page's, else the browser's, else Polish. */
export function languageOf(element: Element): Locale {
  const tags = [chosen(), element.getAttribute('lang') ?? '', document.documentElement.lang]
  return (
    [...tags, ...navigator.languages]
      .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
      .find((tag) => isLocale(tag)) ?? 'pl'
  )
}
