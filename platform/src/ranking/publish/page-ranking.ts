/** A published edition as a page: for sites without scripts, and for who searches. */
import type { Locale } from '@stolik/core'
import type { Published, PublishedRow } from '../published.js'
import { markup, type Markup } from './markup.js'
import { inLanguage, pageOf, tableOf } from './page.js'
import { dayWords, figureWords, saying, type Said } from './words/index.js'

/** More on the next page. */
export const rowsAPage = 500

export interface RankingPage {
  readonly locale: Locale
  /** From 1. */
  readonly page: number
  /** Whether it is the newest edition under the ranking's own address. */
  readonly latest: boolean
}

export const pagesOf = ({ rows }: Published): number => Math.max(1, Math.ceil(rows.length / rowsAPage))

export function rankingPage(published: Published, { locale, page, latest }: RankingPage): string {
  const said = saying(locale)
  const { name, association, edition, status, date, season, corrects, correctedBy, teams, decimals } =
    published
  const stamp = said(`status.${status}`)
  const asOf = said('asOf', { date: dayWords(locale, date) })
  const up = latest ? '../' : '../../'
  const root = latest ? '' : '../'
  const from = (page - 1) * rowsAPage
  const number = `${edition}`
  const figure = (value: number): string => figureWords(locale, value, decimals)
  const body = markup`<h1>${name}</h1>
<p>${association} · ${said('edition', { n: edition })} · ${stamp} · ${asOf}</p>
<p class="season">${said('season', { from: dayWords(locale, season.from), until: dayWords(locale, season.until) })}${latest ? null : markup` · <a href="${root}${inLanguage(locale)}">${said('newest')}</a>`}</p>
${status === 'withdrawn' ? markup`<p class="note"><strong>${said('withdrawn')}</strong></p>\n` : null}${correctedBy === null ? null : markup`<p class="note"><strong><a href="${correctedBy}${inLanguage(locale)}">${said('correctedBy', { edition: correctedBy })}</a></strong></p>\n`}${corrects === null ? null : markup`<p class="note">${said('corrects', { edition: corrects.edition, reason: corrects.reason })}</p>\n`}${
    published.rows.length === 0
      ? markup`<p>${said('empty')}</p>\n`
      : playersTable(published, published.rows.slice(from, from + rowsAPage), { locale, root, said })
  }${pager(published, { locale, page, said })}${
    teams.length === 0
      ? null
      : tableOf(
          said('teams'),
          [
            { head: said('place'), figure: true },
            { head: said('team') },
            { head: said('members') },
            { head: said('score'), figure: true },
          ],
          teams.map((team) => [
            `${team.place}.`,
            team.name,
            team.members.map((one) => one.name ?? said('forgotten')).join(', '),
            figure(team.score),
          ]),
          1,
        )
  }<p class="hash">SHA-256 ${published.hash}</p>`
  const file = latest ? 'latest' : number
  return pageOf(
    {
      ...{ locale, up, body, page },
      title: `${name} · ${asOf}`,
      about: `${name}, ${association}: ${said('edition', { n: edition })}, ${stamp}, ${asOf}`,
      self: latest ? './' : number,
      // An old edition is not what anybody looks for.
      found: latest && page === 1,
      others: [
        { type: 'application/json', href: `${file}.json`, title: 'JSON' },
        { type: 'text/csv', href: `${file}.csv`, title: 'CSV' },
        { type: 'application/pdf', href: `${file}.pdf?lang=${locale}`, title: 'PDF' },
        { type: 'application/atom+xml', href: `${root}feed.atom`, title: said('feed') },
      ],
    },
    said,
  )
}

interface In {
  readonly locale: Locale
  /** From here to the ranking's own address. */
  readonly root: string
  readonly said: Said
}

function playersTable(
  { name, kind, decimals, categories, rows: all }: Published,
  rows: readonly PublishedRow[],
  { locale, root, said }: In,
): Markup {
  // Where there was no edition before, nobody has moved.
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
      markup`<a href="${root}people/${row.person}${inLanguage(locale)}">${row.name ?? said('forgotten')}</a>${row.club === null ? null : markup`<span class="of">${row.club}</span>`}`,
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

/** In a sign and a figure, with words for who does not see them. */
function moved({ place, before }: PublishedRow, said: Said): Markup {
  if (place === null) return markup``
  if (before === null) return markup`${said('new')}`
  if (before === place) return markup`<abbr title="${said('same')}">=</abbr>`
  const n = Math.abs(before - place)
  const [code, sign] = before > place ? (['up', '▲'] as const) : (['down', '▼'] as const)
  return markup`<abbr title="${said(code, { n })}" class="${code}">${sign} ${n}</abbr>`
}

function pager(
  published: Published,
  { locale, page, said }: Pick<RankingPage, 'locale' | 'page'> & Pick<In, 'said'>,
): Markup | null {
  const pages = pagesOf(published)
  if (pages === 1) return null
  const all = Array.from({ length: pages }, (_, i) => i + 1)
  return markup`<nav aria-label="${said('pages')}"><ul>${all.map((n) =>
    n === page
      ? markup`<li><a href="${inLanguage(locale, n)}" aria-current="page">${n}</a></li>`
      : markup`<li><a href="${inLanguage(locale, n)}">${n}</a></li>`,
  )}</ul></nav>
`
}
