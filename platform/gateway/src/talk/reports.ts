/** Reports: remarks and behaviour that players want the owner to see, in SQL that works on both SQLite and PostgreSQL. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { changesOne, countOf, run } from '../store/query.js'
import { nameless } from '../table/forgotten.js'

export interface ReportedPerson {
  readonly id: string
  readonly name: string
}

export interface ReportedLine {
  readonly at: number
  readonly phrase: string | null
  readonly text: string | null
}

/** The reason of a report that is not about a remark. */
export type ReportReason = 'NAME' | 'PLAY' | 'DELAY'

export interface Report {
  readonly id: string
  /** Milliseconds since 1970, like all times here. */
  readonly at: number
  readonly table: string
  readonly by: ReportedPerson
  readonly about: ReportedPerson
  /** Null if a remark was reported. */
  readonly reason: ReportReason | null
  /** Newest last. */
  readonly lines: readonly ReportedLine[]
  /** When the owner marked it as done. */
  readonly done: number | null
}

export type Reports = ReturnType<typeof sqlReports>

/** All functions throw when the database cannot be reached. */
export const sqlReports = (db: Kysely<Schema>) => ({
  /**
   * Adds a report, unless its id exists. If there are more than `most`, deletes the oldest one of the source with the most
   * reports.
   * @param source the sender: an account, or a guest's household, as a keyed hash
   */
  add: async (report: Report, source: string, most: number): Promise<void> => {
    const { table, by, about, lines, ...rest } = report
    const insert = db.insertInto('reports').values({
      ...rest,
      table_id: table,
      source,
      by_id: by.id,
      by_name: by.name,
      about_id: about.id,
      about_name: about.name,
      lines: JSON.stringify(lines),
    })
    await run(insert.onConflict((c) => c.doNothing()))
    if ((await countOf(db.selectFrom('reports'))) <= most) return
    const counts = db
      .selectFrom('reports')
      .groupBy('source')
      .select((c) => ['source', c.fn.countAll().as('n')])
    const oldest = await db
      .selectFrom('reports')
      .innerJoin(counts.as('counts'), 'counts.source', 'reports.source')
      .select('reports.id')
      .orderBy('counts.n', 'desc')
      .orderBy('reports.at')
      .orderBy('reports.id')
      .executeTakeFirstOrThrow()
    await run(db.deleteFrom('reports').where('id', '=', oldest.id))
  },
  /** The newest reports first, limited to `most`; with `before`, only those before that time. */
  newest: async (before: number | null, most: number): Promise<readonly Report[]> => {
    const all = db.selectFrom('reports').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(most)
    const rows = await (before === null ? all : all.where('at', '<', before)).execute()
    return rows.map((row) => ({
      id: row.id,
      at: row.at,
      table: row.table_id,
      by: { id: row.by_id, name: row.by_name },
      about: { id: row.about_id, name: row.about_name },
      reason: row.reason as ReportReason | null,
      lines: JSON.parse(row.lines) as ReportedLine[],
      done: row.done,
    }))
  },
  /** Marks a report as done; false if it does not exist. */
  done: (id: string, at: number): Promise<boolean> =>
    changesOne(db.updateTable('reports').set({ done: at }).where('id', '=', id)),
  /** Deletes reports about these people, and removes their names from reports they made. */
  forget: async (people: readonly string[]): Promise<void> => {
    await run(db.deleteFrom('reports').where('about_id', 'in', people))
    await run(db.updateTable('reports').set({ by_name: nameless }).where('by_id', 'in', people))
  },
  /** Deletes reports that were done before this time. */
  tidy: (doneBefore: number): Promise<void> => run(db.deleteFrom('reports').where('done', '<', doneBefore)),
})
