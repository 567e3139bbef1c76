/** The pages of the site by the first part of their path. They are small and come with the site; their elements come when they are drawn. */
import type { Asked, Draw, Page } from './page.js'
import { draw as event } from './pages/event.js'
import { draw as learn } from './pages/learn.js'
import { lost } from './pages/lost.js'
import { plainPages } from './pages/plain.js'
import { draw as ranking } from './pages/ranking.js'
import { draw as replay } from './pages/replay.js'
import { draw as table } from './pages/table.js'

/** To add a page: one in `plainPages`, or a file in `pages` and its name here; and what it says in a folder of its own, a file a language. */
export const routes: Readonly<Record<string, Draw>> = {
  ...plainPages,
  ...{ event, learn, ranking, replay, table },
}

/** The parts of a path; an ending slash says nothing. */
export const partsOf = (pathname: string): readonly string[] =>
  pathname
    .replace(/^\/(index\.html$)?|\/$/g, '')
    .split('/')
    .map(decoded)

/** The page of an address; where there is none, the one that says so. @throws when code of it does not come */
export async function pageOf(
  { pathname, searchParams, hash }: URL,
  { locale, say }: Pick<Asked, 'locale' | 'say'>,
): Promise<Page> {
  const [first = '', ...rest] = partsOf(pathname)
  const asked = { rest, query: searchParams, hash, locale, say }
  const draw = Object.hasOwn(routes, first) ? routes[first] : undefined
  return (await draw?.(asked)) ?? lost(say)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
