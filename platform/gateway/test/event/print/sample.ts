/** A realistic event of 97 players, with long names and every Kashubian letter. */
import { pick, seeded, type Sheet } from '@stolik/core'
import type { Imprint } from '../../../src/print/imprint.js'
import type { PlanPlayer, SeatingPlan } from '../../../src/event/papers/plan.js'
import type { Regulations } from '@stolik/contract/event/regulations'
import type { Cell, Row, Standings } from '@stolik/event/model/standings'
import type { Adjustment } from '@stolik/event/model/state'

const random = seeded('an event in a hall')
const first =
  'Łukôsz Stanisłôw Wòjcech Żaneta Bògùmiła Jón Môrcën Agnés Krësztof Maksymilian Zdzisława Jãdrzéj Józwa Klemãs Òtok Gùst Ùrszla Tréza Bernat Wacłôw'.split(
    ' ',
  )
const last =
  'Bławat-Pałubicki Dzãcelsczi Gòłãbk Kòwalewsczi Stoltmann Labùda Zelewsczi Trzebiatowsczi-Żelewski Majkòwsczi Ceynowa Òstrowsczi Ptôch Wejer Skwierawska-Hinc Rëmowsczi Mùza Derdowsczi Szëmón Pioch Lewińska Kątny Grzëbalsczi'.split(
    ' ',
  )
const clubs = [
  'KS „Ósemka” Gdynia',
  'Skat Sport Klub Pelplin',
  'Kaszubskie Towarzystwo Karciane Kościerzyna',
  'Chojnice',
  '',
]

export const players = Array.from({ length: 97 }, (_, n) => ({
  id: `p${n + 1}`,
  number: n + 1,
  name: `${pick(first, random)} ${pick(last, random)}`,
  club: pick(clubs, random),
  team: `Kôrno ${Math.floor(n / 4) + 1}`,
}))

export const imprint = {
  locale: 'pl',
  timeZone: 'Europe/Warsaw',
  name: 'XIV Mistrzostwa Kaszub o Puchar Bùrméstra Kòscérznë',
  place: 'Hala widowiskowo-sportowa „Sokolnia”, Kościerzyna',
  starts: Date.UTC(2026, 10, 21, 9, 0),
  profileName: 'Skat PZSkat',
  rules: 'pzskat',
  version: 1,
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  at: Date.UTC(2026, 10, 21, 18, 42),
} as const satisfies Imprint

export const commitment = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

export const regulations: Regulations = {
  name: imprint.name,
  place: imprint.place,
  organiser: 'Kaszubskie Towarzystwo Karciane w Kościerzynie',
  starts: imprint.starts,
  game: 'cards',
  format: {
    id: 'three',
    profile: 'pzskat',
    chairs: [4, 3],
    series: [
      { rounds: 12, minutes: 120, draw: 'lots' },
      { rounds: 12, minutes: 120, draw: 'lots' },
      { rounds: 12, minutes: null, draw: 'standing' },
    ],
    scoring: { kind: 'total' },
    tieBreaks: ['sum.won', '-sum.lost', 'lot'],
    bye: null,
    stake: null,
  },
  mode: 'mixed',
  open: true,
  capacity: 120,
  fee: {
    amount: 5000,
    currency: 'PLN',
    use: 'nagrody, poczęstunek i wynajem sali; nadwyżka na szkółkę dla młodzieży',
  },
  groups: [{ kind: 'team', size: 4, counting: 3, substitutes: 1 }],
  categories: ['women', 'junior', 'senior'],
  juniorFrom: 2008,
  seniorUntil: 1961,
  prizes: [
    { of: 'all', places: ['puchar i 1500 zł', '1000 zł', '700 zł', '500 zł', '300 zł'] },
    { of: 'team', places: ['puchar i 800 zł', '400 zł'] },
    { of: 'women', places: ['puchar'] },
  ],
  protestMinutes: 15,
  dropOut: 'reserve',
  speed: 'NORMAL',
  notes: {
    control:
      'Listę prowadzi zawodnik na miejscu A. Po serii podpisują ją wszyscy; bez podpisów jest nieważna.',
    penalties:
      'Spóźnienie do 10 minut: 50 punktów ujemnych. Kibicowanie przy innych stolikach: 100 punktów ujemnych.',
    exclusion: 'Zamiana miejsc lub kart startowych, udowodnione zmowy: wykluczenie bez zwrotu wpisowego.',
    appeals: 'Odwołanie na piśmie do Komisji Sędziowskiej, tylko w sprawach przepisów.',
    material: 'Na każdym stoliku nowa talia kart francuskich.',
    other: '',
  },
}

const cell = (series: number, n: number, points: number): Cell => ({
  series,
  kind: n === 40 && series === 2 ? 'annulled' : 'list',
  table: 1 + Math.floor(n / 4),
  chair: n % 4,
  points,
  small: points,
  place: 1,
})

export const rows: Row[] = players
  .map((player, n) => {
    const cells = [1, 2, 3].map((series) => cell(series, n, random.below(1800) - 300))
    const adjusted = n === 12 ? -50 : 0
    const points = cells.reduce((sum, one) => sum + (one.kind === 'list' ? one.points : 0), adjusted)
    return {
      ...player,
      place: 0,
      lot: false,
      player: player.id,
      holder: player.id,
      pair: null,
      cells,
      points,
      small: points,
      wins: 0,
      seconds: 0,
      sums: {},
      adjustments: n === 12 ? [1] : [],
      adjusted,
      adjustedSmall: 0,
      prize: null,
      next: null,
    }
  })
  .sort((a, b) => b.points - a.points)
  .map((row, n) => ({
    ...row,
    place: n === 96 ? null : n + 1,
    lot: n === 3 || n === 4,
    prize: regulations.prizes[0]?.places[n] ?? null,
  }))

const teams = Array.from({ length: 24 }, (_, n) => {
  const own = rows.filter(({ team }) => team === `Kôrno ${n + 1}`)
  const counting = own.slice(0, 3)
  const points = counting.reduce((sum, row) => sum + row.points, 0)
  return {
    name: `Kôrno ${n + 1}`,
    lot: false,
    points,
    small: points,
    wins: 0,
    seconds: 0,
    sums: {},
    members: own.map(({ player }, at) => ({ player, counts: at < 3 })),
  }
})
  .sort((a, b) => b.points - a.points)
  .map((row, n) => ({ ...row, place: n + 1, prize: regulations.prizes[1]?.places[n] ?? null }))

export const standings: Standings = {
  stamp: 'final',
  individual: rows,
  groups: [{ rule: regulations.groups[0] as (typeof regulations.groups)[number], rows: teams }],
  categories: [
    {
      category: 'women',
      rows: rows
        .filter((_, n) => n % 6 === 2)
        .map(({ player }, n) => ({ place: n + 1, player, prize: n === 0 ? 'puchar' : null })),
    },
  ],
}

export const adjustments: Adjustment[] = [
  {
    n: 1,
    player: 'p13',
    series: 2,
    points: -50,
    small: 0,
    penalty: true,
    reason: 'spóźnienie',
    clause: '4.3',
    revoked: null,
  },
]

const seat = (n: number): PlanPlayer => players[n] as PlanPlayer

const free = { repeats: 0, clashes: 0, clubs: 0, seatSpread: 0, dealerSpread: 0, moved: 0 }

export const plan: SeatingPlan = {
  imprint,
  series: 1,
  tables: Array.from({ length: 25 }, (_, n) => ({
    table: n + 1,
    online: n === 24,
    players:
      n < 22
        ? [0, 1, 2, 3].map((chair) => seat(n * 4 + chair))
        : [0, 1, 2].map((chair) => seat(88 + (n - 22) * 3 + chair)),
  })),
  byes: [],
  measure: {
    repeats: 0,
    bound: 0,
    clashes: 0,
    clashesBound: 0,
    seatSpread: 1,
    seatSpreadBound: 1,
    dealerSpread: 1,
    dealerSpreadBound: 1,
    clubs: 3,
    clubsBound: 1,
    requests: [
      { ...{ kind: 'clubs', numbers: [], table: null, met: true }, ...free },
      { ...{ kind: 'table', numbers: [97], table: 30, met: false }, ...free, dealerSpread: 1 },
      { ...{ kind: 'together', numbers: [4, 11], table: null, met: true }, ...free, repeats: 1, clubs: 1 },
      { ...{ kind: 'apart', numbers: [5, 6], table: null, met: true }, ...free },
    ],
  },
  clubsApart: true,
  opened: { seed: 'a'.repeat(64), salt: 'b'.repeat(32), commitment },
  outside: '3 14 15 26 35 49',
  next: 'c'.repeat(64),
}

export const sums = ['sum.points', 'sum.won', 'sum.lost', 'sum.own', 'sum.others']

export const catalogue = {
  'sum.points': 'Punkty z gier',
  'sum.won': 'Gry wygrane',
  'sum.lost': 'Gry przegrane',
  'sum.own': 'Premia za własne gry',
  'sum.others': 'Premia za przegrane innych',
  'row.game': '{suit:suit}{hand}, z {n}{level}',
  'suit.C': 'Krojc',
  'suit.S': 'Grin',
  'suit.H': 'Herc',
  'suit.D': 'Szel',
  'suit.G': 'Grand',
  'row.passed': 'pas',
}

export const dealers = (hands: number, chairs: number): number[] =>
  Array.from({ length: hands }, (_, hand) => hand % chairs)

/** A list with realistic figures. */
export function sheet(hands: number, chairs: number): Sheet {
  const totals = Array.from({ length: chairs }, () => 0)
  const filled = Array.from({ length: hands }, (_, hand) => {
    const passed = hand % 11 === 7
    const owner = random.below(chairs)
    const score = [18, 20, 22, 24, 27, 30, 33, 36, 48, 72, -44, -54, -72, -96][random.below(14)] as number
    if (!passed) totals[owner] = (totals[owner] as number) + score
    return {
      hand,
      dealer: hand % chairs,
      code: passed ? 'row.passed' : 'row.game',
      args: {
        suit: pick(['C', 'S', 'H', 'D', 'G'], random),
        hand: hand % 5 === 0 ? ' z ręki' : '',
        n: 1 + random.below(3),
        level: hand % 9 === 0 ? ', krawiec zapowiedziany, czarno' : '',
      },
      owners: passed ? [] : [owner],
      scores: totals.map((_, chair) => (!passed && chair === owner ? score : null)),
      totals: [...totals],
    }
  })
  const column = (value: number): number[] => totals.map((total) => total + value)
  return {
    rows: filled,
    sums: sums.map((code, n) => ({ code, clause: '5.1', values: n === 0 ? totals : column(n * 30) })),
    totals: column(410),
  }
}
