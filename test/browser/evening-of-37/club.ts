/** The club: its evening, the people who have entered, and who of them comes. */
import { notes } from '../../event/remote.js'

const firstNames = [
  ...['Adam', 'Basia', 'Cezary', 'Danuta', 'Edwin', 'Felicja', 'Grzegorz', 'Halina', 'Ireneusz', 'Jolanta'],
  ...['Kazimierz', 'Leokadia', 'Marian', 'Natalia', 'Olgierd', 'Paulina', 'Ryszard', 'Stefania', 'Tadeusz'],
]
const surnames = [
  ...['Bigus', 'Cybula', 'Dunst', 'Ekert', 'Formela', 'Gawin', 'Hinc', 'Itrych', 'Jankowski', 'Klassa'],
  ...['Labuda', 'Miotk', 'Necel', 'Okroj', 'Pioch', 'Rompca', 'Stenka', 'Trepczyk', 'Wenta', 'Żółć'],
]
const clubs = ['Lębork', 'Żukowo', 'Kartuzy', 'Rybnik']

/** As long as names get: two surnames, 40 letters. */
const longest = 'Aleksandra Gostomska-Trzebiatowska-Wenta'

export const names: readonly string[] = Array.from({ length: 37 }, (_, i) =>
  i === 36 ? longest : `${firstNames[i % firstNames.length] ?? ''} ${surnames[i % surnames.length] ?? ''}`,
)

/** Those who have entered and do not come, by start number. */
export const absent: readonly number[] = [5, 17, 30]
export const present: readonly number[] = names.map((_, i) => i + 1).filter((n) => !absent.includes(n))

/** The file of entries, as a form on the web gives it. */
export const entriesFile = {
  name: 'zapisy.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['Imię i nazwisko;Klub', ...names.map((name, i) => `${name};${clubs[i % clubs.length] ?? ''}`)].join(
      '\r\n',
    ),
  ),
}

/** The evening that the club held a week ago, by the same regulations. Each deals once in each series. */
export const regulations = {
  name: 'Wieczór klubowy',
  place: 'Świetlica',
  organiser: 'Klub Lębork',
  starts: Date.parse('2027-02-27T17:00:00Z'),
  notes,
  game: 'skat',
  mode: 'HALL',
  protestMinutes: 0,
  fee: { amount: 2000, currency: 'PLN', use: 'W całości na nagrody.', reduced: [], lost: [] },
  prizes: [
    {
      of: 'all',
      places: ['300 zł i puchar', '200 zł', '100 zł', 'szynka'],
      amounts: [30_000, 20_000, 10_000, 0],
    },
  ],
  format: {
    id: 'evening',
    profile: 'pzskat',
    chairs: [4, 3],
    series: [
      { rounds: 1, minutes: 60, draw: 'LOTS' },
      { rounds: 1, minutes: 60, draw: 'LOTS' },
    ],
    scoring: { scale: null },
    tieBreaks: ['lot'],
    bye: { points: 0, small: 0 },
  },
}

/** A deal as it stands on a paper list. */
export interface PaperDeal {
  /** The declarer's chair, from 0; null if all passed. */
  readonly who: number | null
  readonly game: 'clubs' | 'spades' | 'hearts' | 'diamonds' | 'grand' | 'null'
  readonly hand: boolean
  readonly matadors: { readonly side: 'with' | 'without'; readonly n: number } | null
  readonly won: boolean
}

/** Nearly what players play: mostly suits, every third hand lost or passed, some from the hand. */
const mix: readonly Omit<PaperDeal, 'who'>[] = [
  { game: 'clubs', hand: false, matadors: { side: 'with', n: 1 }, won: true },
  { game: 'hearts', hand: false, matadors: { side: 'without', n: 2 }, won: false },
  { game: 'grand', hand: false, matadors: { side: 'with', n: 2 }, won: true },
  { game: 'spades', hand: true, matadors: { side: 'with', n: 1 }, won: true },
  { game: 'diamonds', hand: false, matadors: { side: 'without', n: 1 }, won: true },
  { game: 'null', hand: false, matadors: null, won: true },
  { game: 'clubs', hand: false, matadors: { side: 'without', n: 3 }, won: false },
]

/** The list of a table on paper. Every ninth deal is passed; the declarer is never the dealer, who sits out at a table of four. */
export const paperList = (table: number, series: number, chairs: number): readonly PaperDeal[] =>
  Array.from({ length: chairs }, (_, deal) => {
    const n = table * 4 + deal + series
    const kind = mix[n % mix.length] as Omit<PaperDeal, 'who'>
    return { ...kind, who: n % 9 === 0 ? null : (deal + 1 + (n % (chairs - 1))) % chairs }
  })
