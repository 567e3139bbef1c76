/** The language of an element that has not loaded yet. The elements themselves use `prefs.ts`, which gives the same answer. */
import type { Locale } from '@stolik/core'
import { words } from './words.js'

const isLocale = (tag: string): tag is Locale => Object.hasOwn(words, tag)

/** Returns the language that the person has chosen here before; '' if the stored value is invalid. */
function chosen(): string {
  try {
    const stored = (JSON.parse(localStorage.getItem('stolik.prefs') ?? '{}') as { locale?: unknown }).locale
    return typeof stored === 'string' ? stored : ''
  } catch {
    return ''
  }
}

/** Returns the person's own choice, else the element's `lang`, else the page's, else the browser's, else Polish. */
export function languageOf(element: Element): Locale {
  const tags = [chosen(), element.getAttribute('lang') ?? '', document.documentElement.lang]
  return (
    [...tags, ...navigator.languages]
      .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
      .find((tag) => isLocale(tag)) ?? 'pl'
  )
}
