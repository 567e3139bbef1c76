/** A published league for tests: three teams meet at each match, four match days. */
import type { PublishedLeague, PublishedMatch, PublishedResult } from '@stolik/contract/published/league'

const evening = (day: number): number => Date.UTC(2027, 0, 7 + 14 * day, 17)

export const team = (id: string, more: Partial<PublishedLeague['teams'][number]> = {}) => ({
  team: id,
  division: 'first',
  name: `Drużyna ${id}`,
  club: `Klub ${id}`,
  home: `Świetlica ${id}`,
  players: [`${id}1`, `${id}2`],
  withdrawn: null,
  ...more,
})

/** First place for the first team. */
export const result = (teams: readonly string[], more: Partial<PublishedResult> = {}): PublishedResult => ({
  kind: 'PAPER',
  event: null,
  hash: null,
  at: evening(1),
  reason: null,
  corrections: 0,
  teams: teams.map((id, i) => ({
    team: id,
    absent: false,
    place: i + 1,
    points: 2 - i,
    small: 1500 - 100 * i,
    players: [
      { person: `${id}1`, points: 1000 - 100 * i, counts: true },
      { person: `${id}2`, points: 500, counts: true },
    ],
  })),
  ...more,
})

export const match = (day: number, more: Partial<PublishedMatch> = {}): PublishedMatch => ({
  match: `first-${day}-1`,
  division: 'first',
  day,
  teams: ['a', 'b', 'c'],
  starts: evening(day),
  place: 'Świetlica a',
  moves: [],
  open: true,
  result: null,
  ...more,
})

export const row = (
  id: string,
  place: number,
  more: Partial<PublishedLeague['tables'][number]['rows'][number]> = {},
) => ({
  place,
  team: id,
  played: 1,
  points: 3 - place,
  small: 1600 - 100 * place,
  won: 0,
  drawn: 0,
  lost: 1,
  places: [0, 0, 0, 0],
  adjusted: 0,
  adjustedSmall: 0,
  ahead: null,
  moves: 0,
  ...more,
})

export const league = (more: Partial<PublishedLeague> = {}): PublishedLeague => ({
  format: 'stolik-league/1',
  league: 'liga',
  after: null,
  rules: {
    name: 'Liga doliny',
    season: '2026/27',
    game: 'sixtysix',
    profile: 'classic',
    divisions: [
      { division: 'first', name: 'I liga', up: 0, down: 1 },
      { division: 'second', name: 'II liga', up: 1, down: 0 },
    ],
    players: 2,
    counting: 2,
    scales: [{ teams: 3, places: [2, 1, 0], draw: null }],
    ties: 'MEAN',
    walkover: { points: 2, small: 0, absent: 0 },
    withdrawal: 'DROP',
    tieBreaks: ['SMALL'],
    seed: '',
    figure: 'POINTS',
    transfers: false,
  },
  teams: [team('a'), team('b'), team('c'), team('d', { division: 'second' })],
  draws: [],
  matches: [1, 2, 3, 4].map((day) => match(day, day === 1 ? { result: result(['a', 'b', 'c']) } : {})),
  penalties: [],
  decisions: [],
  tables: [
    { division: 'first', rows: [row('a', 1, { won: 1, lost: 0 }), row('b', 2), row('c', 3, { moves: -1 })] },
    { division: 'second', rows: [row('d', 1, { played: 0, points: 0, small: 0, lost: 0 })] },
  ],
  closed: null,
  association: 'Związek doliny',
  seq: 9,
  at: evening(1),
  phase: 'RUNNING',
  people: ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'].map((person) => ({
    person,
    name: `Gracz ${person}`,
    club: null,
  })),
  hash: 'abc123',
  ...more,
})
