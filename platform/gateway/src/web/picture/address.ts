/** Which picture a page has, and its address: the kind of page, its id, and a version that changes with the picture. */
import { lettersOf, type Locale } from '@stolik/core'
import type { SitePage } from '../site/document.js'
import type { PageAsked } from '../site/pages.js'
import { sampleCards, type Picture } from './picture.js'
import { pictureMark } from './render.js'

export const pictureFor = (
  { title, about, art = sampleCards }: SitePage,
  locale: Locale,
  origin: string,
): Picture => ({
  ...{ heading: title, sentence: about, art },
  host: new URL(origin).host,
  letters: lettersOf(locale),
})

/** Where a page may not be named, as with private tables, the address says its kind only. */
export function pictureAddress(
  { kind, id, part = '', locale }: PageAsked,
  page: SitePage,
  origin: string,
): string {
  const of = page.path === null ? [] : [id, part].filter((one) => one !== '')
  const path = `/picture/${[locale, kind, ...of].map(encodeURIComponent).join('/')}.png`
  return page.path === null ? path : `${path}?v=${pictureMark(pictureFor(page, locale, origin))}`
}
