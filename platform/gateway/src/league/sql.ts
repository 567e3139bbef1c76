/** The store of leagues: their logs, in SQL. */
import type { Logged } from '@stolik/league/model/entry'
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { sqlLog } from '../store/sql-log.js'
import type { Durably } from '../store/sql.js'

/** An append to one league, all or nothing. */
export interface LeagueAppend {
  readonly league: string
  /** The length that the log must have now: 0 creates a league. */
  readonly expected: number
  readonly entries: readonly Logged[]
}

export type LeagueStore = ReturnType<typeof sqlLeagues>

/** All methods throw when the store cannot be reached. */
export function sqlLeagues(db: Kysely<Schema>, durably?: Durably) {
  const logs = sqlLog(db, 'league', durably)
  return {
    append: ({ league, expected, entries }: LeagueAppend) => {
      const changed = entries.at(-1)?.at ?? 0
      return logs.append({
        id: league,
        expected,
        lock: (trx) =>
          trx
            .insertInto('leagues')
            .values({ id: league, changed })
            .onConflict((c) => c.column('id').doUpdateSet({ changed }))
            .execute(),
        entries: () => Promise.resolve(entries),
      })
    },
    /** The log in order from entry `from`; empty if there is no such league, or no such entry yet. */
    log: async (league: string, from?: number): Promise<readonly Logged[]> =>
      (await logs.read(league, from)).map(({ at, entry }) => ({
        at,
        ...(JSON.parse(entry) as Omit<Logged, 'at'>),
      })),
    /** Ids, the league changed last first; limited to `most`. */
    newest: async (most: number): Promise<readonly string[]> => {
      const leagues = db.selectFrom('leagues').select('id').orderBy('changed', 'desc').orderBy('id')
      return (await leagues.limit(most).execute()).map(({ id }) => id)
    },
  }
}
