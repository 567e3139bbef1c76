import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import type { Durably } from '../store/sql.js'
import { sqlChanges } from './sql-changes.js'
import { sqlEditions } from './sql-editions.js'
import { sqlMerges } from './sql-merges.js'
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
