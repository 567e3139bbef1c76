/** People's finished hands in SQL that works on both SQLite and PostgreSQL. */
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { olderThan, run } from '../store/query.js'
import { toSql } from '../store/write.js'
import type { ShownHand } from '../table/played-row.js'
import type { IndexedHand, Kind, Pinned, Played, Which } from './store.js'

const fromSql = (row: Selectable<Schema['played']>): Played => ({
  person: row.person,
  table: row.table_id,
  hand: row.hand,
  chair: row.chair,
  at: row.at,
  game: row.game,
  kind: row.kind,
  took: row.took === 1,
  own: row.own === 1,
  won: row.won === null ? null : row.won === 1,
  score: row.score,
  shown: JSON.parse(row.shown) as ShownHand,
})

export type PlayedStore = ReturnType<typeof sqlPlayed>

/** The maximum of rows per statement, because databases limit the number of parameters. */
const rowsAtOnce = 500

export function sqlPlayed(db: Kysely<Schema>) {
  /** A person, and the guests that they were before they had an account. */
  const selvesOf = async (person: string): Promise<readonly string[]> => {
    const guests = db.selectFrom('played_guests').select('guest').where('account', '=', person)
    return [person, ...(await guests.execute()).map(({ guest }) => guest)]
  }
  /** Excludes hands that the person asked to forget. Their rows may still be archived late, or be made anew. */
  const handsOf = (selves: readonly string[]) =>
    db
      .selectFrom('played')
      .where('played.person', 'in', selves)
      .where('played.at', '>', (e) =>
        e.fn.coalesce(
          e
            .selectFrom('played_forgotten')
            .select('until')
            .whereRef('played_forgotten.person', '=', 'played.person'),
          sql<number>`0`,
        ),
      )
      // Somebody who sat there twice, as a guest and with their account, has played one hand.
      .$if(selves.length > 1, (query) =>
        query.where((e) =>
          e.not(
            e.exists(
              e
                .selectFrom('played as other')
                .select('other.chair')
                .where('other.person', 'in', selves)
                .whereRef('other.table_id', '=', 'played.table_id')
                .whereRef('other.hand', '=', 'played.hand')
                .whereRef('other.chair', '<', 'played.chair'),
            ),
          ),
        ),
      )
  const taken = (selves: readonly string[], most: number) =>
    handsOf(selves)
      .where('took', '=', 1)
      .orderBy('at', 'desc')
      .orderBy('table_id', 'desc')
      .orderBy('hand', 'desc')
      .limit(most)

  return {
    /** Newest first. */
    newest: async ({ person, game, what, before, most }: Which): Promise<readonly Played[]> => {
      let query = handsOf(await selvesOf(person))
        .selectAll()
        .where(what === 'hands' ? 'took' : 'ended', '=', 1)
      if (game !== null) query = query.where('game', '=', game)
      if (before !== null) query = query.where(olderThan(before))
      const sorted = query.orderBy('at', 'desc').orderBy('table_id', 'desc').orderBy('hand', 'desc')
      return (await sorted.limit(most).execute()).map(fromSql)
    },
    /** Sums over the newest hands that they took part in, at most `most`. */
    kinds: async (person: string, most: number): Promise<readonly Kind[]> => {
      const newest = taken(await selvesOf(person), most).selectAll()
      const rows = await db
        .selectFrom(newest.as('newest'))
        .select((e) => [
          'game',
          'kind',
          e.fn.countAll().as('hands'),
          e.fn.sum('own').as('own'),
          e.fn.coalesce(e.fn.sum('won'), sql<number>`0`).as('won'),
          e.fn.coalesce(e.fn.sum('score'), sql<number>`0`).as('points'),
        ])
        .groupBy(['game', 'kind'])
        .orderBy('game')
        .orderBy('hands', 'desc')
        .orderBy('kind')
        .execute()
      // PostgreSQL gives sums as text.
      return rows.map(({ game, kind, hands, own, won, points }) => ({
        game,
        kind,
        hands: Number(hands),
        own: Number(own),
        won: Number(won),
        points: Number(points),
      }))
    },
    /** How many hands they took part in, counted up to `most`. */
    hands: async (person: string, most: number): Promise<number> =>
      (
        await taken(await selvesOf(person), most)
          .select('hand')
          .execute()
      ).length,
    /** Their scores in a game, oldest first, from the newest hands that they took part in; at most `most`. */
    scores: async (person: string, game: string, most: number): Promise<readonly number[]> => {
      const all = taken(await selvesOf(person), most)
      const rows = await all.where('game', '=', game).select('score').execute()
      return rows.map(({ score }) => score ?? 0).toReversed()
    },
    /** Hands that they won with contracts of their own, the most points first; at most `most`. */
    best: async (person: string, most: number): Promise<readonly Played[]> => {
      const won = handsOf(await selvesOf(person))
        .where('own', '=', 1)
        .where('won', '=', 1)
      const sorted = won.selectAll().orderBy('score', 'desc').orderBy('at', 'desc').orderBy('hand', 'desc')
      return (await sorted.where('score', '>', 0).limit(most).execute()).map(fromSql)
    },
    /** The rows of the last finished hand at a table, one for each person in it. */
    lastAt: async (table: string): Promise<readonly Played[]> => {
      const hands = db.selectFrom('played').where('table_id', '=', table)
      const last = hands.select((e) => e.fn.max('hand').as('hand'))
      return (await hands.selectAll().where('hand', '=', last).execute()).map(fromSql)
    },
    /** The account that a guest has become, by the guest. */
    accountsOf: async (people: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      if (people.length === 0) return new Map()
      const rows = db.selectFrom('played_guests').selectAll().where('guest', 'in', people)
      return new Map((await rows.execute()).map(({ guest, account }) => [guest, account]))
    },
    /** Assigns all hands of a guest, past and future, to an account. Only the first account that claims them gets them. */
    claim: (guest: string, account: string): Promise<void> => {
      const insert = db.insertInto('played_guests').values({ guest, account })
      return run(insert.onConflict((c) => c.doNothing()))
    },
    /** Removes everything settled until then, for good. */
    forget: async (person: string, until: number): Promise<void> => {
      const selves = await selvesOf(person)
      await db.transaction().execute(async (trx) => {
        const insert = trx
          .insertInto('played_forgotten')
          .values(selves.map((self) => ({ person: self, until })))
        await run(insert.onConflict((c) => c.column('person').doUpdateSet({ until })))
        await run(trx.deleteFrom('played').where('person', 'in', selves).where('at', '<=', until))
      })
    },
    selves: selvesOf,
    /** Separates the guests from the account again. */
    disclaim: (account: string): Promise<void> =>
      run(db.deleteFrom('played_guests').where('account', '=', account)),
    /**
     * A table with finished hands that have no rows of this version; undefined if there is none. Tables in `but` are skipped.
     */
    behind: async (version: number, but: readonly string[]): Promise<string | undefined> => {
      const records = db.selectFrom('records').select('table_id').limit(1)
      // Two queries, so that each can use the index.
      for (const old of [records.where('indexed', 'is', null), records.where('indexed', '<', version)]) {
        const row = await (but.length > 0 ? old.where('table_id', 'not in', but) : old).executeTakeFirst()
        if (row !== undefined) return row.table_id
      }
      return undefined
    },
    /**
     * Replaces the rows of these hands. null: their rules are not installed, so existing rows stay. Also replaces the entries of the
     * log that are `pinned`, as far as they are still there.
     */
    index: (
      table: string,
      version: number,
      hands: readonly IndexedHand[] | null,
      pinned: readonly Pinned[] = [],
    ): Promise<void> =>
      db.transaction().execute(async (trx) => {
        if (hands !== null) await replace(trx, table, hands)
        for (const { seq, entry } of pinned)
          await run(
            trx
              .updateTable('entries')
              .set({ entry: JSON.stringify(entry) })
              .where('table_id', '=', table)
              .where('seq', '=', seq),
          )
        const indexed = trx
          .updateTable('records')
          .set({ indexed: version })
          .where('table_id', '=', table)
          .where((e) => e.or([e('indexed', 'is', null), e('indexed', '<', version)]))
        // A hand that was settled after the log was read still needs its rows.
        await run(hands === null ? indexed : indexed.where('hand', '<', hands.length))
      }),
  }
}

async function replace(
  trx: Transaction<Schema>,
  table: string,
  hands: readonly IndexedHand[],
): Promise<void> {
  const rows = hands.flatMap(({ hand, rows: made }) => made.map((row) => toSql(table, hand, row)))
  const people = [...new Set(rows.map(({ person }) => person))]
  const forgotten =
    people.length === 0
      ? []
      : await trx.selectFrom('played_forgotten').selectAll().where('person', 'in', people).execute()
  const until = new Map(forgotten.map((one) => [one.person, one.until]))
  const remaining = rows.filter(({ person, at }) => at > (until.get(person) ?? 0))
  await trx.deleteFrom('played').where('table_id', '=', table).where('hand', '<', hands.length).execute()
  for (let i = 0; i < remaining.length; i += rowsAtOnce)
    await trx
      .insertInto('played')
      .values(remaining.slice(i, i + rowsAtOnce))
      .onConflict((c) => c.doNothing())
      .execute()
}
