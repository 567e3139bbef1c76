/** Pages of players for tests, as a gateway tells them. */
import type { PlayerPage } from '../src/player-page/parts.js'

/** A player who has just made an account. */
export const newPlayer: PlayerPage = {
  __typename: 'PlayerPage',
  name: 'Ola Nowak',
  page: 'ola nowak',
  formerly: [],
  since: null,
  mark: null,
  own: false,
  followed: false,
  blocked: false,
  lastTable: null,
  ratings: [],
  games: [],
  places: [],
  best: null,
  series: null,
}

const at = Date.UTC(2026, 10, 14, 17)
const contracts = [
  'game.grand',
  'game.clubs',
  'game.spades',
  'game.hearts',
  'game.diamonds',
  'game.null',
  'row.ramsz',
].map((kind, n) => ({ kind, played: 40 - 5 * n, won: 30 - 4 * n }))

/** A player with something in each part of the page. */
export const regular: PlayerPage = {
  ...newPlayer,
  name: 'Wawrzyniec Brzęczyszczykiewicz',
  page: 'wawrzyniec brzeczyszczykiewicz',
  formerly: ['Wawrzek B.'],
  since: Date.UTC(2024, 2, 3),
  games: [
    { game: 'skat', hands: 1812, contracts },
    { game: 'baska', hands: 1, contracts: null },
  ],
  ratings: [
    {
      game: 'skat',
      value: 1687,
      deviation: 58,
      provisional: false,
      series: 31,
      history: [1500, 1522, 1490, 1561, 1602, 1588, 1640, 1655, 1701, 1687].map((value, n) => ({
        at: at + n * 86_400_000,
        value,
      })),
    },
    {
      game: 'baska',
      value: 1500,
      deviation: 340,
      provisional: true,
      series: 1,
      history: [{ at, value: 1500 }],
    },
  ],
  places: [
    { event: 'cup', name: 'Puchar Kaszub w Skacie Sportowym', at, place: 2, of: 48 },
    { event: 'evening', name: 'Wieczór listopadowy', at, place: 11, of: 16 },
  ],
  best: [{ table: 't', hand: 4, at, game: 'skat', profile: 'pzskat', kind: 'game.grand', score: 264 }],
  series: [
    { table: 't', at, game: 'skat', profile: 'pzskat', length: 36, place: 1, of: 3, total: 901 },
    { table: 'u', at, game: 'skat', profile: 'pzskat', length: 36, place: 3, of: 4, total: -66 },
  ],
}
