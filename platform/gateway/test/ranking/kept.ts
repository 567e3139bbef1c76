/** Fixtures for tests of rankings: a scheme, sheets and people small enough to check by eye. */
import type { EditionContent } from '@stolik/contract/ranking/edition'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { fingerprintOf } from '@stolik/ranking/model/fingerprint'
import type { Person } from '@stolik/ranking/model/people'
import { hashOf } from '@stolik/ranking/model/seal'
import type { EditionRecord, NewEdition, SheetRecord } from '../../src/ranking/store/store.js'
import { canonical } from '@stolik/contract/canonical'

export const scheme: Scheme = {
  format: 'stolik-scheme/1',
  name: 'League',
  game: 'numbers',
  profiles: ['free'],
  season: { from: '2026-01-01', until: '2026-12-31' },
  parts: [
    {
      name: 'All',
      kinds: ['tournament', 'evening'],
      online: true,
      hall: true,
      organisers: null,
      regions: null,
      events: null,
      weight: 1,
    },
  ],
  count: {
    kind: 'points',
    of: 'list',
    value: { kind: 'points' },
    take: 'sum',
    best: null,
    minimum: { events: 0, lists: 0, hands: 0, share: 0 },
    decay: null,
    carry: null,
  },
  players: { licensed: false, clubs: null },
  tieBreaks: ['small', 'wins'],
  categories: [],
  teams: null,
  divisions: null,
  decimals: 0,
}

interface Told {
  readonly event?: string
  readonly source?: string
  readonly date?: string
  /** By player p1, p2, …, four at a table. */
  readonly units?: readonly number[]
  readonly club?: string | null
}

/** A sheet with one list per player, from their points. */
export function listSheet({
  event = 'e1',
  source = 'here',
  date = '2026-03-01',
  units = [300, 180, 60, 0],
  club = null,
}: Told = {}): Sheet {
  const all = units.map((_, i) => i)
  const table = (i: number): readonly number[] => units.slice(i - (i % 4), i - (i % 4) + 4)
  return {
    format: 'stolik-sheet/1',
    event,
    source,
    name: `Evening ${event}`,
    date,
    kind: 'evening',
    game: 'numbers',
    profile: 'free',
    version: '1',
    organiser: 'The club',
    region: null,
    result: null,
    players: all.map((i) => ({
      person: `p${i + 1}`,
      club,
      team: null,
      categories: [],
      place: 1 + units.filter((one) => one > (units[i] as number)).length,
      adjusted: 0,
      adjustedSmall: 0,
    })),
    lists: {
      player: all,
      series: all.map(() => 1),
      table: all.map((i) => 1 + Math.floor(i / 4)),
      place: all.map((i) => 1 + table(i).filter((one) => one > (units[i] as number)).length),
      units,
      small: units.map((one) => one / 60),
      hands: all.map(() => 16),
      won: all.map(() => 3),
      lost: all.map(() => 1),
      online: all.map(() => 0),
    },
  }
}

export const recordOf = (sheet: Sheet): SheetRecord => ({
  hash: hashOf(sheet),
  sheet,
  fingerprint: fingerprintOf(sheet),
  tallies: new Map(),
  entered: new Map(),
})

export const person = (id: string, more: Partial<Person> = {}): Person => ({
  id,
  name: `Name of ${id}`,
  club: null,
  account: null,
  licences: [],
  forgotten: false,
  ...more,
})

/** The edition in the form that a store takes. */
export const newEdition = ({ hash, content: held, stamps }: EditionRecord): NewEdition => ({
  hash,
  stamps,
  ranking: held.ranking,
  number: held.number,
  date: held.date,
  content: canonical(held),
})

/** An empty edition. */
export const content: EditionContent = {
  format: 'stolik-edition/1',
  ranking: 'league',
  number: 1,
  date: '2026-06-30',
  scheme,
  schemeVersion: 1,
  sheets: [],
  licences: [],
  carried: null,
  corrects: null,
  result: { all: [], categories: [], teams: [] },
  people: [],
}
