/** The players of a published edition as an HTML table. */
import type { Locale } from '@stolik/core'
import type { Published, PublishedRow } from '@stolik/contract/published/ranking'
import { holdable, markup, type Markup } from './markup.js'
import { inLanguage, tableOf } from './page.js'
import { figureWords, type TextOf } from './words/index.js'

/** The path from a ranking's address to a club's. */
const clubAddress = (club: string): string =>
  `clubs/${encodeURIComponent(holdable(club)).replaceAll("'", '%27')}`

export interface In {
  readonly locale: Locale
  /** The path from this page to the ranking's own address. */
  readonly root: string
  readonly textOf: TextOf
}

export function playersTable(
  { name, kind, decimals, categories, rows: all }: Published,
  rows: readonly PublishedRow[],
  { locale, root, textOf }: In,
): Markup {
  // Without an earlier edition nobody has moved.
  const moves = all.some(({ before }) => before !== null)
  return tableOf(
    name,
    [
      { head: textOf('place'), figure: true },
      ...(moves ? [{ head: textOf('move') }] : []),
      { head: textOf('name') },
      { head: textOf(kind === 'rating' ? 'rating' : 'score'), figure: true },
      { head: textOf('events'), figure: true },
      { head: textOf('lists'), figure: true },
      ...categories.map((category) => ({ head: textOf(`of.${category}`), figure: true })),
    ],
    rows.map((row) => [
      row.place === null ? '–' : `${row.place}.`,
      ...(moves ? [moved(row, textOf)] : []),
      markup`<a href="${root}people/${row.person}${inLanguage(locale)}">${row.name ?? textOf('forgotten')}</a>${row.club === null ? null : markup`<span class="of"><a href="${root}${clubAddress(row.club)}${inLanguage(locale)}">${row.club}</a></span>`}`,
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
function moved({ place, before }: PublishedRow, textOf: TextOf): Markup {
  if (place === null) return markup``
  if (before === null) return markup`${textOf('new')}`
  if (before === place) return markup`<abbr title="${textOf('same')}">=</abbr>`
  const n = Math.abs(before - place)
  const [code, sign] = before > place ? (['up', '▲'] as const) : (['down', '▼'] as const)
  return markup`<abbr title="${textOf(code, { n })}" class="${code}">${sign} ${n}</abbr>`
}
