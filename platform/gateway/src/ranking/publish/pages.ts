/** The pages beside those of rankings and players: the list of all rankings, a club in a ranking, and what an address without a page gets. */
import { intlOf, type Locale } from '@stolik/core'
import type { EditionHead } from '../store/store.js'
import { statusOf } from './document.js'
import { markup, holdable } from './markup.js'
import { inLanguage, pageOf, tableOf } from './page.js'
import { dayWords, saying } from './words/index.js'
import type { Published } from '@stolik/contract/published/ranking'
import { playersTable } from './players-table.js'

/** A ranking with its newest edition that counts. */
export interface ListedRanking {
  readonly name: string
  readonly association: string
  readonly head: EditionHead
}

export function listPage(rankings: readonly ListedRanking[], locale: Locale): string {
  const textOf = saying(locale)
  const title = textOf('rankings')
  const { compare } = new Intl.Collator(intlOf(locale))
  const listed = rankings.toSorted(
    (a, b) =>
      compare(a.association, b.association) ||
      compare(a.name, b.name) ||
      compare(a.head.ranking, b.head.ranking),
  )
  const table = tableOf(
    title,
    [{ head: textOf('ranking') }, { head: textOf('date') }, { head: textOf('state') }],
    listed.map(({ name, association, head }) => [
      markup`<a href="${head.ranking}/${inLanguage(locale)}">${name}</a><span class="of">${association}</span>`,
      dayWords(locale, head.date),
      textOf(`status.${statusOf(head)}`),
    ]),
    0,
    true,
  )
  const body = markup`<h1>${title}</h1>
${listed.length === 0 ? markup`<p>${textOf('noRankings')}</p>` : table}`
  const about = listed.map(({ name }) => name).join(', ')
  return pageOf({ locale, title, about, up: './', self: './', found: true, others: [], body }, textOf)
}

// The page for readers whose address leads nowhere. Programs get JSON instead.

/** @param up the path from this address to `/rankings/` */
export function nonePage(locale: Locale, up: string): string {
  const textOf = saying(locale)
  const title = textOf('none')
  const body = markup`<h1>${title}</h1>\n<p>${textOf('noneLong')}</p>`
  return pageOf({ locale, title, about: title, up, self: '', found: false, others: [], body }, textOf)
}

// The page of a club in a ranking: its players in the newest edition.

/** Undefined if no player belongs to the club. */
export function clubPage(published: Published, club: string, locale: Locale): string | undefined {
  const rows = published.rows.filter((row) => row.club !== null && holdable(row.club) === club)
  if (rows.length === 0) return undefined
  const textOf = saying(locale)
  const { name, association, edition, date } = published
  const asOf = textOf('asOf', { date: dayWords(locale, date) })
  const body = markup`<h1>${club}</h1>
<p><a href="../${inLanguage(locale)}">${name}</a> · ${textOf('edition', { n: edition })} · ${asOf}</p>
${playersTable(
  { ...published, name: `${club}, ${name}` },
  rows.map((row) => ({ ...row, club: null })),
  { locale, root: '../', textOf },
)}`
  return pageOf(
    {
      locale,
      body,
      up: '../../',
      found: false,
      others: [],
      title: `${club} · ${name}`,
      about: `${club}: ${name}, ${association}, ${asOf}`,
      self: encodeURIComponent(club),
    },
    textOf,
  )
}
