/**
 * Results of rated series and the ratings that follow from them, in SQL that works on both SQLite and PostgreSQL. Results are numbered in
 * the order in which they were counted, so that anybody can count them again.
 */
import { counts, meetingsFor, pairOf, pairsOf } from '@stolik/rating/meetings'
import { noSpread, type Rated, type SeriesPlayer, type SeriesResult, type Spread } from '@stolik/rating/model'
import { spreadAfter } from '@stolik/rating/outcome'
import { rate } from '@stolik/rating/rate'
import type { PersonRated, ProfileSpread } from '@stolik/rating/replay'
import type { Kysely, Transaction } from 'kysely'
import type { RatedResult } from '../fairness/farming.js'
import type { Schema } from '../store/migrations.js'
import { run } from '../store/query.js'
import { ratingLists } from './lists.js'

/** The id of the only row of turns. */
const id = 1

/** Ids of people who were forgotten begin with it; no account's does. */
const nobody = '-'
export const isNobody = (person: string): boolean => person.startsWith(nobody)

/** A rated table. */
export interface RatedTable {
  readonly table: string
  readonly game: string
  readonly speed: string
  /** When it was opened, in milliseconds since 1970. */
  readonly opened: number
}

export interface NumberedResult {
  readonly n: number
  readonly table: string
  readonly result: SeriesResult
}

/** Rated series, and the names of their players. */
export interface Since {
  readonly results: readonly RatedResult[]
  readonly names: ReadonlyMap<string, string>
}

/** All ratings, counted again. */
export interface Counted {
  /** Of people who have accounts. */
  readonly rated: readonly PersonRated[]
  /** What each series left of each player's rating; undefined: it did not change it. */
  readonly points: readonly {
    readonly n: number
    readonly person: string
    readonly rated: Rated | undefined
  }[]
  readonly spreads: readonly ProfileSpread[]
  /** The number of the last series. */
  readonly last: number
}

type Db = Kysely<Schema> | Transaction<Schema>

export type RatingStore = ReturnType<typeof sqlRatings>

/** All functions throw when the database cannot be reached. */
export function sqlRatings(db: Kysely<Schema>) {
  const done = (trx: Db, table: string): Promise<void> =>
    run(trx.updateTable('rated_tables').set({ done: 1 }).where('table_id', '=', table))
  return {
    ...ratingLists(db),
    /** Notes a table, once. */
    note: ({ table, ...rest }: RatedTable): Promise<void> =>
      run(
        db
          .insertInto('rated_tables')
          .values({ table_id: table, ...rest, began: null, done: 0 })
          .onConflict((c) => c.doNothing()),
      ),
    /** Notes when the first hand of a table was dealt, once. */
    noteBegun: (table: string, at: number): Promise<void> => {
      const update = db.updateTable('rated_tables').set({ began: at }).where('table_id', '=', table)
      return run(update.where('began', 'is', null))
    },
    /** The tables whose results are still to come. */
    pending: async (): Promise<readonly string[]> => {
      const rows = db.selectFrom('rated_tables').select('table_id').where('done', '=', 0).orderBy('table_id')
      return (await rows.execute()).map((row) => row.table_id)
    },
    /** How long the newest tables of a game and speed waited for their players, in milliseconds; at most `most`. */
    waits: async (game: string, speed: string, since: number, most: number): Promise<readonly number[]> => {
      const began = db.selectFrom('rated_tables').select(['opened', 'began']).where('game', '=', game)
      const newest = began.where('speed', '=', speed).where('began', '>=', since).orderBy('began', 'desc')
      return (await newest.limit(most).execute()).map(({ began: at, opened }) =>
        Math.max(0, (at ?? opened) - opened),
      )
    },
    /**
     * Counts the result of a table, unless it is counted already. Of several processes one does, and each result is counted on all before it.
     * @param name makes an id for somebody whose account is deleted
     */
    add: (table: string, result: SeriesResult | undefined, name: () => string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        if (result === undefined) return done(trx, table)
        const turn = trx.updateTable('rated_turns').set((e) => ({ n: e('n', '+', 1) }))
        const { n } = await turn.where('id', '=', id).returning('n').executeTakeFirstOrThrow()
        const there = trx.selectFrom('rated_series').select('n').where('table_id', '=', table)
        if ((await there.executeTakeFirst()) !== undefined) return done(trx, table)
        await addResult(trx, { n, table, result: await withoutDeleted(trx, result, name) })
        await done(trx, table)
      }),
    /** The results of a game since a time, oldest first, with the newest names of their players; at most `most`, the newest. */
    since: async (game: string, at: number, most: number): Promise<Since> => {
      const rows = await db
        .selectFrom('rated_players')
        .innerJoin('rated_series', 'rated_series.n', 'rated_players.n')
        .innerJoin('accounts', 'accounts.id', 'rated_players.person')
        .select(['rated_series.n', 'rated_series.table_id', 'rated_series.hands', 'rated_players.person'])
        .select(['rated_players.points', 'rated_players.left_early', 'accounts.name'])
        .where('rated_players.game', '=', game)
        .where('rated_players.at', '>=', at)
        .orderBy('rated_series.n', 'desc')
        .limit(most)
        .execute()
      const series = new Map<number, RatedResult>()
      for (const { n, table_id, hands, person, points, left_early } of rows) {
        const { id: name = `${table_id}/${Math.max(1, hands)}`, players = [] } = series.get(n) ?? {}
        series.set(n, { id: name, players: [...players, { person, points, left: left_early === 1 }] })
      }
      const names = new Map(rows.map(({ person, name }) => [person, name]))
      return { results: [...series.values()].toReversed(), names }
    },
    /** The results of all series, in the order in which they were counted. */
    results: async (after: number, most: number): Promise<readonly NumberedResult[]> => {
      const all = db.selectFrom('rated_series').selectAll().where('n', '>', after)
      const series = await all.orderBy('n').limit(most).execute()
      const last = series.at(-1)?.n ?? after
      const players = await db
        .selectFrom('rated_players')
        .selectAll()
        .where('n', '>', after)
        .where('n', '<=', last)
        .orderBy('n')
        .orderBy('chair')
        .execute()
      return series.map(({ n, table_id, short, ...row }) => ({
        n,
        table: table_id,
        result: {
          game: row.game,
          profile: row.profile,
          at: row.at,
          hands: row.hands,
          squares: row.squares,
          isShort: short === 1,
          players: players
            .filter((one) => one.n === n)
            .map(({ person, points, left_early }) => ({ person, points, left: left_early === 1 })),
        },
      }))
    },
    /** All ratings. */
    all: async (): Promise<readonly PersonRated[]> =>
      db.selectFrom('ratings').selectAll().orderBy('game').orderBy('person').execute(),
    /**
     * Replaces all ratings by those that were counted again, with what each series left. False, and nothing is written, if a series was
     * counted meanwhile.
     */
    replace: ({ rated, points, spreads, last }: Counted): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        // Nobody counts a series meanwhile.
        await run(
          trx
            .updateTable('rated_turns')
            .set((e) => ({ n: e.ref('n') }))
            .where('id', '=', id),
        )
        const newer = trx.selectFrom('rated_series').select('n').where('n', '>', last).limit(1)
        if ((await newer.executeTakeFirst()) !== undefined) return false
        await run(trx.deleteFrom('ratings'))
        await run(trx.deleteFrom('rating_spreads'))
        for (const one of rated) await run(trx.insertInto('ratings').values({ ...one }))
        for (const one of spreads) await run(trx.insertInto('rating_spreads').values({ ...one }))
        for (const { n, person, rated: after } of points) {
          const update = trx.updateTable('rated_players').set(leftBy(after)).where('n', '=', n)
          await run(update.where('person', '=', person))
        }
        return true
      }),
    /** Lets what a person played stay under an id that belongs to nobody, and removes their ratings. */
    forget: (person: string, name: () => string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const someone = `${nobody}${name()}`
        await run(trx.updateTable('rated_players').set({ person: someone }).where('person', '=', person))
        await run(trx.deleteFrom('ratings').where('person', '=', person))
      }),
  }
}

/** An account may be deleted before its last series is counted. */
async function withoutDeleted(trx: Db, result: SeriesResult, name: () => string): Promise<SeriesResult> {
  const people = result.players.map(({ person }) => person)
  const rows = await trx.selectFrom('accounts').select('id').where('id', 'in', people).execute()
  const there = new Set(rows.map((row) => row.id))
  const players = result.players.map((one) =>
    there.has(one.person) || isNobody(one.person) ? one : { ...one, person: `${nobody}${name()}` },
  )
  return { ...result, players }
}

async function addResult(trx: Transaction<Schema>, { n, table, result }: NumberedResult): Promise<void> {
  const { game, profile, at, hands, squares, isShort, players } = result
  const spread = await spreadOf(trx, result)
  const met = await meetings(trx, result)
  const after = rate(result, {
    rated: await ratedOf(trx, result),
    spread,
    counts: (one, other) => counts(met.get(pairOf(one, other)) ?? [], at),
  })
  const series = { n, table_id: table, game, profile, at, hands, squares, short: Number(isShort) }
  await run(trx.insertInto('rated_series').values(series))
  for (const [chair, player] of players.entries())
    await run(
      trx.insertInto('rated_players').values(rowOf(n, chair, player, result, after.get(player.person))),
    )
  for (const [person, rated] of after) {
    if (isNobody(person)) continue
    const insert = trx.insertInto('ratings').values({ game, person, ...rated })
    await run(insert.onConflict((c) => c.columns(['game', 'person']).doUpdateSet({ ...rated })))
  }
  const next = spreadAfter(spread, result)
  const insert = trx.insertInto('rating_spreads').values({ game, profile, ...next })
  await run(insert.onConflict((c) => c.columns(['game', 'profile']).doUpdateSet({ ...next })))
}

const rowOf = (
  n: number,
  chair: number,
  { person, points, left }: SeriesPlayer,
  { game, at }: SeriesResult,
  rated: Rated | undefined,
): Schema['rated_players'] => ({
  n,
  chair,
  person,
  game,
  at,
  points,
  left_early: Number(left),
  ...leftBy(rated),
})

/** What a series left of a rating. */
const leftBy = (rated: Rated | undefined) => ({
  counted: rated === undefined ? 0 : 1,
  value: rated?.value ?? 0,
  deviation: rated?.deviation ?? 0,
})

async function spreadOf(trx: Db, { game, profile }: SeriesResult): Promise<Spread> {
  const row = trx.selectFrom('rating_spreads').select(['hands', 'squares']).where('game', '=', game)
  return (await row.where('profile', '=', profile).executeTakeFirst()) ?? noSpread
}

async function ratedOf(trx: Db, { game, players }: SeriesResult): Promise<ReadonlyMap<string, Rated>> {
  const people = players.map(({ person }) => person)
  const rows = await trx
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('person', 'in', people)
    .execute()
  return new Map(
    rows.map(({ person, value, deviation, volatility, series, at }) => [
      person,
      { value, deviation, volatility, series, at },
    ]),
  )
}

/** When the players of a series met in others, by `pairOf`. */
async function meetings(
  trx: Db,
  { game, players, at }: SeriesResult,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const people = players.map(({ person }) => person)
  const rows = await trx
    .selectFrom('rated_players')
    .select(['n', 'person', 'at'])
    .where('game', '=', game)
    .where('at', '>', at - meetingsFor)
    .where('person', 'in', people)
    .execute()
  const met = new Map<string, readonly number[]>()
  for (const n of new Set(rows.map((row) => row.n))) {
    const together = rows.filter((row) => row.n === n)
    for (const pair of pairsOf({
      players: together.map((row) => ({ person: row.person, points: 0, left: false })),
    }))
      met.set(pair, [...(met.get(pair) ?? []), together[0]?.at ?? at])
  }
  return met
}
