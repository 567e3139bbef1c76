/**
 * Writes the editions of a ranking as an Atom feed (RFC 4287). It contains no names of players, because feeds are archived
 * forever.
 */
import type { EditionContent } from '@stolik/contract/ranking/edition'
import { createHash } from 'node:crypto'
import type { EditionHead, Ranking } from '../store/store.js'
import { statusOf } from './document.js'
import { markup } from './markup.js'

export const mostEntries = 50

export type FeedEdition = EditionHead & Pick<EditionContent, 'corrects'>

/** An id that is the same wherever the ranking is served: a UUID (RFC 9562, version 8) from a hash. */
function uuidOf(of: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(of)).digest('hex')
  const variant = '89ab'.charAt(parseInt(hex.charAt(16), 16) % 4)
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** @param editions the published editions, sorted by number */
export function feedOf({ id, association, schemes }: Ranking, editions: readonly FeedEdition[]): string {
  const name = schemes.at(-1)?.name ?? id
  const newest = editions.toReversed().slice(0, mostEntries)
  const updated = Math.max(0, ...editions.flatMap(({ stamps }) => stamps.map(({ at }) => at)))
  const time = (at: number): string => new Date(at).toISOString()
  return markup`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${uuidOf(['ranking', association, id])}</id>
<title>${name}</title>
<updated>${time(updated)}</updated>
<author><name>${association}</name></author>
<link rel="self" type="application/atom+xml" href="feed.atom"/>
<link rel="alternate" type="text/html" href="./"/>
${newest.map((edition) => {
  const { number, hash, date, stamps, corrects } = edition
  const published = stamps.find(({ status }) => status !== 'draft')?.at ?? 0
  return markup`<entry>
<id>${uuidOf(['edition', hash])}</id>
<title>${name}, ${date}: ${number} (${statusOf(edition)})</title>
<published>${time(published)}</published>
<updated>${time(stamps.at(-1)?.at ?? published)}</updated>
<link rel="alternate" type="text/html" href="editions/${number}"/>
<link rel="alternate" type="application/json" href="editions/${number}.json"/>
<link rel="alternate" type="text/csv" href="editions/${number}.csv"/>
<link rel="alternate" type="application/pdf" href="editions/${number}.pdf"/>
<summary>${corrects === null ? `SHA-256 ${hash}` : `${corrects.reason} · SHA-256 ${hash}`}</summary>
</entry>
`
})}</feed>
`.markup
}
