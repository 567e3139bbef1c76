import type { Kysely } from 'kysely'
import type { Schema } from '../../store/migrations.js'
import type { Durably } from '../../store/sql.js'
import { sqlChanges } from './sql-changes.js'
import { sqlEditions } from './sql-editions.js'
import { sqlPeople } from './sql-people.js'
import { sqlSheets } from './sql-sheets.js'
import type { MergeDecision } from '@stolik/ranking/model/same'

/**
 * Rankings in SQL, limited to what SQLite and PostgreSQL both understand: people, sheets, schemes and editions. All methods throw when
 * the store cannot be reached.
 */
export const sqlRankings = (db: Kysely<Schema>, durably?: Durably) => ({
  ...sqlPeople(db),
  ...sqlChanges(db),
  ...sqlMerges(db),
  ...sqlSheets(db),
  ...sqlEditions(db, durably),
})

export type RankingStore = ReturnType<typeof sqlRankings>

/** Merge decisions in SQL. */
function sqlMerges(db: Kysely<Schema>) {
  return {
    /** Oldest first. */
    merges: async (): Promise<readonly MergeDecision[]> => {
      const rows = await db.selectFrom('merges').selectAll().orderBy('n').execute()
      return rows.map(({ person, same_as, at, by }) => ({ person, into: same_as, at, by }))
    },
    /** `n`: the number of this decision, from 1. `stale`: that number is not the next one. */
    addMerge: (n: number, { person, into, at, by }: MergeDecision) =>
      db.transaction().execute(async (trx) => {
        const { last } = await trx
          .selectFrom('merges')
          .select((e) => e.fn.max<number | null>('n').as('last'))
          .executeTakeFirstOrThrow()
        if ((last ?? 0) !== n - 1) return 'stale' as const
        const added = await trx
          .insertInto('merges')
          .values({ n, person, same_as: into, at, by })
          .onConflict((c) => c.doNothing())
          .returning('n')
          .executeTakeFirst()
        return added === undefined ? ('stale' as const) : ('done' as const)
      }),
  }
}
