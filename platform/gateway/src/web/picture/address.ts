/** Which picture a page has, and its address: the kind of page, its id, and a version that changes with the picture. */
import { lettersOf, type Locale } from '@stolik/core'
import type { SitePage } from '../site/document.js'
import type { PageAsked } from '../site/pages.js'
import { sampleCards, type Picture } from './picture.js'
import { pictureMark } from './render.js'

/** A picture shows the title as its heading, so its sentence does not begin with it again, as descriptions for search engines do. */
const withoutTitle = (about: string, title: string): string => {
  const rest = about.slice(title.length)
  const [separator] = /^\s*[,:·]\s*/.exec(rest) ?? []
  return about.startsWith(title) && separator !== undefined ? rest.slice(separator.length) : about
}

export const pictureFor = (
  { title, about, art = sampleCards }: SitePage,
  locale: Locale,
  origin: string,
): Picture => ({
  heading: title,
  sentence: withoutTitle(about, title),
  art,
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
