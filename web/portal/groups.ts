/**
 * What of the embedded build goes together, so that it is one file: a slow line has a wait for every few of them, and what is
 * compressed together is smaller. Not more than that, since who reads a ranking needs no gateway's line.
 */
import { inside } from './inside.js'

const all = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'))

const gameIn = (id: string): string => /^\/games\/(\w+)/.exec(inside(id))?.[1] ?? ''

/**
 * - `base`, what every element of ours takes;
 * - `shown` and `GAME-shown`, a table that is looked at. Apart of it stays what lists and lobbies need as well: clauses in words, and
 *   the words of a game;
 * - `play`, what only those need who play;
 * - `line`, how one talks to a gateway; not what only pages of clubs whose members are signed in need, nor pages that are barred, nor what few ask.
 */
export const groups = [
  {
    name: 'base',
    priority: 2,
    test: all(
      '/node_modules/(?:@lit/|lit-html/lit-html|lit-element|lit/index)',
      '/core/src/words\\.',
      '/kit/src/(?:words/(?:room|at-once)|tokens/(?:tokens|sheet|controls|text-size|index))\\.',
      '/elements/src/base/(?:prefs|follow|observable|storage|spoken-locale|home|place)\\.',
      'rolldown/runtime',
    ),
  },
  { name: 'clause', priority: 2, test: all('/kit/src/(?:settlement/clause|words/index)\\.') },
  {
    name: (id: string) => `${gameIn(id)}-words`,
    priority: 2,
    test: /games\/\w+\/web\/words\/(?:table|index)\./,
  },
  {
    name: 'shown',
    priority: 1,
    test: all(
      '/core/src/cards\\.',
      '/kit/src/(?:card|deck|ornament/motifs|shown)',
      '/kit/src/table/(?!game-table|calls|hand|held|arrange|focus|low|large|stands|index|words/(?!index))',
      '/elements/src/base/cards\\.',
    ),
  },
  {
    name: 'play',
    priority: 1,
    test: all(
      '/kit/src/table/(?:game-table|calls|hand|held|arrange|focus|low|large|stands|index)\\b',
      '/kit/src/settlement/countdown\\.',
    ),
  },
  {
    name: (id: string) => `${gameIn(id)}-shown`,
    priority: 1,
    test: all(
      '/games/\\w+/web/(?:[\\w-]*shown|cards\\.styles|scene|speech|contract|offer|exchange|sort|stake|throwing|tricks|texts/index)\\.',
      '/games/\\w+/graphql/read\\.',
    ),
  },
  {
    name: 'line',
    priority: 1,
    test: all(
      '/node_modules/graphql-ws/',
      '/elements/src/(?:element/element|base/address)\\.',
      '/elements/src/client/(?!access|sockets/|until/|hand-over|page-token|rare-documents|kept-away|table-document)',
    ),
  },
]
