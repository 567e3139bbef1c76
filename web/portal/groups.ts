/**
 * The chunk groups of the embedded build. A slow connection waits for every few files, and larger files compress better. The
 * groups stay limited, because a reader of a ranking needs no gateway client.
 */
import { inside } from './inside.js'

const all = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'))

const gameIn = (id: string): string => /^\/games\/(\w+)/.exec(inside(id))?.[1] ?? ''
/** The locale of a catalogue; empty for any other module. */
const localeOf = (id: string): string => /\/(\w+)\.json$/.exec(id)?.[1] ?? ''

/**
 * - `base`: needed by every element of ours;
 * - `published`: needed by every element that reads published files;
 * - `shown` and `GAME-shown`: needed to show a table. Sheets and the words of a game stay separate, because lists and lobbies
 *   need them too;
 * - `play`: needed only by people who play;
 * - `GAME-rules`: which moves are legal;
 * - `GAME-think`: what other bots than club players think with;
 * - `result`: what shows settlements, needed when a hand has ended;
 * - `enter`: the forms of people who take part, and the rarely used queries that they send;
 * - `seat`: needed to sit down somewhere;
 * - `go`: needed to go to a table from a list of them;
 * - `talk`: needed by people who sit at a table, also while others are still to come, and what they add to a shuffle;
 * - `names`: the names of games, and the words of elements that show any;
 * - `line`: the gateway client. It excludes what only clubs' pages with signed-in members need, the code for barred pages, and
 *   rarely used queries.
 */
export const groups = [
  // The words of a table, in one file for each language.
  {
    name: (id: string) => `table-${localeOf(id)}`,
    priority: 2,
    test: all('/kit/src/(?:table/)?words/\\w+\\.json$'),
  },
  // The words of what people who sit at a table need besides.
  {
    name: (id: string) => `talk-${localeOf(id)}`,
    priority: 2,
    test: all('/elements/src/words/(?:gather|talk)/\\w+\\.json$'),
  },
  {
    name: (id: string) => `${gameIn(id)}-${localeOf(id)}`,
    priority: 2,
    test: all('/games/\\w+/(?:words/table|web/texts)/\\w+\\.json$'),
  },
  {
    name: 'published',
    priority: 2,
    test: all(
      '/elements/src/ranking/(?:element|published-element|files|published-file|format|page-words|movement|session-person|history-part|lazy-code|charts\\.styles|ranking\\.styles)\\.',
      '/elements/src/words/ranking/index\\.',
    ),
  },
  {
    name: 'base',
    priority: 2,
    test: all(
      '/node_modules/(?:@lit/|lit-html/lit-html|lit-element|lit/index)',
      '/core/src/words\\.',
      '/kit/src/(?:properties/properties|words/(?:room|at-once)|tokens/(?:tokens|sheet|controls|text-size|index))\\.',
      '/elements/src/base/(?:prefs|follow|observable|storage|spoken-locale|home|place)\\.',
      'rolldown/runtime',
    ),
  },
  {
    name: 'sheet',
    priority: 2,
    test: all('/kit/src/(?:settlement/clause|words/index)\\.', '/kit/src/sheet/sheet'),
  },
  {
    name: (id: string) => `${gameIn(id)}-words`,
    priority: 2,
    test: all('/games/\\w+/(?:web/words/(?:table|index)|src/rules/words)\\.'),
  },
  {
    name: 'shown',
    priority: 1,
    test: all(
      '/core/src/(?:cards|turned-text)\\.',
      '/kit/src/(?:card|deck|ornament/(?:motifs|svg)|shown)',
      '/kit/src/table/(?!game-table|calls|hand|held|arrange|focus|low|large|describe-scene|drag|without-tap|card-ahead|only-card|own-pace|sort-hand|german-names|lazy-parts|wide|index|words/(?!index))',
      '/elements/src/base/cards\\.',
    ),
  },
  {
    name: 'play',
    priority: 1,
    test: all(
      '/kit/src/table/(?:game-table|calls|hand|arrange|drag|focus|large\\.ts|describe-scene|lazy-parts|index)\\b',
      '/kit/src/settlement/countdown\\.',
      '/kit/src/table\\.',
    ),
  },
  {
    name: (id: string) => `${gameIn(id)}-shown`,
    priority: 1,
    test: all(
      '/games/\\w+/web/(?:[\\w-]*shown|cards\\.styles|scene|speech|contract|offer|exchange|sort|throwing|tricks|texts/index)\\.',
      '/games/\\w+/graphql/read\\.',
      '/games/\\w+/src/(?:hand/throws|hand/uncovered|rules/ladder)\\.',
    ),
  },
  {
    name: (id: string) => `${gameIn(id)}-rules`,
    priority: 1,
    test: all(
      '/games/\\w+/src/(?:hand/|rules/)?(?:auction-legal|close|endings|idle-dealer|lead|legal|moves|play)\\.',
      '/games/\\w+/web/announce\\.',
    ),
  },
  {
    name: (id: string) => `${gameIn(id)}-think`,
    priority: 1,
    test: all('/games/\\w+/src/think/'),
  },
  {
    name: 'result',
    priority: 1,
    test: all('/kit/src/settlement/(?!clause|countdown)'),
  },
  {
    name: 'enter',
    priority: 1,
    test: all(
      '/kit/src/tokens/choices\\.',
      '/elements/src/(?:base/(?:forms|lists)\\.styles|client/rare-documents)\\.',
    ),
  },
  {
    name: 'seat',
    priority: 1,
    test: all(
      '/node_modules/(?:lit-html|lit)/directive',
      '/elements/src/(?:name/name|base/privacy|live/bot-level|words/club/index)',
    ),
  },
  // What lists of events and the other pages of an event share: in pieces it would cost each of them more.
  {
    name: 'events',
    priority: 1,
    test: all('/elements/src/event/frame\\.styles\\.', '/elements/src/words/event/list/index\\.'),
  },
  // An arena, fetched where there is one, needs most of it: in pieces it would cost everybody more.
  {
    name: 'watched',
    priority: 1,
    test: all(
      '/elements/src/event/(?:client/(?:selections|documents|client)|game-words|fields|element|notice|current|watched)\\.',
      '/elements/src/words/event/index\\.',
    ),
  },
  {
    name: 'go',
    priority: 1,
    test: all(
      '/elements/src/(?:base/(?:go|tables\\.styles)|element/quick-choices|lobby/(?:table-overlay|history))\\.',
    ),
  },
  {
    name: 'talk',
    priority: 1,
    test: all(
      '/core/src/phrases\\.',
      '/core/src/(?:committed-luck\\.|\\w+\\.ts\\?in=(?:committed-luck|stream))',
      '/elements/src/luck/',
      '/elements/src/(?:talk/|base/(?:share|close-beside)|table/(?:gathering|invite|level-choice|seat-documents|seat-order)|words/(?:gather|talk)/index)',
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
      '/elements/src/(?:element/(?:element|failure)|base/(?:address|sent-by-hand)|mark/fetch)\\.',
      '/elements/src/client/(?!access|sockets/|until/|hand-over|page-token|rare-documents|kept-away|table-document)',
    ),
  },
]
