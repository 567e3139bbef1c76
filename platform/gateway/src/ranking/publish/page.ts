/** The frame of all static pages of rankings. It has no script, and no style except our own file. */
import { localeNames, locales, type Locale } from '@stolik/core'
import { markup, type Markup } from './markup.js'
import type { TextOf } from './words/index.js'

export interface Page {
  readonly locale: Locale
  readonly title: string
  readonly about: string
  /** The path from this page to `/rankings/`. */
  readonly up: string
  /** The address of this page relative to itself, such as `.` or `p1`, without the language. */
  readonly self: string
  /** The number of this page if there are several, from 1. */
  readonly page?: number
  /** Whether search engines may list it. */
  readonly found: boolean
  readonly others: readonly { readonly type: string; readonly href: string; readonly title: string }[]
  readonly body: Markup
  /** What stands above the page where it is one of the site; rankings are files that any site may show. */
  readonly head?: Markup
}

/** The query that selects a language, so that readers keep their choice from page to page. */
export const inLanguage = (locale: Locale, page = 1): string =>
  `?lang=${locale}${page === 1 ? '' : `&page=${page}`}`

export function pageOf(
  { locale, title, about, up, self, page: nth = 1, found, others, body, head }: Page,
  textOf: TextOf,
): string {
  const at = (one: Locale): string => `${self}${inLanguage(one, nth)}`
  const page = markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${about}">
${found ? null : markup`<meta name="robots" content="noindex">\n`}<link rel="stylesheet" href="${up}style.css">
${locales.map((one) => markup`<link rel="alternate" hreflang="${one}" href="${at(one)}">\n`)}<link rel="alternate" hreflang="x-default" href="${self}">
${others.map((one) => markup`<link rel="alternate" type="${one.type}" href="${one.href}" title="${one.title}">\n`)}</head>
<body${head === undefined ? null : markup` class="site"`}>
${head ?? null}<main>
${body}
</main>
<footer>
${others.length === 0 ? null : markup`<nav aria-label="${textOf('data')}"><ul>${others.map((one) => markup`<li><a href="${one.href}">${one.title}</a></li>`)}</ul></nav>\n`}<nav aria-label="${textOf('languages')}"><ul>${locales.map((one) => markup`<li><a href="${at(one)}" hreflang="${one}" lang="${one}">${localeNames[one]}</a></li>`)}</ul></nav>
<p><a href="/privacy?lang=${locale}">${textOf('privacy')}</a></p>
</footer>
</body>
</html>
`
  return page.markup
}

export interface Column {
  readonly head: string
  readonly figure?: boolean
}

/** A table. The cells in column `headAt` are row headers. `same`: its caption repeats the page's heading and is hidden. */
export const tableOf = (
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly (Markup | string)[])[],
  headAt = 0,
  same = false,
): Markup => markup`<div class="table" role="region" aria-label="${caption}" tabindex="0"><table>
<caption${same ? markup` class="same"` : null}>${caption}</caption>
<thead><tr>${columns.map(({ head, figure }) => (figure === true ? markup`<th scope="col" class="figure">${head}</th>` : markup`<th scope="col">${head}</th>`))}</tr></thead>
<tbody>
${rows.map(
  (row) =>
    markup`<tr>${row.map((cell, i) => {
      if (i === headAt) return markup`<th scope="row">${cell}</th>`
      return columns[i]?.figure === true ? markup`<td class="figure">${cell}</td>` : markup`<td>${cell}</td>`
    })}</tr>\n`,
)}</tbody>
</table></div>
`
