/** Writes Atom feeds (RFC 4287). A feed names no players, because feeds are archived forever. */
import { createHash } from 'node:crypto'
import type { Locale } from '@stolik/core'
import { markup } from './markup.js'

export interface AtomLink {
  readonly rel: 'alternate' | 'self'
  readonly type: string
  readonly href: string
}

export interface AtomEntry {
  readonly id: string
  readonly title: string
  /** Milliseconds since 1970, like all times here. */
  readonly published: number
  readonly updated: number
  readonly links: readonly AtomLink[]
  readonly summary: string
}

export interface AtomFeed {
  readonly id: string
  readonly locale: Locale
  readonly title: string
  readonly author: string
  readonly links: readonly AtomLink[]
  readonly entries: readonly AtomEntry[]
  /** When it last changed. */
  readonly updated: number
}

/** An id that is the same wherever a thing is served: a UUID (RFC 9562, version 8) from a hash. */
export function uuidOf(of: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(of)).digest('hex')
  const variant = '89ab'.charAt(parseInt(hex.charAt(16), 16) % 4)
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const time = (at: number): string => new Date(at).toISOString()

const linksOf = (links: readonly AtomLink[]) =>
  links.map(({ rel, type, href }) => markup`<link rel="${rel}" type="${type}" href="${href}"/>\n`)

export const atomFeed = ({ id, locale, title, author, links, entries, updated }: AtomFeed): string =>
  markup`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${id}</id>
<title>${title}</title>
<updated>${time(updated)}</updated>
<author><name>${author}</name></author>
${linksOf(links)}${entries.map(
    (entry) => markup`<entry>
<id>${entry.id}</id>
<title>${entry.title}</title>
<published>${time(entry.published)}</published>
<updated>${time(entry.updated)}</updated>
${linksOf(entry.links)}<summary>${entry.summary}</summary>
</entry>
`,
  )}</feed>
`.markup
