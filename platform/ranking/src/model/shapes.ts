/** The shapes of schemes, sheets and editions. The range of their figures is checked when they are counted. */
import type { RankedAge, RankedCategory } from '@stolik/core'
import { editionFormat } from './edition.js'
import { schemeFormat } from './scheme.js'
import { sheetFormat } from './sheet.js'
import { flag, list, nullable, number, oneOf, record, some, text, variant, whole } from './shape.js'

const day = text
const categories = ['women', 'junior', 'senior'] as const satisfies readonly RankedCategory[]
const ranked = oneOf(...categories)
const age = oneOf(...(['youngest', 'oldest'] as const satisfies readonly RankedAge[]))
/** Events have categories that cannot be ranked. */
const category = oneOf(...categories, 'youngest', 'oldest')
const minimum = record({ events: number, lists: number, hands: number, share: number }, { rounds: number })
const placeScale = { scale: list(number), behind: number, shareTies: oneOf('mean', 'best') }

const value = variant('kind', {
  points: record({ kind: text }),
  small: record({ kind: text }),
  place: record({ kind: text, ...placeScale }),
  hand: record({ kind: text, floor: number }),
})

const count = variant('kind', {
  points: record(
    {
      kind: text,
      of: oneOf('list', 'event'),
      value,
      take: oneOf('sum', 'mean'),
      best: nullable(number),
      minimum,
      decay: nullable(record({ every: oneOf('month', 'event'), factor: number })),
      carry: nullable(number),
    },
    { bonus: record({ event: number, victory: number }) },
  ),
  glicko2: record({
    kind: text,
    rating: number,
    deviation: number,
    volatility: number,
    tau: number,
    period: oneOf('event', 'month'),
    minimum,
  }),
  openskill: record({
    kind: text,
    mu: number,
    sigma: number,
    beta: number,
    tau: number,
    cautious: number,
    minimum,
  }),
})

const part = record(
  {
    name: text,
    kinds: list(oneOf('tournament', 'evening')),
    online: flag,
    hall: flag,
    organisers: nullable(list(text)),
    regions: nullable(list(text)),
    events: nullable(list(record({ source: text, event: text }))),
    weight: number,
  },
  {
    best: number,
    sizes: some(record({ players: number, weight: number })),
    strengths: some(record({ place: number, weight: number })),
  },
)

const schemeFields = {
  format: oneOf(schemeFormat),
  name: text,
  game: text,
  profiles: list(text),
  season: record({ from: day, until: day }),
  parts: list(part),
  count,
  players: record({ licensed: flag, clubs: nullable(list(text)) }, { transfers: oneOf('day', 'season') }),
  tieBreaks: list(
    oneOf(
      ...['points', 'small', 'wins', 'seconds', 'won', 'lost', 'events', 'best', 'mean', 'direct'],
      ...['older', 'younger', 'lot'],
    ),
  ),
  categories: list(ranked),
  teams: nullable(
    record(
      { of: oneOf('club', 'team', 'pair'), per: oneOf('event', 'series', 'season'), counting: number },
      { places: record(placeScale), guests: number },
    ),
  ),
  divisions: nullable(record({ names: list(text), sizes: list(number), moving: number })),
  decimals: number,
}
export const schemeShape = record(schemeFields, { window: number, seed: text, ages: some(age) })

const column = list(whole)

/** Left out where no digest of rules is known. */
const rules = some(text)

const sheetFields = {
  format: oneOf(sheetFormat),
  event: text,
  source: text,
  name: text,
  date: day,
  kind: oneOf('tournament', 'evening'),
  game: text,
  profile: text,
  version: nullable(text),
  organiser: text,
  region: nullable(text),
  result: nullable(text),
  players: list(
    record(
      {
        person: text,
        club: nullable(text),
        team: nullable(text),
        categories: list(category),
        place: nullable(whole),
        adjusted: whole,
        adjustedSmall: whole,
      },
      { pair: text },
    ),
  ),
  lists: record({
    player: column,
    series: column,
    table: column,
    place: column,
    units: column,
    small: column,
    hands: column,
    won: column,
    lost: column,
    online: column,
  }),
}
export const sheetShape = record(sheetFields, { rules })

const placed = { person: text, place: nullable(number) }

/** `bonus` is left out if the scheme has none. */
const rowFields = {
  ...placed,
  score: number,
  club: nullable(text),
  division: nullable(text),
  moves: oneOf(-1, 0, 1),
  events: number,
  lists: number,
  hands: number,
  points: number,
  small: number,
  wins: number,
  seconds: number,
  won: number,
  lost: number,
  carried: number,
  deviation: nullable(number),
}
const row = record(rowFields, { bonus: number })

const resultFields = {
  all: list(row),
  categories: list(record({ category: ranked, rows: list(record(placed)) })),
  teams: list(
    record({
      place: number,
      name: text,
      score: number,
      members: list(record({ person: text, score: number })),
    }),
  ),
}

const people = list(text)
const ages = record({
  youngest: people,
  oldest: people,
  equals: list(record({ order: list(people), behind: people })),
})

const editionFields = {
  format: oneOf(editionFormat),
  ranking: text,
  number: whole,
  date: day,
  scheme: schemeShape,
  schemeVersion: whole,
  sheets: list(text),
  licences: list(record({ person: text, from: day, until: nullable(day) })),
  carried: nullable(text),
  corrects: nullable(record({ hash: text, reason: text })),
  result: record(resultFields, { rules, ages }),
  people: list(record({ person: text, seal: text })),
}

/** Editions have no `merged` if there are no merged records, like those from before such decisions existed. */
const merged = some(record({ person: text, into: text, at: whole, by: text }))
/** Likewise without clubs, if the scheme has no rule for transfers. */
const clubs = some(record({ person: text, club: nullable(text), from: day }))
export const contentShape = record(editionFields, { merged, clubs })

export const stampShape = record({
  status: oneOf('draft', 'provisional', 'final', 'withdrawn'),
  at: whole,
  by: text,
  key: nullable(text),
  signature: nullable(text),
})

export const keyShape = record({ id: text, association: text, ed25519: text })

export const namedShape = record({ person: text, name: text, club: nullable(text), salt: text })
