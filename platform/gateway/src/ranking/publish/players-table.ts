/** The players of a published edition as an HTML table. */
import type { Locale } from '@stolik/core'
import type { Published, PublishedRow } from '@stolik/contract/published/ranking'
import { holdable, markup, type Markup } from './markup.js'
import { inLanguage, tableOf } from './page.js'
import { figureWords, type Said } from './words/index.js'

/** The path from a ranking's address to a club's. */
const clubAddress = (club: string): string =>
  `clubs/${encodeURIComponent(holdable(club)).replaceAll("'", '%27')}`

export interface In {
  readonly locale: Locale
  /** The path from this page to the ranking's own address. */
  readonly root: string
  readonly said: Said
}

export function playersTable(
  { name, kind, decimals, categories, rows: all }: Published,
  rows: readonly PublishedRow[],
  { locale, root, said }: In,
): Markup {
  // Without an earlier edition nobody has moved.
  const moves = all.some(({ before }) => before !== null)
  return tableOf(
    name,
    [
      { head: said('place'), figure: true },
      ...(moves ? [{ head: said('move') }] : []),
      { head: said('name') },
      { head: said(kind === 'rating' ? 'rating' : 'score'), figure: true },
      { head: said('events'), figure: true },
      { head: said('lists'), figure: true },
      ...categories.map((category) => ({ head: said(`of.${category}`), figure: true })),
    ],
    rows.map((row) => [
      row.place === null ? '–' : `${row.place}.`,
      ...(moves ? [moved(row, said)] : []),
      markup`<a href="${root}people/${row.person}${inLanguage(locale)}">${row.name ?? said('forgotten')}</a>${row.club === null ? null : markup`<span class="of"><a href="${root}${clubAddress(row.club)}${inLanguage(locale)}">${row.club}</a></span>`}`,
      figureWords(locale, row.score, decimals),
      String(row.events),
      String(row.lists),
      ...categories.map((category) => {
        const place = row.places[category]
        return place === undefined || place === null ? '' : `${place}.`
      }),
    ]),
    moves ? 2 : 1,
    true,
  )
}

/** A sign and a figure, with words for screen readers. */
function moved({ place, before }: PublishedRow, said: Said): Markup {
  if (place === null) return markup``
  if (before === null) return markup`${said('new')}`
  if (before === place) return markup`<abbr title="${said('same')}">=</abbr>`
  const n = Math.abs(before - place)
  const [code, sign] = before > place ? (['up', '▲'] as const) : (['down', '▼'] as const)
  return markup`<abbr title="${said(code, { n })}" class="${code}">${sign} ${n}</abbr>`
}
