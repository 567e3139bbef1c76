/**
 * The chunk groups of the embedded build. A slow connection waits for every few files, and larger files compress better. The
 * groups stay limited, because a reader of a ranking needs no gateway client.
 */
import { inside } from './inside.js'

const all = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'))

const gameIn = (id: string): string => /^\/games\/(\w+)/.exec(inside(id))?.[1] ?? ''

/**
 * - `base`: needed by every element of ours;
 * - `shown` and `GAME-shown`: needed to show a table. Clauses in words and the words of a game stay separate, because lists and
 *   lobbies need them too;
 * - `play`: needed only by people who play;
 * - `names`: the names of games, and the words of elements that show any;
 * - `line`: the gateway client. It excludes what only clubs' pages with signed-in members need, the code for barred pages, and
 *   rarely used queries.
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
      '/kit/src/(?:card|deck|ornament/(?:motifs|svg)|shown)',
      '/kit/src/table/(?!game-table|calls|hand|held|arrange|focus|low|large|describe-scene|index|words/(?!index))',
      '/elements/src/base/cards\\.',
    ),
  },
  {
    name: 'play',
    priority: 1,
    test: all(
      '/kit/src/table/(?:game-table|calls|hand|held|arrange|focus|low|large|describe-scene|index)\\b',
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
    name: 'names',
    priority: 1,
    test: all('/elements/src/(?:element/(?:game-names|game-words-loader)|words/index)\\.'),
  },
  {
    name: 'line',
    priority: 1,
    test: all(
      '/node_modules/graphql-ws/',
      '/elements/src/(?:element/(?:element|failure)|base/(?:address|sent-by-hand))\\.',
      '/elements/src/client/(?!access|sockets/|until/|hand-over|page-token|rare-documents|kept-away|table-document)',
    ),
  },
]
