/** The page of a published edition, for sites without scripts and for search engines. */
import { workbookForms, workbookTypes } from '@stolik/files/write/workbook'
import type { Locale } from '@stolik/core'
import type { Published } from '@stolik/contract/published/ranking'
import { ageSentences } from './ages.js'
import { markup, type Markup } from './markup.js'
import { inLanguage, pageOf, tableOf } from './page.js'
import { playersTable } from './players-table.js'
import { dayWords, figureWords, saying, type TextOf } from './words/index.js'

/** Further rows go to the next page. */
export const rowsAPage = 500

export interface RankingPage {
  readonly locale: Locale
  /** The page number, from 1. */
  readonly page: number
  /** Whether this is the newest edition at the ranking's own address. */
  readonly latest: boolean
  /** Whether there is an export file from which the edition can be counted again. */
  readonly exported: boolean
}

export const pagesOf = ({ rows }: Published): number => Math.max(1, Math.ceil(rows.length / rowsAPage))

export function rankingPage(published: Published, { locale, page, latest, exported }: RankingPage): string {
  const textOf = saying(locale)
  const { name, association, edition, status, date, season, corrects, correctedBy, teams, decimals } =
    published
  const stamp = textOf(`status.${status}`)
  const asOf = textOf('asOf', { date: dayWords(locale, date) })
  const up = latest ? '../' : '../../'
  const root = latest ? '' : '../'
  const from = (page - 1) * rowsAPage
  const number = `${edition}`
  const figure = (value: number): string => figureWords(locale, value, decimals)
  const body = markup`<h1>${name}</h1>
<p>${association} · ${textOf('edition', { n: edition })} · ${stamp} · ${asOf}</p>
<p class="season">${textOf('season', { from: dayWords(locale, season.from), until: dayWords(locale, season.until) })}${latest ? null : markup` · <a href="${root}${inLanguage(locale)}">${textOf('newest')}</a>`} · <a href="${up}${inLanguage(locale)}">${textOf('all')}</a></p>
${status === 'withdrawn' ? markup`<p class="note"><strong>${textOf('withdrawn')}</strong></p>\n` : null}${correctedBy === null ? null : markup`<p class="note"><strong><a href="${correctedBy}${inLanguage(locale)}">${textOf('correctedBy', { edition: correctedBy })}</a></strong></p>\n`}${corrects === null ? null : markup`<p class="note">${textOf('corrects', { edition: corrects.edition, reason: corrects.reason })}</p>\n`}${ageSentences(published, textOf).map((one) => markup`<p>${one}</p>\n`)}${
    published.rows.length === 0
      ? markup`<p>${textOf('empty')}</p>\n`
      : playersTable(published, published.rows.slice(from, from + rowsAPage), { locale, root, textOf })
  }${pager(published, { locale, page, textOf })}${
    teams.length === 0
      ? null
      : tableOf(
          textOf('teams'),
          [
            { head: textOf('place'), figure: true },
            { head: textOf('team') },
            { head: textOf('members') },
            { head: textOf('score'), figure: true },
          ],
          teams.map((team) => [
            `${team.place}.`,
            team.name,
            team.members.map((one) => one.name ?? textOf('forgotten')).join(', '),
            figure(team.score),
          ]),
          1,
        )
  }<p class="hash">SHA-256 ${published.hash}</p>`
  const file = latest ? 'latest' : number
  return pageOf(
    {
      locale,
      up,
      body,
      page,
      title: `${name} · ${asOf}`,
      about: `${name}, ${association}: ${textOf('edition', { n: edition })}, ${stamp}, ${asOf}`,
      self: latest ? './' : number,
      // Keeps older editions out of search engines.
      found: latest && page === 1,
      others: [
        { type: 'application/json', href: `${file}.json`, title: 'JSON' },
        { type: 'text/csv', href: `${file}.csv?lang=${locale}`, title: 'CSV' },
        ...workbookForms.map((form) => ({
          type: workbookTypes[form],
          href: `${file}.${form}?lang=${locale}`,
          title: `.${form}`,
        })),
        { type: 'application/pdf', href: `${file}.pdf?lang=${locale}`, title: 'PDF' },
        ...(exported
          ? [
              {
                type: 'application/json',
                href: `${latest ? 'editions/' : ''}${number}.export.json`,
                title: textOf('export'),
              },
            ]
          : []),
        { type: 'application/atom+xml', href: `${root}feed.atom`, title: textOf('feed') },
        { type: 'text/calendar', href: `${root}season.ics?lang=${locale}`, title: textOf('calendar') },
      ],
    },
    textOf,
  )
}

function pager(
  published: Published,
  { locale, page, textOf }: Pick<RankingPage, 'locale' | 'page'> & { readonly textOf: TextOf },
): Markup | null {
  const pages = pagesOf(published)
  if (pages === 1) return null
  const all = Array.from({ length: pages }, (_, i) => i + 1)
  return markup`<nav aria-label="${textOf('pages')}"><ul>${all.map((n) =>
    n === page
      ? markup`<li><a href="${inLanguage(locale, n)}" aria-current="page">${n}</a></li>`
      : markup`<li><a href="${inLanguage(locale, n)}">${n}</a></li>`,
  )}</ul></nav>
`
}
