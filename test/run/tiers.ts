/**
 * Which tests `npm test` runs, and which are left to slices. Of unit tests and elements, everything that is in no slice runs each
 * time; journeys and faults on real servers run each time only if they are named here. test/walls/tiers.test.ts holds that each file is
 * in one place. `npm run test:times` says what takes how long.
 */

const journey = (name: string): string => `test/browser/${name}.test.ts`
const gateway = (name: string): string => `platform/gateway/test/${name}.test.ts`
const server = (name: string): string => gateway(`redis/${name}`)
const cli = (name: string): string => `platform/cli/test/${name}.test.ts`
const skat = (name: string): string => `games/skat/test/${name}.test.ts`
const baska = (name: string): string => `games/baska/test/${name}.test.ts`
const event = (name: string): string => `platform/tournament/test/${name}.test.ts`
const element = (name: string): string => `web/elements/src/${name}.test.ts`
const whole = (name: string): string => `test/${name}.test.ts`

/** The ways of people through pages. */
export const ways = [
  'way-organiser',
  'event',
  'ranking',
  'screen-reader',
  'way-account',
  'strange-lobby',
  'owner',
  'analysis',
  'company',
  'way-mail',
  'first-card',
  'problem',
].map(journey)

/** Faults on real servers: a gateway is killed, Redis or PostgreSQL goes away, several gateways serve the same tables. */
export const handful = ['faults', 'outage', 'several'].map(server)

const engines = [
  ...['event', 'hand', 'press'].map((name) => whole(`engines/${name}`)),
  ...[
    'after-the-hand',
    'analysis',
    'duplicate',
    'first-card',
    'hall-list',
    'problem',
    'ranking',
    'same-cards',
    'strange-lobby',
  ].map(journey),
]

/** How files of a slice are run: test/run/parts.ts. */
export type Kind =
  | 'unit'
  | 'thorough'
  | 'onPostgres'
  | 'servers'
  | 'plugin'
  | 'commands'
  | 'unitOnNode24'
  | 'journeys'
  | 'journeysAllWays'
  | 'journeysOverTwo'
  | 'journeysOnNode24'
  | 'firefox'
  | 'webkit'
  | 'elements'
  | 'fresh'
  | 'newElement'
  | 'fonts'
  | 'words'

/** Files by how they are run, and about how many seconds of the processor they take together. */
export type Slice = { readonly seconds: number } & Readonly<Partial<Record<Kind, readonly string[]>>>

export const slices: readonly Slice[] = [
  {
    seconds: 500,
    firefox: engines.slice(0, 6),
    webkit: engines.slice(0, 6),
    elements: [
      ...[
        'analysis/analysis',
        'analysis/sentences',
        'same-cards/bots',
        'same-cards/same-cards',
        'strength/strength',
      ].map(element),
      ...['learn/learn', 'trainer/trainer', 'glossary/glossary', 'misplaced', 'client/club'].map(element),
      ...['problem/problem', 'replay/replay'].map(element),
      'games/skat/web/value/skat-value.test.ts',
      ...['arrows', 'verify/verify'].map((name) => `web/desk/src/${name}.test.ts`),
      ...['finger', 'fits', 'forced-colours', 'layouts', 'titles'].map((name) => whole(`elements/${name}`)),
    ],
  },
  { seconds: 500, firefox: engines.slice(6), webkit: engines.slice(6) },
  {
    seconds: 500,
    journeys: [
      'after-the-hand',
      'event-desk',
      'event-evening',
      'hall-list',
      'club-rules',
      'event-file',
      'event-draws',
      'announce',
      'event-seats',
      'event-approval',
      'event-offices',
      'money',
      'verify',
    ].map(journey),
  },
  {
    seconds: 500,
    journeys: [
      'screen-reader-pages',
      'round',
      'league',
      'pages',
      'profiles',
      'titles',
      'reading-pages',
      'event-pages',
      'low-list',
      'touch',
      'touch-screens',
    ].map(journey),
    journeysAllWays: [
      ...['analysis', 'company', 'first-card', 'owner', 'ranking', 'screen-reader'],
      ...['strange-lobby', 'way-account', 'way-organiser'],
    ].map(journey),
  },
  {
    seconds: 500,
    journeys: [
      'duplicate',
      'site',
      'embed',
      'embed-frames',
      'embed-alone',
      'embed-clubs',
      'ranking-scheme',
      'way-newcomer',
      'way-passkey',
      'own-words',
      'fair-play',
      'learn',
    ].map(journey),
  },
  {
    seconds: 500,
    journeys: [
      ...[
        'newer-release',
        'newer-build',
        'restored-file',
        'power-cut',
        'stopped-sockets',
        'two-gateways',
        'notices',
        'same-cards',
        'daily',
        'with-each-other',
        'bot-levels',
        'hint',
        'first-load',
        'demo',
      ].map(journey),
      whole('engines/press'),
    ],
  },
  {
    seconds: 450,
    servers: [
      'rights',
      'move',
      'event-faults',
      'events',
      'cluster',
      'played',
      'talk',
      'store',
      'thinking',
    ].map(server),
    unit: [
      ...[
        'bot-announcements',
        'learn',
        'train',
        'think-card',
        'think-claims',
        'papers-all',
        'hint',
        'xskat',
        'playouts',
      ].map(skat),
      ...['learn', 'think', 'ahead', 'hint', 'catalogue', 'papers-all'].map(baska),
      ...[
        'analyse',
        'problems',
        'strength',
        'stream',
        'hand-over',
        'rank',
        'games',
        'published-problems',
        'bid',
        'bring',
        'event-check',
        'store-check',
        'tournament',
      ].map(cli),
      ...['arena/arena', 'train/train', 'strength/strength', 'docs-commands'].map(whole),
    ],
  },
  {
    seconds: 450,
    servers: ['two-truths', 'backup-postgres', 'partition', 'told-once', 'find-table', 'abandoned'].map(
      server,
    ),
    unit: [
      ...[
        'account/hall',
        'backup',
        'backup/backup',
        'backup/schedule',
        'bad-folder',
        'code-cache',
        'deploy',
        'findings/in-worker',
        'idle-dealer',
        'kept-assets',
        'league/draw',
        'store-postgres',
        'ranking/import-route',
        'ranking/members',
        'ranking/work-in-worker',
        'rules/print',
        'thinking/in-workers',
        'thinking/tables',
        'tournament/draw-in-worker',
        'tournament/print-in-worker',
        'versions/tables',
        'findings/desk',
        'systemd',
        'told-at-start',
        'findings/background',
        'notices/notices',
        'played/page',
        'tournament/files-http',
        'tournament/same-held',
        'tournament/same-tables',
        'tournament/print/print',
        'replay-data',
        'forgotten-at-tables',
        'daily/page',
        'hint',
        'cannot-start',
      ].map(gateway),
      ...[
        'verify',
        'manners',
        'appeal',
        'evenings',
        'requests',
        'seating/manners',
        'seating/draw',
        'seating/requests',
      ].map(event),
      ...['asked', 'evening', 'replay-data', 'stable/stable'].map(whole),
      ...['laws/lawless', 'tournament/evenings', 'tournament/hall-event', 'tournament/online-event'].map(
        whole,
      ),
    ],
    onPostgres: [
      ...['bans/store', 'bans/with-address', 'daily/store', 'findings/store', 'names/store', 'notices/store'],
      ...[
        'league/store',
        'played/store',
        'ranking/store',
        'retention/store',
        'rules/store',
        'settings/store',
      ],
      ...['ranking/webhooks/migration', 'ranking/webhooks/store', 'rules/backup', 'tournament/store'],
      ...['account/contract', 'account/failed-sign-ins', 'config', 'migrate', 'newer-database', 'postgres'],
      'reports',
    ].map(gateway),
    plugin: [whole('wordpress/plugin')],
  },
  {
    seconds: 500,
    unit: [
      ...['analysis', 'analysis-records', 'bidding', 'think-deals', 'solve'].map(skat),
      ...['analysis', 'cicha', 'search', 'enumeration'].map(baska),
      ...[
        'clauses/mutate',
        'strength/thread',
        'new/game',
        'new/act',
        'fuzz/fuzz',
        'fairness/fairness',
        'manifest',
      ].map(whole),
    ],
    thorough: [
      ...['laws', 'learn', 'bot', 'bot-announcements', 'desk'].map(skat),
      ...['laws', 'learn', 'bot', 'raises'].map(baska),
      'games/sixtysix/test/laws.test.ts',
      whole('secrecy/secrecy'),
      whole('tiny/test/laws'),
      whole('replay-data'),
      ...['ranking/entry-order', 'variables'].map(gateway),
      ...['cards', 'cash', 'days', 'equals', 'fallback', 'halls', 'papers', 'print', 'replaced'].map((name) =>
        gateway(`tournament/print/${name}`),
      ),
      event('manners'),
      'platform/league/test/properties.test.ts',
      'platform/ranking/test/ranking-properties.test.ts',
    ],
    fonts: ['finger', 'fits', 'layouts'].map((name) => whole(`elements/${name}`)),
    words: [whole('pseudo/sentences')],
  },
  {
    seconds: 600,
    commands: ['evening', 'disks'].map((name) => whole(`deploy/${name}`)),
    servers: [
      ...['rules-change', 'secret-change', 'change-over', 'slow-start'].map(server),
      whole('deploy/upgrade'),
    ],
    unitOnNode24: [
      ...['store', 'store-postgres', 'crash', 'account/contract'].map(gateway),
      skat('laws'),
      baska('laws'),
      'games/sixtysix/test/laws.test.ts',
    ],
    journeysOnNode24: [journey('first-card')],
    journeysOverTwo: ['company', 'round'].map(journey),
    newElement: [whole('new/element')],
    fresh: [
      'web/desk/src/event/game-choice.test.ts',
      'web/desk/src/paste/paste.test.ts',
      'web/desk/src/ranking/desk.test.ts',
      ...['element/game-names', 'sound/table-sounds', 'waiting/waiting'].map(element),
    ],
  },
]

/** What `npm test` leaves out of the projects that it otherwise runs whole. */
export const sliced = slices.flatMap(({ unit = [], elements = [] }) => [...unit, ...elements])
