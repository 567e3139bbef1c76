/** Who plays the deals of which day, in SQL that works on both SQLite and PostgreSQL. Results are those of the tables, so they are not stored twice. */
import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../store/migrations.js'
import type { ShownHand } from '../table/played-row.js'
import type { DayOf } from './deals.js'
import { noLimit, type Attempt, type DailyStore, type DayResult } from './store.js'

/** A column of a key cannot be empty, so everybody who is in no club has the club ''. */
const toColumn = (club: string | null): string => club ?? ''
const fromColumn = (club: string): string | null => (club === '' ? null : club)

const read = (row: Selectable<Schema['daily']>): Attempt => ({
  day: row.day,
  game: row.game,
  club: fromColumn(row.club),
  person: row.person,
  commitment: row.commitment,
  table: row.table_id,
})

export function sqlDaily(db: Kysely<Schema>): DailyStore {
  const ofGame = ({ day, game }: Pick<DayOf, 'day' | 'game'>) =>
    db.selectFrom('daily').where('daily.day', '=', day).where('daily.game', '=', game)
  const ofDeals = (of: DayOf) => ofGame(of).where('daily.club', '=', toColumn(of.club))
  const closed = ({ day, game, club }: DayOf) =>
    db
      .selectFrom('daily_closed')
      .select('at')
      .where('day', '=', day)
      .where('game', '=', game)
      .where('club', '=', toColumn(club))
  const find = async (of: Pick<DayOf, 'day' | 'game'>, person: string): Promise<Attempt | undefined> => {
    const row = await ofGame(of).where('person', '=', person).selectAll().executeTakeFirst()
    return row && read(row)
  }
  const commitment = async (of: DayOf): Promise<string | undefined> =>
    (await ofDeals(of).select('commitment').orderBy('person').executeTakeFirst())?.commitment

  return {
    of: find,
    commitment,
    begin: async (attempt) => {
      const { day, game, club, person, table } = attempt
      const first = (await commitment(attempt)) ?? attempt.commitment
      await db
        .insertInto('daily')
        .values({
          day,
          game,
          person,
          table_id: table,
          commitment: first,
          released: 0,
          club: toColumn(club),
        })
        .onConflict((c) => c.doNothing())
        .execute()
      return (await find(attempt, person)) ?? { ...attempt, commitment: first }
    },
    results: async ({ day, game, club, commitment: committed, until }) => {
      let tries = ofGame({ day, game }).where('daily.commitment', '=', committed)
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
            .on('played.ended', '=', 1)
            .on('played.at', '<=', until),
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
    unclosed: async (before) => {
      const rows = await db
        .selectFrom('daily')
        .select(['daily.day', 'daily.game', 'daily.club'])
        .distinct()
        .where('daily.released', '=', 0)
        .where('daily.day', '<', before)
        .where((e) =>
          e.not(
            e.exists(
              e
                .selectFrom('daily_closed')
                .select('daily_closed.at')
                .whereRef('daily_closed.day', '=', 'daily.day')
                .whereRef('daily_closed.game', '=', 'daily.game')
                .whereRef('daily_closed.club', '=', 'daily.club'),
            ),
          ),
        )
        .orderBy('daily.day')
        .execute()
      return rows.map(({ day, game, club }) => ({ day, game, club: fromColumn(club) }))
    },
    tables: async (of) => {
      const rows = await ofDeals(of).select('table_id').orderBy('person').execute()
      return rows.map(({ table_id }) => table_id)
    },
    close: async ({ day, game, club }, at) => {
      await db
        .insertInto('daily_closed')
        .values({ day, game, club: toColumn(club), at })
        .onConflict((c) => c.doNothing())
        .execute()
    },
    closedAt: async (of) => {
      const row = await closed(of).executeTakeFirst()
      if (row !== undefined) return Number(row.at)
      const isHeld = await ofDeals(of).select('table_id').where('released', '=', 0).executeTakeFirst()
      return isHeld === undefined ? noLimit : undefined
    },
    held: async (most) => {
      const rows = await db
        .selectFrom('daily')
        .innerJoin('daily_closed', (join) =>
          join
            .onRef('daily_closed.day', '=', 'daily.day')
            .onRef('daily_closed.game', '=', 'daily.game')
            .onRef('daily_closed.club', '=', 'daily.club'),
        )
        .select('daily.table_id')
        .where('daily.released', '=', 0)
        .orderBy('daily.day')
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
      await db.deleteFrom('daily_closed').where('day', '<', before).execute()
    },
  }
}
