/**
 * The pages of the site by the first part of their path. They are small and part of the entry, except the one for unknown
 * addresses; their elements load when they are drawn.
 */
import type { PageRequest, Draw, Page } from './page.js'
import { draw as event } from './pages/event.js'
import { draw as league } from './pages/league.js'
import { draw as learn } from './pages/learn.js'
import { plainPages } from './pages/plain.js'
import { club, player } from './pages/one.js'
import { draw as ranking } from './pages/ranking.js'
import { draw as replay } from './pages/replay.js'
import { draw as table } from './pages/table.js'

/**
 * To add a page: an entry in `plainPages`, or a file in `pages` and its name here. Its words go into a folder of their own, one
 * file per language.
 */
export const routes: Readonly<Record<string, Draw>> = {
  ...plainPages,
  club,
  event,
  league,
  learn,
  player,
  ranking,
  replay,
  table,
}

/** Returns the parts of a path, ignoring a trailing slash. */
export const partsOf = (pathname: string): readonly string[] =>
  pathname
    .replace(/^\/(index\.html$)?|\/$/g, '')
    .split('/')
    .map(decoded)

/** Returns the page of an address, or the one for unknown addresses. @throws if its code does not load */
export async function pageOf(
  { pathname, searchParams, hash }: URL,
  { locale, say }: Pick<PageRequest, 'locale' | 'say'>,
): Promise<Page> {
  const [first = '', ...rest] = partsOf(pathname)
  const request = { rest, query: searchParams, hash, locale, say }
  const draw = Object.hasOwn(routes, first) ? routes[first] : undefined
  return (await draw?.(request)) ?? (await import('./pages/lost.js')).lost(say)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
