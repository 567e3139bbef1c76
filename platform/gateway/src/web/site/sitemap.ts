/** Tells search engines what they may read: robots.txt and sitemap.xml. */
import type { Gateway } from '../../api/gateway.js'
import { countsToday } from '../../ranking/publish/document.js'
import { markup } from '../../ranking/publish/markup.js'
import { plainPages } from './plain-page.js'

/** A map lists at most fifty thousand pages. */
const mostPages = 50_000

/**
 * Excludes pages for organisers, which contain nothing to find.
 * @param origin of this gateway
 */
export const robotsText = (origin: string): string =>
  ['/graphql', '/oembed', '/event/new', '/ranking/desk', '/league/desk']
    .reduce((text, path) => `${text}Disallow: ${path}\n`, 'User-agent: *\n')
    .concat(`\nSitemap: ${origin}/sitemap.xml\n`)

/**
 * The addresses of pages that search engines may list.
 * @throws if a store is unavailable
 */
export async function findable({
  events,
  leagues,
  rankings,
  settings,
}: Pick<Gateway, 'events' | 'leagues' | 'rankings' | 'settings'>): Promise<readonly string[]> {
  const { store } = rankings
  const isPublished = async (id: string): Promise<boolean> => (await store.editions(id)).some(countsToday)
  const published: string[] = []
  for (const { id } of await store.rankings()) if (await isPublished(id)) published.push(id)
  return [
    ...['/', '/events', '/ranking', '/clubs', '/privacy', ...Object.values(plainPages)],
    ...settings.clubs().flatMap(({ id, name }) => (name === undefined ? [] : [`/club/${id}`])),
    ...(await events.rows()).map(({ id }) => `/event/${id}`),
    ...published.map((id) => `/ranking/${id}`),
    ...(await leagues.newest()).map(({ id }) => `/league/${id}`),
  ]
}

export const sitemap = (origin: string, paths: readonly string[]): string =>
  markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.slice(0, mostPages).map((path) => markup`<url><loc>${origin}${path}</loc></url>\n`)}</urlset>
`.markup
