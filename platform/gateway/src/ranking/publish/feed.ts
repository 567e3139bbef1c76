/** Writes the editions of a ranking as an Atom feed, in the reader's language. */
import type { Locale } from '@stolik/core'
import type { EditionContent } from '@stolik/contract/ranking/edition'
import type { EditionHead, Ranking } from '../store/store.js'
import { atomFeed, uuidOf, type AtomEntry } from './atom.js'
import { statusOf } from './document.js'
import { inLanguage } from './page.js'
import { dayWords, saying } from './words/index.js'

export const mostEntries = 50

export type FeedEdition = EditionHead & Pick<EditionContent, 'corrects'>

/** @param editions the published editions, sorted by number */
export function feedOf(
  { id, association, schemes }: Ranking,
  editions: readonly FeedEdition[],
  locale: Locale,
): string {
  const textOf = saying(locale)
  const name = schemes.at(-1)?.name ?? id
  const query = inLanguage(locale)
  const entryOf = (edition: FeedEdition): AtomEntry => {
    const { number, hash, date, stamps, corrects } = edition
    const published = stamps.find(({ status }) => status !== 'draft')?.at ?? 0
    const parts = [
      textOf('edition', { n: number }),
      textOf(`status.${statusOf(edition)}`),
      textOf('asOf', { date: dayWords(locale, date) }),
    ]
    return {
      id: uuidOf(['edition', hash]),
      title: `${name}: ${parts.join(', ')}`,
      published,
      updated: stamps.at(-1)?.at ?? published,
      links: [
        { rel: 'alternate', type: 'text/html', href: `editions/${number}${query}` },
        { rel: 'alternate', type: 'application/json', href: `editions/${number}.json` },
        { rel: 'alternate', type: 'text/csv', href: `editions/${number}.csv` },
        { rel: 'alternate', type: 'application/pdf', href: `editions/${number}.pdf${query}` },
      ],
      summary: corrects === null ? `SHA-256 ${hash}` : `${corrects.reason} · SHA-256 ${hash}`,
    }
  }
  return atomFeed({
    id: uuidOf(['ranking', association, id]),
    locale,
    title: name,
    author: association,
    links: [
      { rel: 'self', type: 'application/atom+xml', href: `feed.atom${query}` },
      { rel: 'alternate', type: 'text/html', href: `./${query}` },
    ],
    entries: editions.toReversed().slice(0, mostEntries).map(entryOf),
    updated: Math.max(0, ...editions.flatMap(({ stamps }) => stamps.map(({ at }) => at))),
  })
}
