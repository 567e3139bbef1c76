import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { nameless } from '../table/forgotten.js'
import type { ReportedLine, ReportReason, Reports } from './reports.js'

/** Reports in SQL that both SQLite and PostgreSQL understand. */
export const sqlReports = (db: Kysely<Schema>): Reports => ({
  add: async ({ id, at, table, by, about, reason, lines, done }, source, most) => {
    await db
      .insertInto('reports')
      .values({
        id,
        at,
        table_id: table,
        reason,
        done,
        source,
        by_id: by.id,
        by_name: by.name,
        about_id: about.id,
        about_name: about.name,
        lines: JSON.stringify(lines),
      })
      .onConflict((c) => c.doNothing())
      .execute()
    const { kept } = await db
      .selectFrom('reports')
      .select((c) => c.fn.countAll().as('kept'))
      .executeTakeFirstOrThrow()
    if (Number(kept) <= most) return
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
    await db.deleteFrom('reports').where('id', '=', oldest.id).execute()
  },
  newest: async (before, most) => {
    const all = db.selectFrom('reports').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(most)
    const rows = await (before === null ? all : all.where('at', '<', before)).execute()
    return rows.map((row) => ({
      id: row.id,
      at: Number(row.at),
      table: row.table_id,
      by: { id: row.by_id, name: row.by_name },
      about: { id: row.about_id, name: row.about_name },
      reason: row.reason as ReportReason | null,
      lines: JSON.parse(row.lines) as ReportedLine[],
      done: row.done === null ? null : Number(row.done),
    }))
  },
  done: async (id, at) => {
    const row = await db
      .updateTable('reports')
      .set({ done: at })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },
  forget: async (people) => {
    await db.deleteFrom('reports').where('about_id', 'in', people).execute()
    await db.updateTable('reports').set({ by_name: nameless }).where('by_id', 'in', people).execute()
  },
  tidy: async (doneBefore) => {
    await db.deleteFrom('reports').where('done', '<', doneBefore).execute()
  },
})
