/** Ratings as people read them: of one person with its history, and lists by game, club and month. */
import { aged, isProvisional, newcomer, type Rated } from '@stolik/rating/model'
import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../store/migrations.js'

export interface RatingPoint {
  readonly at: number
  readonly value: number
  readonly deviation: number
}

/** A person's rating in one game, in whole numbers. */
export interface Rating {
  readonly game: string
  readonly value: number
  /** The true strength lies within it two times in three. */
  readonly deviation: number
  readonly provisional: boolean
  readonly series: number
  /** One point a series, the oldest first. */
  readonly history: readonly RatingPoint[]
}

/** A row of a list. `gain` is what a month changed; null in lists of all time. */
export interface RatingRow extends Omit<Rating, 'game' | 'history'> {
  readonly person: string
  readonly name: string
  readonly gain: number | null
}

export interface Listed {
  readonly game: string
  /** Members of this club only; null: everybody. */
  readonly club: string | null
  readonly most: number
}

/** A month, in milliseconds since 1970, and how many series in it a place takes. */
export interface Month {
  readonly from: number
  readonly until: number
  readonly least: number
}

/** Points of a history. */
const mostPoints = 500

type Row = Pick<Selectable<Schema['ratings']>, 'value' | 'deviation' | 'volatility' | 'series' | 'at'>

const shown = (row: Row, now: number): Omit<Rating, 'game' | 'history'> => {
  const rated: Rated = aged(row, now)
  return {
    value: Math.round(rated.value),
    deviation: Math.round(rated.deviation),
    provisional: isProvisional(rated),
    series: rated.series,
  }
}

/** Sure ratings before provisional ones, then by value; of equals the surer one is first. */
const inOrder = (one: RatingRow, other: RatingRow): number =>
  Number(one.provisional) - Number(other.provisional) ||
  (other.gain ?? 0) - (one.gain ?? 0) ||
  other.value - one.value ||
  one.deviation - other.deviation ||
  (one.person < other.person ? -1 : 1)

export function ratingLists(db: Kysely<Schema>) {
  const history = async (person: string, game: string): Promise<readonly RatingPoint[]> => {
    const points = db
      .selectFrom('rated_players')
      .select(['at', 'value', 'deviation'])
      .where('person', '=', person)
      .where('game', '=', game)
      .where('counted', '=', 1)
    const rows = await points.orderBy('n', 'desc').limit(mostPoints).execute()
    return rows.toReversed().map(({ at, value, deviation }) => ({
      at,
      value: Math.round(value),
      deviation: Math.round(deviation),
    }))
  }
  const ofClub = (club: string | null) => {
    const rows = db.selectFrom('ratings').innerJoin('accounts', 'accounts.id', 'ratings.person')
    return club === null ? rows : rows.where('accounts.club', '=', club)
  }
  return {
    /** The ratings of a person, in all games that they have played rated. */
    of: async (person: string, now: number): Promise<readonly Rating[]> => {
      const rows = await db
        .selectFrom('ratings')
        .selectAll()
        .where('person', '=', person)
        .orderBy('game')
        .execute()
      return Promise.all(
        rows.map(async (row) => ({
          game: row.game,
          ...shown(row, now),
          history: await history(person, row.game),
        })),
      )
    },
    /** The value that a person is seated by. */
    value: async (person: string, game: string): Promise<number> => {
      const own = db.selectFrom('ratings').select('value').where('person', '=', person)
      return (await own.where('game', '=', game).executeTakeFirst())?.value ?? newcomer.value
    },
    /** The best of all time. */
    best: async ({ game, club, most }: Listed, now: number): Promise<readonly RatingRow[]> => {
      const rows = await ofClub(club)
        .where('ratings.game', '=', game)
        .select(['ratings.person', 'accounts.name', 'value', 'deviation', 'volatility', 'series', 'at'])
        .orderBy('value', 'desc')
        .orderBy('deviation')
        .limit(most)
        .execute()
      return rows
        .map((row): RatingRow => ({ person: row.person, name: row.name, gain: null, ...shown(row, now) }))
        .toSorted(inOrder)
    },
    /** Those who gained most in a month. */
    ofMonth: async (
      { game, club, most }: Listed,
      { from, until, least }: Month,
    ): Promise<readonly RatingRow[]> => {
      let played = db
        .selectFrom('rated_players as now')
        .innerJoin('accounts', 'accounts.id', 'now.person')
        .where('now.game', '=', game)
        .where('now.counted', '=', 1)
      if (club !== null) played = played.where('accounts.club', '=', club)
      const inMonth = await played
        .where('now.at', '>=', from)
        .where('now.at', '<', until)
        .select(['now.person', 'accounts.name'])
        .select((e) => [
          e.fn.max('now.n').as('last'),
          e.fn.min('now.n').as('first'),
          e.fn.countAll<number>().as('series'),
        ])
        .groupBy(['now.person', 'accounts.name'])
        .having((e) => e.fn.countAll(), '>=', least)
        .execute()
      const rows: RatingRow[] = []
      for (const { person, name, last, first, series } of inMonth) {
        const points = db
          .selectFrom('rated_players')
          .select(['n', 'at', 'value', 'deviation'])
          .where('person', '=', person)
          .where('game', '=', game)
          .where('counted', '=', 1)
        const end = await points.where('n', '=', last).executeTakeFirst()
        const before = await points.where('n', '<', first).orderBy('n', 'desc').limit(1).executeTakeFirst()
        if (end === undefined) continue
        const value = Math.round(end.value)
        rows.push({
          person,
          name,
          value,
          deviation: Math.round(end.deviation),
          provisional: isProvisional(end),
          series,
          gain: value - Math.round(before?.value ?? newcomer.value),
        })
      }
      return rows.toSorted(inOrder).slice(0, most)
    },
  }
}
