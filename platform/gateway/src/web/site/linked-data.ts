/**
 * What a page is about, for search engines and assistants: JSON-LD in the words of schema.org. It says nothing that the page
 * itself does not show.
 */
import type { Locale } from '@stolik/core'
import { holdable, type Markup } from '../../ranking/publish/markup.js'
import type { EventRow } from '../../event/live/rows.js'

/** A thing of schema.org. Undefined properties are left out. */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** A page in the path to another one: its name and its path. */
export type Crumb = readonly [name: string, path: string]

/** Things of a page, given the gateway's own address, such as `https://stolik.example`. */
export type Things = (origin: string) => readonly Thing[]

/** Where a page stands in the site; the last crumb is the page itself. */
export const breadcrumbs = (origin: string, crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(([name, path], i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: `${origin}${path}`,
  })),
})

export const organization = (name: string, more: Readonly<Record<string, unknown>> = {}): Thing => ({
  '@type': 'Organization',
  name,
  ...more,
})

const placeOf = ({ mode, place }: EventRow, url: string): Thing | undefined => {
  if (mode === 'ONLINE') return { '@type': 'VirtualLocation', url }
  return place === '' ? undefined : { '@type': 'Place', name: place, address: place }
}

/** An event as its public page shows it: without its players. */
export function sportsEvent(origin: string, row: EventRow, gameName: (game: string) => string): Thing {
  const { id, name, starts, game, mode, organiser, phase } = row
  const url = `${origin}/event/${id}`
  return {
    '@type': 'SportsEvent',
    '@id': url,
    url,
    name,
    startDate: new Date(starts).toISOString(),
    sport: gameName(game),
    eventStatus: `https://schema.org/${phase === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${mode === 'ONLINE' ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: placeOf(row, url),
    organizer: organiser === '' ? undefined : organization(organiser),
  }
}

/** Signs that could end the element, or that scripts of before 2019 read as the end of a line. */
const unsafe = /[<>&\u2028\u2029]/g

/** One element with all things of a page. Browsers run nothing of it. */
export function linkedData(things: readonly Thing[], locale: Locale): Markup | null {
  if (things.length === 0) return null
  const graph = {
    '@context': 'https://schema.org',
    '@graph': things.map((thing) => inLanguage(thing, locale)),
  }
  const text = holdable(JSON.stringify(graph)).replace(
    unsafe,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return { markup: `<script type="application/ld+json">${text}</script>\n` }
}

/** Only creative works and events have a language. */
const inLanguage = (thing: Thing, locale: Locale): Thing =>
  thing['@type'] === 'SportsEvent' || thing['@type'] === 'Dataset' ? { ...thing, inLanguage: locale } : thing
