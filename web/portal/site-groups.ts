/**
 * The chunk groups of the site's own build. A slow phone waits for every few files, and larger files compress better. The first
 * page needs a document, its styles, one script, the words of its language, and the two lists below the tables.
 */
import { join } from 'node:path'
import { locales } from '../../games/core/src/words.js'
import { inside } from './inside.js'

const any = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'))

/** Words of the most visited pages. The words of desks, lessons and similar pages load with those pages. */
const frontWords = any(
  '^/web/portal/src/words/LOCALE\\.json$',
  '^/web/(?:kit|elements)/src/words/LOCALE\\.json$',
  '^/web/kit/src/table/words/LOCALE\\.json$',
  '^/web/elements/src/words/(?:club|event/list|ranking)/LOCALE\\.json$',
  '^/web/desk/src/words/pages/LOCALE\\.json$',
  // The names of games and their profiles.
  '^/games/\\w+/words/table/LOCALE\\.json$',
)

/** Returns `words-pl` for a module of Polish words on the first page. */
const wordsOf = (id: string): string | null => {
  const locale = locales.find((one) => id.endsWith(`/${one}.json`))
  const isFront = locale !== undefined && frontWords.test(inside(id).replace(`${locale}.json`, 'LOCALE.json'))
  return isFront ? `words-${locale}` : null
}

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Returns the modules loaded at the start: the entry and its static imports. */
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

/** Small modules that many elements need, and the catalogues of the words above. */
const small = any(
  '^/web/elements/src/(?:base/first-of|client/plain)\\.',
  '^/web/kit/src/properties/properties\\.',
  '^/web/elements/src/words/ranking/index\\.',
  '^/web/desk/src/words/pages/index\\.',
  '^/games/\\w+/web/words/(?:table|index)\\.',
)

/** What plays games without a table, as lists, lessons and replays do, and sums hands up. The index of the core names it to everybody. */
const sealed = any(
  '^/games/core/src/(?:analys[ei]s?|commit|decision|hand|knobs|paper-columns|papers|phrases|piece|profile-text|recall|sheet|simple-papers|surname|teaching|turned-text|problem[\\w-]*|record[\\w-]*|replay|replay-data|rule-sets|strength[\\w-]*|think|trainer|seal[\\w-]*)\\.',
)

let base: ReadonlySet<string> | undefined
const baseOf = (id: string, graph: Graph): string | null => {
  base ??= begun(graph)
  return (base.has(id) && !sealed.test(inside(id))) || small.test(inside(id)) ? 'base' : null
}

/** Returns `GAME-table` for the code that draws a game's table, which playing, watching and replays all need. */
const gameTable = (id: string): string | null => {
  const path =
    /^\/games\/(\w+)\/(?:web\/(?:scene|speech|contract|announce|offer|exchange|sort|throwing|tricks|texts\/index|cards\.styles)|graphql\/read)\./
  const [, game] = path.exec(inside(id)) ?? []
  return game === undefined ? null : `${game}-table`
}

/** A group of code shared by elements that often stand on one page. */
const shared = (name: string, ...patterns: readonly string[]) => ({
  name,
  test: any(...patterns),
  priority: 1,
})

export const groups = [
  { name: wordsOf, debugName: 'words', priority: 3 },
  { name: baseOf, debugName: 'base', priority: 2 },
  // Code that the list on the first page shares with the other pages of events, which load it before the rest.
  shared(
    'event-list',
    '/elements/src/event/(?:public/events|format|frame\\.styles)',
    '/elements/src/words/event/list/index\\.',
  ),
  shared(
    'event-shared',
    '/elements/src/event/(?:client/|(?:element|event\\.styles|game-words|fields|current|notice|watched|form)\\.)',
    '/elements/src/event/public/(?:facts|downloads)\\.',
    '/elements/src/words/event/index\\.',
  ),
  shared(
    'ranking-shared',
    '/desk/src/ranking/pages/(?:element|page\\.styles)\\.',
    '/elements/src/ranking/(?:files|format|ranking\\.styles|movement|session-person|page-words|published-file|element)\\.',
  ),
  // Each is small, and its name in the list of files would cost the first page as much.
  shared(
    'sheets',
    '/elements/src/(?:base/(?:fields|lists|details|questions|tables|word-tables)|ranking/charts)\\.styles\\.',
  ),
  // The deck: the list of tables needs none, everything that shows a table does.
  shared('cards', '/kit/src/(?:card|deck)/'),
  // The problem of the day, which the first page shows on a wide screen.
  shared(
    'today',
    '/elements/src/problem/(?:today|shown-game|games|board|kept|parts)\\.',
    '/elements/src/words/problem/index\\.',
  ),
  // What people play with, and their own settings for it.
  shared(
    'play',
    '/kit/src/table/(?:game-table|calls|hand[\\w-]*|drag|arrange|focus|describe-scene|lazy-parts|index)\\.',
    '/kit/src/table\\.',
    '/elements/src/base/playing\\.',
  ),
  // Who follows somebody needs most of them, and one file has one name in that list.
  shared(
    'people',
    '/elements/src/people/(?:documents|invitations|own-people|people|play-with|refusal-words|rematch|table-players|table-with)',
    '/elements/src/words/people/index\\.',
  ),
  // Every desk has forms, and asks the gateway.
  shared('desk-shared', '/desk/src/(?:form/|site/(?:ask|when-connected)\\.)'),
  // Without this group, the bundler puts its own helpers, which the first page needs, into one chunk with these.
  shared('me', '/elements/src/me/documents\\.'),
  { name: gameTable, debugName: 'games', priority: 1 },
]

/** Whether a chunk is one of these groups. */
export const isGroup = (name: string): boolean =>
  name.endsWith('-table') ||
  [
    'base',
    'event-list',
    'event-shared',
    'ranking-shared',
    'sheets',
    'people',
    'desk-shared',
    'me',
    'play',
    'cards',
    'today',
    ...locales.map((locale) => `words-${locale}`),
  ].includes(name)
