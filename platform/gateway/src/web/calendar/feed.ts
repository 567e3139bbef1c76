/** Events as an Atom feed: what was announced, changed and ended, the newest first. */
import { moment } from '../site/event-page.js'
import { hallZone } from '../../base/day-of.js'
import type { Listed } from '../../event/live/rows.js'
import { atomFeed, uuidOf, type AtomEntry } from '../../ranking/publish/atom.js'
import { saying } from '../site/words/index.js'
import type { Reading } from './event.js'

const mostEntries = 50

export interface EventFeed {
  /** What the events have in common, such as `["club", "lebork"]`; it makes the id of the feed. */
  readonly of: readonly string[]
  readonly name: string
  /** The path of this file, without the language. */
  readonly self: string
  /** The path of the page that shows the same. */
  readonly page: string
  readonly events: readonly Listed[]
}

const updatedOf = ({ dated }: Listed): number => Math.max(dated.changed, dated.ended ?? 0)

function entryOf(listed: Listed, { locale, origin, gameName }: Reading): AtomEntry {
  const say = saying(locale)
  const { row, dated } = listed
  const { id, name, place, organiser, starts, game, phase } = row
  const state = say(`phase.${phase}`)
  const when = moment({ locale, timeZone: hallZone }, starts)
  const facts = [dated.cancelled ?? '', when, place, organiser, gameName(game)]
  const isOver = phase === 'CANCELLED' || phase === 'PROVISIONAL' || phase === 'FINAL'
  return {
    id: uuidOf(['event', id]),
    title: isOver ? `${name} (${state})` : `${name}, ${when}`,
    published: dated.announced,
    updated: updatedOf(listed),
    links: [
      { rel: 'alternate', type: 'text/html', href: `${origin}/event/${id}?lang=${locale}` },
      {
        rel: 'alternate',
        type: 'text/calendar',
        href: `${origin}/files/event/${id}/event.ics?lang=${locale}`,
      },
    ],
    summary: facts.filter((fact) => fact !== '').join(' · '),
  }
}

export function eventFeed({ of, name, self, page, events }: EventFeed, reading: Reading): string {
  const { locale, origin } = reading
  const newest = events.toSorted((a, b) => updatedOf(b) - updatedOf(a)).slice(0, mostEntries)
  return atomFeed({
    id: uuidOf(['events', origin, ...of]),
    locale,
    title: name,
    author: new URL(origin).host,
    links: [
      { rel: 'self', type: 'application/atom+xml', href: `${origin}${self}?lang=${locale}` },
      { rel: 'alternate', type: 'text/html', href: `${origin}${page}?lang=${locale}` },
    ],
    entries: newest.map((one) => entryOf(one, reading)),
    updated: Math.max(0, ...newest.map(updatedOf)),
  })
}
