/** The page for readers whose address leads nowhere. Programs get JSON instead. */
import type { Locale } from '@stolik/core'
import { markup } from './markup.js'
import { pageOf } from './page.js'
import { saying } from './words/index.js'

/** @param up the path from this address to `/rankings/` */
export function nonePage(locale: Locale, up: string): string {
  const textOf = saying(locale)
  const title = textOf('none')
  const body = markup`<h1>${title}</h1>\n<p>${textOf('noneLong')}</p>`
  return pageOf({ locale, title, about: title, up, self: '', found: false, others: [], body }, textOf)
}
