/** Reads all rows of a database page by page, from SQLite and PostgreSQL alike, so that stores of any size work. */
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { Schema } from '../store/migrations.js'
import type { TableShape } from './shape.js'

/** The values, in the order of the columns. */
export type Row = readonly (string | number | null)[]

/** A database that does not change while it is read. */
export interface Source {
  rows(table: TableShape): AsyncIterable<readonly Row[]>
}

/** A database that is being filled. */
export interface Sink {
  add(table: TableShape, rows: readonly Row[]): Promise<void>
}

const rowsAtOnce = 250

const columnsOf = ({ columns }: TableShape): string => columns.map((name) => `"${name}"`).join(', ')

/** Reads a file that nobody else writes to. */
export function sqliteSource(db: Kysely<Schema>): Source {
  return {
    rows: async function* (table) {
      for (let after = Number.MIN_SAFE_INTEGER; ;) {
        const query = sql<Record<string, string | number | null>>`
          SELECT rowid AS row_number, ${sql.raw(columnsOf(table))} FROM ${sql.table(table.name)}
          WHERE rowid > ${after} ORDER BY rowid LIMIT ${rowsAtOnce}`
        const { rows } = await query.execute(db)
        const last = rows.at(-1)
        if (last === undefined) return
        yield rows.map((row) => table.columns.map((name) => row[name] ?? null))
        after = Number(last['row_number'])
      }
    },
  }
}

export function sqliteSink(db: Kysely<Schema>): Sink {
  return {
    add: async (table, rows) => {
      const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`))
      await sql`INSERT INTO ${sql.table(table.name)} (${sql.raw(columnsOf(table))}) VALUES ${values}`.execute(
        db,
      )
    },
  }
}

/** Reads what the connection's transaction sees. Its isolation level must be repeatable read. */
export function postgresSource(client: pg.Client): Source {
  return {
    rows: async function* (table) {
      await client.query(`DECLARE pages NO SCROLL CURSOR FOR SELECT ${columnsOf(table)} FROM "${table.name}"`)
      for (;;) {
        const { rows } = await client.query<(string | number | null)[]>({
          text: `FETCH ${rowsAtOnce} FROM pages`,
          rowMode: 'array',
        })
        if (rows.length === 0) break
        yield rows
      }
      await client.query('CLOSE pages')
    },
  }
}

export function postgresSink(client: pg.Client): Sink {
  return {
    add: async (table, rows) => {
      let n = 0
      const values = rows.map((row) => `(${row.map(() => `$${++n}`).join(', ')})`).join(', ')
      await client.query(
        `INSERT INTO "${table.name}" (${columnsOf(table)}) VALUES ${values}`,
        rows.flatMap((row) => row),
      )
    },
  }
}
