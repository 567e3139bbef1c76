import type { Insertable, Kysely, Transaction } from 'kysely'
import { indexVersion, type PlayedRow } from '../table/played-row.js'
import type { Schema } from './migrations.js'
import type { Append } from './store.js'
import { Superseded } from './tenure.js'

/** The most rows per statement: databases limit its parameters. */
const rowsAtOnce = 2_000
/** How many lengths of logs are cached; beyond that they are read again. */
export const mostKept = 20_000

export type Answer = 'done' | 'stale'

export interface Writer {
  /**
   * Resolves once the group is durable.
   * @throws if nothing of it was written, or if that is unknown.
   */
  write(group: readonly Append[]): Promise<readonly Answer[]>
  /** The cached lengths of these tables may be wrong. */
  forget(tables: readonly string[]): void
}

/**
 * Writes groups of appends, each in one transaction with few statements.
 *
 * The length of a log is cached after an append, so that the next one need not query it. Logs only grow. If the cached
 * length is the expected one, the worst case is a conflict of keys with another process. Otherwise the database is queried.
 */
export function writer(db: Kysely<Schema>, term: number): Writer {
  const lengthOf = new Map<string, number>()

  const forget = (tables: readonly string[]): void => {
    for (const table of tables) lengthOf.delete(table)
  }

  const write = async (group: readonly Append[]): Promise<readonly Answer[]> => {
    const lengths = new Map<string, number>()
    const answers = await db.transaction().execute(async (trx) => {
      await checkTerm(trx, term)
      const stale = group.filter(({ table, expected }) => lengthOf.get(table) !== expected)
      forget(stale.map(({ table }) => table))
      const found = await logLengths(trx, [...new Set(stale.map(({ table }) => table))])
      for (const { table } of group) lengths.set(table, found.get(table) ?? lengthOf.get(table) ?? 0)
      return writeAll(trx, group, lengths, term)
    })
    if (lengthOf.size > mostKept) lengthOf.clear()
    for (const [table, length] of lengths) lengthOf.set(table, length)
    forget(group.filter(({ over }) => over).map(({ table }) => table))
    return answers
  }

  return { write, forget }
}

/**
 * Locks the term, so that nobody takes the database over until this transaction has ended.
 * @throws Superseded if somebody already has.
 */
async function checkTerm(trx: Transaction<Schema>, term: number): Promise<void> {
  const now = await trx.selectFrom('tenure').select('term').forShare().executeTakeFirstOrThrow()
  if (now.term !== term) throw new Superseded()
}

/** Writes the appends that are not stale. Updates `lengths` to the lengths after them. */
async function writeAll(
  trx: Transaction<Schema>,
  group: readonly Append[],
  lengths: Map<string, number>,
  term: number,
): Promise<Answer[]> {
  const tables = new Map<string, Insertable<Schema['tables']>>()
  const entries: Schema['entries'][] = []
  const records: Schema['records'][] = []
  const played: ReturnType<typeof toSql>[] = []
  const answers = group.map((append): Answer => {
    const { table, expected, over } = append
    if (lengths.get(table) !== expected) return 'stale'
    lengths.set(table, expected + append.entries.length)
    tables.set(table, { id: table, over: over ? 1 : 0 })
    for (const [i, { at, entry }] of append.entries.entries())
      entries.push({ table_id: table, seq: expected + i, at, entry: JSON.stringify(entry), term })
    for (const { hand, text, played: rows } of append.records) {
      records.push({ table_id: table, hand, text, indexed: rows === undefined ? null : indexVersion })
      for (const row of rows ?? []) played.push(toSql(table, hand, row))
    }
    return 'done'
  })
  // The same order in every process avoids deadlocks.
  const rows = [...tables.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  for (const some of chunks(rows))
    await trx
      .insertInto('tables')
      .values(some)
      .onConflict((c) => c.column('id').doUpdateSet((e) => ({ over: e.ref('excluded.over') })))
      .execute()
  for (const some of chunks(entries)) await trx.insertInto('entries').values(some).execute()
  for (const some of chunks(records)) await trx.insertInto('records').values(some).execute()
  for (const some of chunks(played))
    await trx
      .insertInto('played')
      .values(some)
      .onConflict((c) => c.doNothing())
      .execute()
  return answers
}

async function logLengths(trx: Transaction<Schema>, ids: readonly string[]): Promise<Map<string, number>> {
  const lengths = new Map<string, number>()
  for (const some of chunks(ids)) {
    const rows = await trx
      .selectFrom('entries')
      .select((e) => ['table_id', e.fn.max('seq').as('last')])
      .where('table_id', 'in', some)
      .groupBy('table_id')
      .execute()
    for (const { table_id, last } of rows) lengths.set(table_id, last + 1)
  }
  return lengths
}

const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / rowsAtOnce) }, (_, i) =>
    all.slice(i * rowsAtOnce, (i + 1) * rowsAtOnce),
  )

/** A row of a settled hand in the form of the database. */
export const toSql = (table: string, hand: number, row: PlayedRow): Insertable<Schema['played']> => ({
  person: row.person,
  table_id: table,
  hand,
  chair: row.chair,
  at: row.at,
  game: row.game,
  kind: row.kind,
  took: Number(row.took),
  own: Number(row.own),
  won: row.won === null ? null : Number(row.won),
  score: row.score,
  ended: row.shown.final === null ? 0 : 1,
  shown: JSON.stringify(row.shown),
})
