import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** Rows of a table are added from now on, never changed nor removed; the database itself sees to that. */
export async function appendOnly<T>(db: Kysely<T>, table: string): Promise<void> {
  await (isPostgres(db) ? keepInPostgres(db, table) : keepInSqlite(db, table))
}

export const isPostgres = <T>(db: Kysely<T>): boolean => db.getExecutor().adapter instanceof PostgresAdapter

async function keepInSqlite<T>(db: Kysely<T>, table: string): Promise<void> {
  for (const verb of ['UPDATE', 'DELETE'] as const)
    await sql`
      CREATE TRIGGER ${sql.raw(`${table}_no_${verb.toLowerCase()}`)} BEFORE ${sql.raw(verb)} ON ${sql.table(table)}
      BEGIN SELECT RAISE(ABORT, ${sql.lit(`${table} are never changed`)}); END`.execute(db)
}

async function keepInPostgres<T>(db: Kysely<T>, table: string): Promise<void> {
  const stay = sql.raw(`${table}_stay`)
  await sql`
    CREATE FUNCTION ${stay}() RETURNS trigger LANGUAGE plpgsql AS
    ${sql.raw(`$$ BEGIN RAISE EXCEPTION '${table} are never changed'; END $$`)}`.execute(db)
  await sql`
    CREATE TRIGGER ${stay} BEFORE UPDATE OR DELETE OR TRUNCATE ON ${sql.table(table)}
    FOR EACH STATEMENT EXECUTE FUNCTION ${stay}()`.execute(db)
}
