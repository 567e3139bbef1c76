/** Who may import whom, written down once: packages, and the rooms inside each on their floors. */

export interface Package {
  /** Its folder, and what others call it. */
  readonly folder: string
  readonly name: string
  /** Our packages that it may import; a path means that one entry of a package. */
  readonly imports: readonly string[]
  /**
   * Rooms from the lowest floor to the highest: a room imports rooms of lower floors only. A room is the first folder under `src`; `.` is
   * the files beside the folders. Left out where a package is one room.
   */
  readonly floors?: readonly (readonly string[])[]
  /** Libraries that it may import; left out where it may import any. */
  readonly libraries?: readonly string[]
}

export const packages: readonly Package[] = [
  { folder: 'games/core', name: '@stolik/core', imports: [], libraries: [] },
  {
    folder: 'platform/contract',
    name: '@stolik/contract',
    imports: ['@stolik/core'],
    libraries: ['@noble/hashes', 'unhomoglyph'],
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
  { folder: 'games/skat', name: '@stolik/skat', imports: ['@stolik/core'] },
  { folder: 'games/baska', name: '@stolik/baska', imports: ['@stolik/core'] },
  {
    folder: 'platform/gateway',
    name: '@stolik/gateway',
    // The games in its composition root alone, which arrows.test.ts holds.
    imports: [
      '@stolik/core',
      '@stolik/contract',
      '@stolik/tournament',
      '@stolik/ranking',
      '@stolik/skat',
      '@stolik/baska',
    ],
  },
  { folder: 'web/kit', name: '@stolik/kit', imports: ['@stolik/core'] },
  {
    folder: 'web/widgets',
    name: '@stolik/widgets',
    imports: ['@stolik/core', '@stolik/kit', '@stolik/skat', '@stolik/baska'],
  },
]
