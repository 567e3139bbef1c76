/**
 * What of the site's own build goes together. A slow phone waits for every few files, and what is compressed together is smaller.
 * The first page is a document, its styles, one script, the words of its language, and the two lists below the tables.
 */
import { join } from 'node:path'
import { locales } from '../../games/core/src/words.js'
import { inside } from './inside.js'

const any = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'))

/** Words of what most people come to; those of desks, lessons and the like are fetched with them. */
const frontWords = any(
  '^/web/portal/src/words/LOCALE\\.json$',
  '^/web/(?:kit|elements)/src/words/LOCALE\\.json$',
  '^/web/kit/src/table/words/LOCALE\\.json$',
  '^/web/elements/src/words/(?:club|event/list|ranking)/LOCALE\\.json$',
  '^/web/desk/src/words/pages/LOCALE\\.json$',
  // What games and their profiles are called.
  '^/games/\\w+/words/table/LOCALE\\.json$',
)

/** `words-pl` for a module of Polish words that the first page speaks. */
const wordsOf = (id: string): string | null => {
  const locale = locales.find((one) => id.endsWith(`/${one}.json`))
  const isFront = locale !== undefined && frontWords.test(inside(id).replace(`${locale}.json`, 'LOCALE.json'))
  return isFront ? `words-${locale}` : null
}

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** What the site begins with: its entry and all that it cannot do without. */
function begun(graph: Graph): ReadonlySet<string> {
  const seen = new Set<string>()
  const follow = (id: string): void => {
    const module = graph.getModuleInfo(id)
    if (seen.has(id) || module === null) return
    seen.add(id)
    for (const one of module.importedIds) follow(one)
  }
  follow(join(import.meta.dirname, 'src/main.ts'))
  return seen
}

/** Small things that many elements need, and the rooms of the words above. */
const small = any(
  '^/web/elements/src/(?:base/first-of|client/plain)\\.',
  '^/web/elements/src/words/ranking/index\\.',
  '^/web/desk/src/words/pages/index\\.',
  '^/games/\\w+/web/words/(?:table|index)\\.',
)

let base: ReadonlySet<string> | undefined
const baseOf = (id: string, graph: Graph): string | null => {
  base ??= begun(graph)
  return base.has(id) || small.test(inside(id)) ? 'base' : null
}

/** `GAME-table` for what a table of a game looks like: whoever plays, looks on or replays needs it. */
const gameTable = (id: string): string | null => {
  const path =
    /^\/games\/(\w+)\/(?:web\/(?:scene|speech|contract|announce|offer|exchange|sort|stake|throwing|tricks|texts\/index|cards\.styles)|graphql\/read)\./
  const [, game] = path.exec(inside(id)) ?? []
  return game === undefined ? null : `${game}-table`
}

/** A common part of elements that are often on one page. */
const shared = (name: string, ...patterns: readonly string[]) => ({
  name,
  test: any(...patterns),
  priority: 1,
})

export const groups = [
  { name: wordsOf, debugName: 'words', priority: 3 },
  { name: baseOf, debugName: 'base', priority: 2 },
  // What the list on the first page has in common with the other pages of events, which fetch this before the rest.
  shared(
    'event-list',
    '/elements/src/event/(?:public/events|format|event\\.styles)',
    '/elements/src/words/event/list/index\\.',
  ),
  shared(
    'event-shared',
    '/elements/src/event/(?:client/|element|game-words|fields)',
    '/elements/src/words/event/index\\.',
  ),
  shared(
    'ranking-shared',
    '/desk/src/ranking/pages/(?:element|page\\.styles)\\.',
    '/elements/src/ranking/(?:files|format|ranking\\.styles|movement|mine|page-words|reading|element)\\.',
  ),
  // Else the builder puts its own helpers, which the first page needs, into one chunk with these.
  shared('me', '/elements/src/me/documents\\.'),
  { name: gameTable, debugName: 'games', priority: 1 },
]

/** Whether a chunk is one of these. */
export const isGroup = (name: string): boolean =>
  name.endsWith('-table') ||
  [
    'base',
    'event-list',
    'event-shared',
    'ranking-shared',
    'me',
    ...locales.map((locale) => `words-${locale}`),
  ].includes(name)
