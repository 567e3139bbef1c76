/** The page that lists all rankings with an edition that counts: the starting point for readers and search engines. */
import { intlOf, type Locale } from '@stolik/core'
import type { EditionHead } from '../store.js'
import { statusOf } from './document.js'
import { markup } from './markup.js'
import { inLanguage, pageOf, tableOf } from './page.js'
import { dayWords, saying } from './words/index.js'

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
