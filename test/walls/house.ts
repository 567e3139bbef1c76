/** The one list of who may import whom: packages, and the rooms inside each on their floors. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface Package {
  /** Its folder, and the name by which others import it. */
  readonly folder: string
  readonly name: string
  /** Folders and files that these rules apply to; `src` if left out. */
  readonly parts?: readonly string[]
  /** Our packages that it may import. */
  readonly imports: readonly string[]
  /** Its composition roots, which may also import the games. */
  readonly roots?: readonly string[]
  /**
   * Rooms from the lowest floor to the highest: a room imports rooms of lower floors only. A room is a first-level folder of
   * `src`; `.` stands for the files beside the folders. A floor inside the topics, such as `api`, is one room across them: all
   * folders of its name. Left out where a package is one room.
   */
  readonly floors?: readonly (readonly string[])[]
  /** Floors inside single rooms, by the folders and files of the room. */
  readonly inside?: Readonly<Record<string, readonly (readonly string[])[]>>
  /** Floors inside the topics. */
  readonly across?: readonly string[]
  /** Libraries that it may import; left out where it may import any. */
  readonly libraries?: readonly string[]
}

export const games = readdirSync(join(import.meta.dirname, '../../games')).filter((game) => game !== 'core')

/** A game has those of these rooms that it needs; a small one is a single room. */
const floorsOfGames: readonly (readonly string[])[] = [
  // What is fixed before a hand: cards, profiles, moves, the columns of views.
  ['rules', 'clauses'],
  ['secure'],
  // A hand from the deal to the last card: its state, what is legal, and what a move does.
  ['hand'],
  ['see', 'value', 'bot'],
  ['arbiter'],
  ['settle'],
  ['list'],
  // The parts as one game, as the platform takes it.
  ['game', 'desk'],
  ['solve', 'learn', 'iss'],
  ['think'],
  ['decide', 'analysis', 'scrutiny', 'hint'],
  ['train'],
  ['.'],
]

export const packages: readonly Package[] = [
  { folder: 'games/core', name: '@stolik/core', imports: [], libraries: [] },
  {
    folder: 'games/core',
    name: '@stolik/core for servers',
    parts: ['node'],
    imports: ['@stolik/core'],
    libraries: ['node:module'],
  },
  {
    folder: 'platform/contract',
    name: '@stolik/contract',
    imports: ['@stolik/core'],
    libraries: ['@noble/hashes', 'unhomoglyph', 'valibot', '#sha256'],
  },
  {
    folder: 'platform/contract',
    name: '@stolik/contract for servers',
    parts: ['node'],
    imports: [],
    libraries: ['node:crypto'],
  },
  {
    folder: 'platform/files',
    name: '@stolik/files',
    imports: [],
    libraries: ['fflate', 'read-excel-file', 'saxen'],
  },
  {
    folder: 'platform/event',
    name: '@stolik/event',
    imports: ['@stolik/core', '@stolik/contract', '@stolik/files'],
    libraries: [],
    floors: [
      ['model'],
      ['same', 'arena'],
      ['seating', 'standing', 'fold'],
      ['decide'],
      ['draw', 'papers'],
      ['verify'],
    ],
  },
  {
    folder: 'platform/ranking',
    name: '@stolik/ranking',
    imports: ['@stolik/core', '@stolik/contract', '@stolik/files'],
    libraries: ['lru-cache', 'valibot'],
    floors: [['model'], ['check', 'import'], ['count', 'members']],
  },
  {
    folder: 'platform/league',
    name: '@stolik/league',
    imports: ['@stolik/core', '@stolik/contract'],
    libraries: [],
    floors: [['model'], ['fold', 'draw'], ['count'], ['decide', 'publish'], ['verify']],
  },
  {
    folder: 'platform/rating',
    name: '@stolik/rating',
    imports: ['@stolik/core', '@stolik/contract'],
    libraries: ['glicko2-lite'],
  },
  ...games.flatMap((game) => [
    {
      folder: `games/${game}`,
      name: `@stolik/${game}`,
      imports: ['@stolik/core'],
      libraries: [],
      floors: floorsOfGames,
    },
    {
      folder: `games/${game}`,
      name: `@stolik/${game} for gateways`,
      parts: ['words', 'graphql'],
      imports: ['@stolik/core', `@stolik/${game}`],
      libraries: [],
    },
    {
      folder: `games/${game}`,
      name: `@stolik/${game} on pages`,
      parts: ['web'],
      imports: ['@stolik/core', '@stolik/kit', `@stolik/${game}`],
      libraries: ['lit'],
    },
  ]),
  {
    folder: 'platform/gateway',
    name: '@stolik/gateway',
    imports: [
      '@stolik/core',
      '@stolik/contract',
      '@stolik/files',
      '@stolik/event',
      '@stolik/ranking',
      '@stolik/league',
      '@stolik/rating',
    ],
    roots: ['src/games.ts'],
    inside: {
      event: [
        ['heads', 'papers', 'store'],
        // What pages may see of an event, of its tables and standings.
        ['show'],
        // Events in play, and what is printed of them.
        ['live', 'print'],
        // Who somebody is at an event, and what they are told.
        ['viewers'],
        ['api'],
      ],
      ranking: [
        ['store'],
        ['signing', 'results', 'people'],
        ['show', 'editions', 'import'],
        ['publish', 'season'],
        // In a thread of its own.
        ['work'],
        ['acts'],
        ['api'],
      ],
    },
    across: ['papers', 'api'],
    floors: [
      ['base'],
      ['table', 'log', 'http', 'print', 'thinking', 'fairness', 'outgoing'],
      ['papers'],
      ['store'],
      ['settings', 'mail'],
      ['account', 'rules'],
      ['graphql'],
      ['live'],
      ['played', 'players', 'talk', 'bans', 'retention', 'findings', 'event', 'health'],
      ['ranking', 'names', 'daily', 'rating'],
      ['league'],
      ['webhooks'],
      ['notices'],
      ['api'],
      ['web'],
      ['backup'],
      ['operator'],
      ['app'],
      // The entry points: the games on offer, and what runs as a process or a thread with them.
      ['.'],
    ],
  },
  {
    folder: 'platform/cli',
    name: '@stolik/cli',
    imports: [
      '@stolik/core',
      '@stolik/contract',
      '@stolik/files',
      '@stolik/event',
      '@stolik/ranking',
      '@stolik/league',
      '@stolik/gateway',
    ],
    floors: [
      ['base'],
      ['records', 'play'],
      ['analysis', 'event', 'league', 'store', 'operator'],
      ['ranking'],
      // The list of all commands, and the process.
      ['.'],
    ],
  },
  {
    folder: 'web/kit',
    name: '@stolik/kit',
    imports: ['@stolik/core'],
    libraries: ['lit'],
    floors: [
      ['words', 'tokens', 'ornament', 'properties'],
      ['deck'],
      ['card'],
      ['table'],
      ['settlement'],
      ['paper', 'sheet'],
      ['.'],
    ],
  },
  {
    folder: 'web/elements',
    name: '@stolik/elements',
    imports: ['@stolik/core', '@stolik/contract', '@stolik/kit'],
    roots: [
      'src/games.ts',
      'src/extras/games.ts',
      'src/extras/analyses/games.ts',
      'src/same-cards/games.ts',
      'src/hint/games.ts',
      'src/strength/games.ts',
      'src/problem/games.ts',
      'src/trainer/games.ts',
    ],
    libraries: ['lit', 'graphql-ws', '@simplewebauthn/browser', 'uqr'],
    floors: [
      ['words'],
      ['extras'],
      // The games on offer.
      ['.'],
      ['base'],
      ['client'],
      ['luck'],
      ['element', 'live'],
      ['rule-sets', 'analysis', 'fair-play'],
      [
        'mark',
        'bot',
        'people',
        'sound',
        'language',
        'name',
        'fairness',
        'learn',
        'value',
        'clubs',
        'glossary',
        'replay',
      ],
      [
        'waiting',
        'account',
        'talk',
        'hands',
        'rules',
        'same-cards',
        'hint',
        'strength',
        'trainer',
        'seats',
        'seat-key',
      ],
      ['settings'],
      ['event'],
      ['ranking', 'list'],
      ['club', 'me', 'player-page', 'league', 'problem', 'solo', 'ratings'],
      ['series-end'],
      ['table'],
      ['lobby'],
      ['daily'],
      // What other sites embed, and what every page of the site has.
      ['embed', 'site'],
    ],
    inside: {
      event: [
        ['client'],
        ['.'],
        ['outbox', 'clock', 'notices', 'arena'],
        ['list'],
        // The public page, and what stands alone on other pages.
        ['public'],
        ['board', 'standings'],
      ],
      ranking: [['.'], ['player']],
    },
  },
  {
    folder: 'web/desk',
    name: '@stolik/desk',
    imports: [
      '@stolik/core',
      '@stolik/contract',
      '@stolik/files',
      '@stolik/event',
      '@stolik/kit',
      '@stolik/elements',
    ],
    // The rules by which the page for results counts them.
    roots: ['src/verify/games.ts'],
    libraries: ['lit'],
    floors: [
      ['words'],
      ['site', 'form'],
      ['owner', 'paste', 'files', 'verify'],
      ['event', 'look', 'developers', 'rules'],
      ['associations', 'ranking'],
      ['league'],
    ],
  },
  {
    folder: 'web/portal',
    name: '@stolik/portal',
    parts: ['src', 'worker'],
    imports: ['@stolik/elements', '@stolik/desk'],
    libraries: [],
  },
]

const floorLines = (floors: readonly (readonly string[])[], files: string): readonly string[] =>
  floors.toReversed().map((rooms) => rooms.map((room) => (room === '.' ? files : room)).join(' · '))

const line = ({ name, imports, roots = [], floors = [], inside = {} }: Package): string =>
  [
    `${name} → ${imports.length === 0 ? 'nothing of ours' : imports.join(', ')}${roots.length === 0 ? '' : `; the games in ${roots.join(' and ')}`}`,
    ...floorLines(floors, 'src').map((rooms) => `    ${rooms}`),
    ...Object.entries(inside).map(
      ([room, all]) => `    inside ${room}: ${floorLines(all, `${room}/*.ts`).join(' → ')}`,
    ),
  ].join('\n')

/** All games are alike and drawn once, so that another game changes no document. */
const anyGame = (text: string): string =>
  text.replace(new RegExp(`@stolik/(${games.join('|')})\\b`, 'g'), '@stolik/GAME')

/** The house as docs/architecture.md shows it: each package with its allowed imports, its highest floor first. */
export const drawn = [...new Set(packages.map((one) => anyGame(line(one))))].join('\n')
