/** The SQL tables of what was counted against unfair play, and what was decided about it, for both SQLite and PostgreSQL. */
import { sql, type ColumnType, type Kysely, type Migration } from 'kysely'
import { appendOnly, appendOnlyBut } from '../append-only.js'

/** PostgreSQL returns a bigint as text. */
type Big = ColumnType<number | string, number, number>

export interface FairnessSchema {
  /** One row. `at`: when a process last claimed a run. `counted`: when the detectors last counted. `fresh`: 1 if hands came since. */
  fairness_runs: { id: number; at: Big; counted: Big; fresh: number }
  /** Examined hands of the time that is counted. `players` and `seen` are JSON. */
  fairness_hands: { table_id: string; hand: number; game: string; at: Big; players: string; seen: string }
  /** `hands` is JSON; `changed` is when the state last changed. */
  fairness_findings: {
    id: string
    game: string
    detector: string
    player: string
    player_name: string
    companion: string | null
    companion_name: string | null
    found: number
    among: number
    figure: number
    hands: string
    since: Big
    counted: Big
    state: string
    changed: Big
  }
  /** What people decided, appealed and answered. Rows are only added; `entry` is JSON, and can be emptied. */
  fairness_entries: { finding: string; n: number; at: Big; entry: string }
}

interface Before {
  /** `examined`: 1 once the hands of a finished table were examined, or need not be. */
  tables: { id: string; over: number; examined: number | null }
}

export const fairnessMigration: Migration = {
  up: async (db: Kysely<FairnessSchema & Before>) => {
    await db.schema.alterTable('tables').addColumn('examined', 'integer').execute()
    await sql`CREATE INDEX tables_unexamined ON tables (id) WHERE over <> 0 AND examined IS NULL`.execute(db)
    await db.schema
      .createTable('fairness_runs')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('counted', 'bigint', (c) => c.notNull())
      .addColumn('fresh', 'integer', (c) => c.notNull())
      .execute()
    await sql`INSERT INTO fairness_runs (id, at, counted, fresh) VALUES (1, 0, 0, 0)`.execute(db)
    await db.schema
      .createTable('fairness_hands')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('hand', 'integer', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('players', 'text', (c) => c.notNull())
      .addColumn('seen', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('fairness_hands_key', ['table_id', 'hand'])
      .execute()
    await db.schema.createIndex('fairness_hands_at').on('fairness_hands').column('at').execute()
    await db.schema
      .createTable('fairness_findings')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('detector', 'text', (c) => c.notNull())
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('player_name', 'text', (c) => c.notNull())
      .addColumn('companion', 'text')
      .addColumn('companion_name', 'text')
      .addColumn('found', 'integer', (c) => c.notNull())
      .addColumn('among', 'integer', (c) => c.notNull())
      .addColumn('figure', 'double precision', (c) => c.notNull())
      .addColumn('hands', 'text', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('counted', 'bigint', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('changed', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('fairness_findings_player').on('fairness_findings').column('player').execute()
    await db.schema
      .createTable('fairness_entries')
      .addColumn('finding', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('entry', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('fairness_entries_key', ['finding', 'n'])
      .execute()
    await appendOnly(db, 'fairness_entries')
    await appendOnlyBut(db, 'fairness_entries', { column: 'entry', others: ['finding', 'n', 'at'] })
  },
}
