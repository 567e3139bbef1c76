/** The pages of the site by the first part of their path; each is fetched when somebody goes there. */
import type { Asked, Draw, Page } from './page.js'

/** To add a page: a line here, a file in `pages`, and what it says in a folder of its own, a file a language. */
export const routes: Readonly<Record<string, () => Promise<{ readonly draw: Draw }>>> = {
  '': () => import('./pages/home.js'),
  account: () => import('./pages/account.js'),
  associations: () => import('./pages/associations.js'),
  clubs: () => import('./pages/clubs.js'),
  developers: () => import('./pages/developers.js'),
  event: () => import('./pages/event.js'),
  events: () => import('./pages/events.js'),
  'for-clubs': () => import('./pages/for-clubs.js'),
  learn: () => import('./pages/learn.js'),
  look: () => import('./pages/look.js'),
  me: () => import('./pages/me.js'),
  owner: () => import('./pages/owner.js'),
  play: () => import('./pages/play.js'),
  ranking: () => import('./pages/ranking.js'),
  replay: () => import('./pages/replay.js'),
  setup: () => import('./pages/setup.js'),
  table: () => import('./pages/table.js'),
  value: () => import('./pages/value.js'),
  words: () => import('./pages/words.js'),
}

/** The parts of a path; an ending slash says nothing. */
export const partsOf = (pathname: string): readonly string[] =>
  pathname
    .replace(/^\/(index\.html$)?|\/$/g, '')
    .split('/')
    .map(decoded)

/** The page of an address; where there is none, the one that says so. @throws when its code does not come */
export async function pageOf(
  { pathname, searchParams, hash }: URL,
  { locale, say }: Pick<Asked, 'locale' | 'say'>,
): Promise<Page> {
  const [first = '', ...rest] = partsOf(pathname)
  const asked = { rest, query: searchParams, hash, locale, say }
  const route = Object.hasOwn(routes, first) ? await routes[first]?.() : undefined
  return (await route?.draw(asked)) ?? (await import('./pages/lost.js')).lost(say)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
