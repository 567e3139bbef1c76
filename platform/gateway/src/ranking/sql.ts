import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import type { Durably } from '../store/sql.js'
import { sqlChanges } from './sql-changes.js'
import { sqlEditions } from './sql-editions.js'
import { sqlPeople } from './sql-people.js'
import { sqlSheets } from './sql-sheets.js'
import type { RankingStore } from './store.js'

/** Rankings in SQL, limited to what SQLite and PostgreSQL both understand. */
export const sqlRankings = (db: Kysely<Schema>, durably?: Durably): RankingStore => ({
  ...sqlPeople(db),
  ...sqlChanges(db),
  ...sqlMerges(db),
  ...sqlSheets(db),
  ...sqlEditions(db, durably),
})

/** Merge decisions in SQL. */
function sqlMerges(db: Kysely<Schema>): Pick<RankingStore, 'merges' | 'addMerge'> {
  return {
    merges: async () => {
      const rows = await db.selectFrom('merges').selectAll().orderBy('n').execute()
      return rows.map(({ person, same_as, at, by }) => ({ person, into: same_as, at, by }))
    },
    addMerge: (n, { person, into, at, by }) =>
      db.transaction().execute(async (trx) => {
        const { last } = await trx
          .selectFrom('merges')
          .select((e) => e.fn.max<number | null>('n').as('last'))
          .executeTakeFirstOrThrow()
        if ((last ?? 0) !== n - 1) return 'stale'
        const added = await trx
          .insertInto('merges')
          .values({ n, person, same_as: into, at, by })
          .onConflict((c) => c.doNothing())
          .returning('n')
          .executeTakeFirst()
        return added === undefined ? 'stale' : 'done'
      }),
  }
}
