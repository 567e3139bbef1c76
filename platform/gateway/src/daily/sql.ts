/** Who plays the deals of which day, in SQL that works on both SQLite and PostgreSQL. Results are those of the tables, so they are not stored twice. */
import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../store/migrations.js'
import type { DailySchema } from '../store/migrations/daily.js'
import type { ShownHand } from '../table/played-row.js'
import type { DayOf } from './deals.js'
import type { Attempt, DailyStore, DayResult } from './store.js'

const read = ({ day, game, person, table_id, commitment }: Selectable<DailySchema['daily']>): Attempt => ({
  ...{ day, game, person, commitment },
  table: table_id,
})

export function sqlDaily(db: Kysely<Schema>): DailyStore {
  const ofDay = ({ day, game }: DayOf) =>
    db.selectFrom('daily').where('daily.day', '=', day).where('daily.game', '=', game)
  const find = async (day: DayOf, person: string): Promise<Attempt | undefined> => {
    const row = await ofDay(day).where('person', '=', person).selectAll().executeTakeFirst()
    return row && read(row)
  }
  const commitment = async (day: DayOf): Promise<string | undefined> =>
    (await ofDay(day).select('commitment').orderBy('person').executeTakeFirst())?.commitment

  return {
    of: find,
    commitment,
    begin: async (attempt) => {
      const { day, game, person, table } = attempt
      const first = (await commitment(attempt)) ?? attempt.commitment
      await db
        .insertInto('daily')
        .values({ day, game, person, table_id: table, commitment: first, released: 0 })
        .onConflict((c) => c.doNothing())
        .execute()
      return (await find(attempt, person)) ?? { ...attempt, commitment: first }
    },
    results: async (day, club) => {
      let tries = ofDay(day)
      if (club !== null)
        tries = tries.where((e) =>
          e.exists(
            e
              .selectFrom('accounts')
              .select('accounts.id')
              .whereRef('accounts.id', '=', 'daily.person')
              .where('accounts.club', '=', club),
          ),
        )
      const ended = tries
        .innerJoin('played', (join) =>
          join
            .onRef('played.table_id', '=', 'daily.table_id')
            .onRef('played.person', '=', 'daily.person')
            .on('played.ended', '=', 1),
        )
        .select(['daily.person', 'daily.table_id', 'played.chair', 'played.shown'])
      const begun = await tries.select((e) => e.fn.countAll().as('begun')).executeTakeFirst()
      const rows = (await ended.execute()).flatMap((row): readonly DayResult[] => {
        const { players, final } = JSON.parse(row.shown) as ShownHand
        const total = final?.[row.chair]
        const name = players[row.chair] ?? ''
        return total === undefined ? [] : [{ person: row.person, table: row.table_id, name, total }]
      })
      const sorted = rows.toSorted((a, b) => b.total - a.total || (a.table < b.table ? -1 : 1))
      return { rows: sorted, begun: Number(begun?.begun ?? 0) }
    },
    closed: async (before, most) => {
      const rows = await db
        .selectFrom('daily')
        .select('table_id')
        .where('released', '=', 0)
        .where('day', '<', before)
        .orderBy('day')
        .limit(most)
        .execute()
      return rows.map(({ table_id }) => table_id)
    },
    released: async (table) => {
      await db.updateTable('daily').set({ released: 1 }).where('table_id', '=', table).execute()
    },
    forget: async (person) => {
      await db.deleteFrom('daily').where('person', '=', person).execute()
    },
    tidy: async (before) => {
      await db.deleteFrom('daily').where('day', '<', before).execute()
    },
  }
}
