/** Pages of clubs for tests, as a gateway tells them. */
import type { ClubPage } from '../src/club/parts.js'

/** A club that has announced nothing, and of which nobody is listed. */
export const newClub: ClubPage = {
  id: 'lebork',
  name: 'Klub Lębork',
  place: null,
  site: null,
  signs: false,
  listed: null,
  coming: [],
  results: [],
  rankings: [],
  tables: [],
  members: [],
}

const evening = {
  id: 'next',
  name: 'Wieczór grudniowy',
  place: 'Świetlica, Lębork',
  starts: Date.UTC(2026, 11, 5, 17),
  mode: 'HALL',
  game: 'skat',
  phase: 'OPEN',
  players: 14,
} as const

const player = (name: string) => ({ name, bot: false, online: true, mark: null })

/** A club with something in each part of its page. */
export const lebork: ClubPage = {
  ...newClub,
  place: 'Lębork',
  site: 'https://lebork.example/skat',
  signs: true,
  coming: [
    evening,
    { ...evening, id: 'later', name: 'Turniej noworoczny', starts: Date.UTC(2027, 0, 2, 16), players: 3 },
  ],
  results: [
    {
      event: {
        ...evening,
        id: 'last',
        name: 'Wieczór listopadowy',
        starts: Date.UTC(2026, 10, 14, 17),
        phase: 'FINAL',
      },
      first: [
        { place: 1, name: 'Danuta Gruba', points: 1312 },
        { place: 2, name: 'Hubert Bielecki', points: 1289.5 },
        { place: 3, name: 'Wawrzyniec Brzęczyszczykiewicz-Chrząszczewski', points: -66 },
      ],
    },
  ],
  rankings: [
    {
      ranking: 'liga',
      name: 'Liga Kaszubska 2026',
      club: 'KLUB LĘBORK',
      players: 9,
      decimals: 0,
      first: [
        { person: 'p1', name: 'Adam Ellwart', place: 3, score: 2514 },
        { person: 'p2', name: 'Danuta Gruba', place: 11, score: 2010 },
      ],
    },
  ],
  tables: [
    {
      id: 'abcdefgh',
      game: 'skat',
      profile: 'pzskat',
      speed: 'NORMAL',
      length: 36,
      rated: false,
      phase: 'GATHERING',
      done: 0,
      players: [player('Ola'), player('Danuta Gruba'), null],
    },
  ],
  members: [{ name: 'Danuta Gruba' }, { name: 'Ola' }],
}
