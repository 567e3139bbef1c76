import type { Kysely, Transaction } from 'kysely'
import type { Logged } from '@stolik/league/model/entry'
import type { Schema } from '../store/migrations.js'
import type { Durably } from '../store/sql.js'
import type { LeagueAppend, LeagueStore } from './store.js'

/** The most rows per statement: databases limit its parameters. */
const rowsAtOnce = 500

class Stale extends Error {}

/** Leagues in SQL that both SQLite and PostgreSQL understand. */
export const sqlLeagues = (
  db: Kysely<Schema>,
  durably: Durably = (work) => db.transaction().execute(work),
): LeagueStore => ({
  append: async (append) => {
    try {
      await durably((trx) => write(trx, append))
      return 'done'
    } catch (error) {
      if (error instanceof Stale) return 'stale'
      throw error
    }
  },
  log: async (league, from = 0) => {
    const rows = await db
      .selectFrom('league_entries')
      .select(['at', 'entry'])
      .where('league_id', '=', league)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute()
    return rows.map(({ at, entry }) => ({ at, ...(JSON.parse(entry) as Omit<Logged, 'at'>) }))
  },
  newest: async (most) => {
    const rows = await db
      .selectFrom('leagues')
      .select('id')
      .orderBy('changed', 'desc')
      .orderBy('id')
      .limit(most)
      .execute()
    return rows.map(({ id }) => id)
  },
})

/** @throws Stale if the log has another length; the transaction is rolled back. */
async function write(trx: Transaction<Schema>, { league, expected, entries }: LeagueAppend): Promise<void> {
  const changed = entries.at(-1)?.at ?? 0
  // Locks this row, so that other processes that append to the league must wait.
  await trx
    .insertInto('leagues')
    .values({ id: league, changed })
    .onConflict((c) => c.column('id').doUpdateSet({ changed }))
    .execute()
  const { last } = await trx
    .selectFrom('league_entries')
    .select((e) => e.fn.max<number | null>('seq').as('last'))
    .where('league_id', '=', league)
    .executeTakeFirstOrThrow()
  if ((last ?? -1) + 1 !== expected) throw new Stale()
  const rows = entries.map(({ at, ...entry }, i) => ({
    ...{ league_id: league, seq: expected + i, at },
    entry: JSON.stringify(entry),
  }))
  for (let i = 0; i < rows.length; i += rowsAtOnce)
    await trx
      .insertInto('league_entries')
      .values(rows.slice(i, i + rowsAtOnce))
      .execute()
}
