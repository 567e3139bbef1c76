/** Deletion by rule in SQL: when it last ran, and which acts may be deleted. For both SQLite and PostgreSQL. */
import { sql, type ColumnType, type Kysely, type Migration } from 'kysely'
import { isPostgres } from '../append-only.js'

/** PostgreSQL returns a bigint as text. */
type Big = ColumnType<number | string, number, number>

export interface RetentionSchema {
  /**
   * One row. `at`: when a process last claimed a nightly run. `done`: when the last completed run began. `gone`: what it
   * deleted, as JSON.
   */
  retention: { id: number; at: Big; done: ColumnType<number | string | null>; gone: string | null }
}

export const retentionDoneMigration: Migration = {
  up: async (db: Kysely<RetentionSchema>) => {
    await db.schema.alterTable('retention').addColumn('done', 'bigint').execute()
    await db.schema.alterTable('retention').addColumn('gone', 'text').execute()
  },
}

export const retentionMigration: Migration = {
  up: async (db: Kysely<RetentionSchema>) => {
    await db.schema
      .createTable('retention')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
    await sql`INSERT INTO retention (id, at) VALUES (1, 0)`.execute(db)
    // A start asks for live tables, and the nightly run for old acts.
    await sql`CREATE INDEX tables_live ON tables (id) WHERE over = 0`.execute(db)
    await sql`CREATE INDEX acts_at ON acts (at)`.execute(db)
    await (isPostgres(db) ? letOldActsGoInPostgres(db) : letOldActsGoInSqlite(db))
  },
}

/** The database itself keeps acts for at least this many days, whatever the settings say. */
export const leastActDays = 365
const least = sql.raw(String(leastActDays * 24 * 60 * 60_000))

/** Only acts that are old by the database's own clock may be deleted. */
async function letOldActsGoInSqlite(db: Kysely<RetentionSchema>): Promise<void> {
  await sql`DROP TRIGGER acts_no_delete`.execute(db)
  await sql`
    CREATE TRIGGER acts_no_delete BEFORE DELETE ON acts
    WHEN OLD.at > CAST(strftime('%s', 'now') AS INTEGER) * 1000 - ${least}
    BEGIN SELECT RAISE(ABORT, 'acts are never changed'); END`.execute(db)
}

async function letOldActsGoInPostgres(db: Kysely<RetentionSchema>): Promise<void> {
  await sql`DROP TRIGGER acts_stay ON acts`.execute(db)
  await sql`
    CREATE TRIGGER acts_stay BEFORE TRUNCATE ON acts
    FOR EACH STATEMENT EXECUTE FUNCTION acts_stay()`.execute(db)
  await sql`
    CREATE FUNCTION acts_old() RETURNS trigger LANGUAGE plpgsql AS ${sql.raw(`$$ BEGIN
      IF OLD.at > extract(epoch FROM now()) * 1000 - ${leastActDays * 24 * 60 * 60_000} THEN
        RAISE EXCEPTION 'acts are never changed';
      END IF;
      RETURN OLD;
    END $$`)}`.execute(db)
  await sql`
    CREATE TRIGGER acts_old BEFORE DELETE ON acts FOR EACH ROW EXECUTE FUNCTION acts_old()`.execute(db)
}
