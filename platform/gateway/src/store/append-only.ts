import { PostgresAdapter, sql, type QueryExecutorProvider } from 'kysely'

/** From now on, rows of a table can only be added. Triggers in the database forbid changing or removing them. */
export async function appendOnly(db: QueryExecutorProvider, table: string): Promise<void> {
  await (isPostgres(db) ? keepInPostgres(db, table) : keepInSqlite(db, table))
}

export const isPostgres = (db: QueryExecutorProvider): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/** Undoes `appendOnly` for a migration that rewrites rows. The migration calls `appendOnly` again afterwards. */
export async function changeable(db: QueryExecutorProvider, table: string): Promise<void> {
  if (isPostgres(db)) {
    await sql`DROP TRIGGER ${sql.raw(`${table}_stay`)} ON ${sql.table(table)}`.execute(db)
    await sql`DROP FUNCTION ${sql.raw(`${table}_stay`)}`.execute(db)
  } else
    for (const verb of ['update', 'delete'])
      await sql`DROP TRIGGER ${sql.raw(`${table}_no_${verb}`)}`.execute(db)
}

async function keepInSqlite(db: QueryExecutorProvider, table: string): Promise<void> {
  for (const verb of ['UPDATE', 'DELETE'] as const)
    await sql`
      CREATE TRIGGER ${sql.raw(`${table}_no_${verb.toLowerCase()}`)} BEFORE ${sql.raw(verb)} ON ${sql.table(table)}
      BEGIN SELECT RAISE(ABORT, ${sql.lit(`${table} are never changed`)}); END`.execute(db)
}

async function keepInPostgres(db: QueryExecutorProvider, table: string): Promise<void> {
  const stay = sql.raw(`${table}_stay`)
  await sql`
    CREATE FUNCTION ${stay}() RETURNS trigger LANGUAGE plpgsql AS
    ${sql.raw(`$$ BEGIN RAISE EXCEPTION '${table} are never changed'; END $$`)}`.execute(db)
  await sql`
    CREATE TRIGGER ${stay} BEFORE UPDATE OR DELETE OR TRUNCATE ON ${sql.table(table)}
    FOR EACH STATEMENT EXECUTE FUNCTION ${stay}()`.execute(db)
}

export interface Emptied {
  /** The column that may be set to an empty text. */
  readonly column: string
  /** All other columns. */
  readonly others: readonly string[]
}

/** Replaces `appendOnly` for a table with one column that may be emptied. */
export async function appendOnlyBut(
  db: QueryExecutorProvider,
  table: string,
  emptied: Emptied,
): Promise<void> {
  await (isPostgres(db) ? emptyInPostgres(db, table, emptied) : emptyInSqlite(db, table, emptied))
}

async function emptyInSqlite(
  db: QueryExecutorProvider,
  table: string,
  { column, others }: Emptied,
): Promise<void> {
  const same = others.map((one) => `OLD.${one} IS NEW.${one}`).join(' AND ')
  await sql`DROP TRIGGER ${sql.raw(`${table}_no_update`)}`.execute(db)
  await sql`
    CREATE TRIGGER ${sql.raw(`${table}_no_update`)} BEFORE UPDATE ON ${sql.table(table)}
    WHEN NOT (NEW.${sql.raw(column)} = '' AND ${sql.raw(same)})
    BEGIN SELECT RAISE(ABORT, ${sql.lit(`${table} are never changed`)}); END`.execute(db)
}

async function emptyInPostgres(
  db: QueryExecutorProvider,
  table: string,
  { column, others }: Emptied,
): Promise<void> {
  const stay = sql.raw(`${table}_stay`)
  const changed = others.map((one) => `OLD.${one} IS DISTINCT FROM NEW.${one}`).join(' OR ')
  await sql`DROP TRIGGER ${stay} ON ${sql.table(table)}`.execute(db)
  await sql`
    CREATE TRIGGER ${stay} BEFORE DELETE OR TRUNCATE ON ${sql.table(table)}
    FOR EACH STATEMENT EXECUTE FUNCTION ${stay}()`.execute(db)
  await sql`
    CREATE TRIGGER ${sql.raw(`${table}_same`)} BEFORE UPDATE ON ${sql.table(table)} FOR EACH ROW
    WHEN (NEW.${sql.raw(column)} <> '' OR ${sql.raw(changed)}) EXECUTE FUNCTION ${stay}()`.execute(db)
}
