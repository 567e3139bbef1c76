/**
 * How an association ranks: a frozen value that each edition stores. Any difference makes a new version. Only the scheme and
 * its inputs decide an edition. `RankingFormat` in games/core explains the fields that presets of games have too.
 */
import * as v from 'valibot'
import type { Deep } from '../read.js'
import {
  above0,
  between,
  bounded,
  day,
  decimal,
  distinct,
  exact,
  flag,
  integer,
  line,
  list,
  maybe,
  names,
  nullable,
  number,
  some,
  text,
} from './parts.js'

export const schemeFormat = 'stolik-scheme/1'

export const rankedCategory = v.picklist(['women', 'junior', 'senior'])
export const eventKind = v.picklist(['tournament', 'evening'])
const age = v.picklist(['youngest', 'oldest'])
const kind = v.literal

const weight = decimal(0.000001, 1000, 6)
const points = decimal(-100_000, 100_000, 1)
const bonus = decimal(0, 100_000, 1)
const factor = decimal(0.000001, 1, 6)

const minimum = exact({
  events: integer(0, 10_000),
  lists: integer(0, 100_000),
  hands: integer(0, 10_000_000),
  share: between(0, 1),
  rounds: maybe(between(0, 1)),
})

const placeScale = {
  scale: bounded(list(points), { min: 1, max: 1000 }),
  behind: points,
  shareTies: v.picklist(['mean', 'best']),
}

const value = v.variant('kind', [
  exact({ kind: kind('points') }),
  exact({ kind: kind('small') }),
  exact({ kind: kind('place'), ...placeScale }),
  exact({ kind: kind('hand'), floor: bounded(integer(1, 100_000), { divides: true }) }),
])

const count = v.variant('kind', [
  exact({
    kind: kind('points'),
    of: v.picklist(['event', 'list']),
    value,
    take: v.picklist(['sum', 'mean']),
    best: nullable(integer(1, 10_000)),
    minimum,
    decay: nullable(exact({ every: v.picklist(['month', 'event']), factor })),
    carry: nullable(factor),
    bonus: maybe(exact({ event: bonus, victory: bonus })),
  }),
  exact({
    kind: kind('glicko2'),
    rating: between(-10_000, 10_000),
    deviation: between(1, 1000),
    volatility: above0(1),
    tau: above0(5),
    period: v.picklist(['event', 'month']),
    minimum,
  }),
  exact({
    kind: kind('openskill'),
    mu: between(-10_000, 10_000),
    sigma: above0(1000),
    beta: above0(1000),
    tau: between(0, 100),
    cautious: between(0, 10),
    minimum,
  }),
])

const part = exact({
  name: line(100),
  kinds: bounded(list(eventKind), { once: true, needed: true }),
  online: flag,
  hall: flag,
  organisers: nullable(names),
  regions: nullable(names),
  events: nullable(bounded(list(exact({ source: text, event: text })), { needed: true })),
  weight,
  best: maybe(integer(1, 10_000)),
  sizes: maybe(bounded(some(exact({ players: integer(1, 100_000), weight })), { together: true })),
  strengths: maybe(bounded(some(exact({ place: integer(1, 1_000_000), weight })), { together: true })),
})

export const scheme = exact({
  format: v.literal(schemeFormat),
  name: line(100),
  game: text,
  profiles: names,
  /** First and last day of its events, both inclusive. */
  season: exact({ from: day, until: day }),
  parts: bounded(list(part), { min: 1, max: 50 }),
  count,
  players: exact({
    licensed: flag,
    clubs: nullable(names),
    transfers: maybe(v.picklist(['day', 'season'])),
  }),
  tieBreaks: distinct(
    v.picklist([
      'points',
      'small',
      'wins',
      'seconds',
      'won',
      'lost',
      'events',
      'best',
      'mean',
      'direct',
      'older',
      'younger',
      'lot',
    ]),
  ),
  categories: distinct(rankedCategory),
  teams: nullable(
    exact({
      of: v.picklist(['club', 'team', 'pair']),
      per: v.picklist(['event', 'series', 'season']),
      counting: integer(1, 100),
      places: maybe(exact(placeScale)),
      guests: maybe(integer(0, 100)),
    }),
  ),
  divisions: nullable(exact({ names: distinct(line(50)), sizes: list(number), moving: integer(0, 1000) })),
  decimals: integer(0, 6),
  window: maybe(integer(1, 1200)),
  seed: maybe(text),
  ages: maybe(bounded(some(age), { once: true })),
})

export type Scheme = Deep<v.InferOutput<typeof scheme>>
export type SheetKind = v.InferOutput<typeof eventKind>

export type Part = Scheme['parts'][number]
export type Points = Extract<Scheme['count'], { readonly kind: 'points' }>
export type Rating = Exclude<Scheme['count'], Points>
export type TieBreak = Scheme['tieBreaks'][number]
export type TeamRule = NonNullable<Scheme['teams']>
export type PlaceScale = NonNullable<TeamRule['places']>
export type Divisions = NonNullable<Scheme['divisions']>
