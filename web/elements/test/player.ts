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
