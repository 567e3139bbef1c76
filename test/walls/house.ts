/** Who may import whom, written down once: packages, and the rooms inside each on their floors. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface Package {
  /** Its folder, and what others call it. */
  readonly folder: string
  readonly name: string
  /** Our packages that it may import. */
  readonly imports: readonly string[]
  /**
   * Rooms from the lowest floor to the highest: a room imports rooms of lower floors only. A room is the first folder under `src`; `.` is
   * the files beside the folders. Left out where a package is one room.
   */
  readonly floors?: readonly (readonly string[])[]
  /** Libraries that it may import; left out where it may import any. */
  readonly libraries?: readonly string[]
}

const games = readdirSync(join(import.meta.dirname, '../../games')).filter((game) => game !== 'core')
const allGames = games.map((game) => `@stolik/${game}`)

export const packages: readonly Package[] = [
  { folder: 'games/core', name: '@stolik/core', imports: [], libraries: [] },
  {
    folder: 'platform/contract',
    name: '@stolik/contract',
    imports: ['@stolik/core'],
    libraries: ['@noble/hashes', 'unhomoglyph', 'valibot'],
  },
  {
    folder: 'platform/tournament',
    name: '@stolik/tournament',
    imports: ['@stolik/core', '@stolik/contract'],
    libraries: [],
    floors: [['model'], ['seating', 'standing', 'fold'], ['decide'], ['draw', 'papers']],
  },
  {
    folder: 'platform/ranking',
    name: '@stolik/ranking',
    imports: ['@stolik/core', '@stolik/contract'],
    libraries: ['glicko2-lite', 'lru-cache', 'openskill'],
    floors: [['model'], ['check', 'import', 'publish'], ['count']],
  },
  ...games.map((game) => ({ folder: `games/${game}`, name: `@stolik/${game}`, imports: ['@stolik/core'] })),
  {
    folder: 'platform/gateway',
    name: '@stolik/gateway',
    // The games in its composition root alone, which arrows.test.ts holds.
    imports: ['@stolik/core', '@stolik/contract', '@stolik/tournament', '@stolik/ranking', ...allGames],
    floors: [
      ['base'],
      ['table', 'log', 'http', 'print'],
      ['store'],
      ['settings', 'mail'],
      ['account'],
      ['graphql'],
      ['live'],
      ['played', 'talk', 'bans', 'retention', 'tournament', 'health'],
      ['ranking', 'names'],
      ['webhooks'],
      ['api'],
      ['web'],
      ['backup'],
      ['app'],
      ['cli'],
      // The entrances: the games on offer, and what runs as a process or a thread with them.
      ['.'],
    ],
  },
  { folder: 'web/kit', name: '@stolik/kit', imports: ['@stolik/core'] },
  {
    folder: 'web/widgets',
    name: '@stolik/widgets',
    imports: ['@stolik/core', '@stolik/contract', '@stolik/kit', ...allGames],
  },
]

/** The house as docs/architecture.md shows it: each package with what it may import, its highest floor first. */
export const drawn = packages
  .map(({ name, imports, floors = [] }) =>
    [
      `${name} → ${imports.length === 0 ? 'nothing of ours' : imports.join(', ')}`,
      ...floors
        .toReversed()
        .map((rooms) => `    ${rooms.map((room) => (room === '.' ? 'src' : room)).join(' · ')}`),
    ].join('\n'),
  )
  .join('\n')
