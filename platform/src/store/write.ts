import type { Transaction } from 'kysely'
import type { Schema } from './migrations.js'
import type { Append } from './store.js'

/** A statement takes so many rows at most: SQLite counts its parameters. */
const rowsAtOnce = 2_000

/** Writes what is not stale of a group, within its transaction, in few statements. */
export async function write(
  trx: Transaction<Schema>,
  group: readonly Append[],
): Promise<readonly ('done' | 'stale')[]> {
  const lengths = await logLengths(trx, [...new Set(group.map(({ table }) => table))])
  const tables = new Map<string, Schema['tables']>()
  const entries: Schema['entries'][] = []
  const records: Schema['records'][] = []
  const answers = group.map((append) => {
    const { table, expected, over } = append
    if ((lengths.get(table) ?? 0) !== expected) return 'stale'
    lengths.set(table, expected + append.entries.length)
    tables.set(table, { id: table, over: over ? 1 : 0 })
    for (const [i, { at, entry }] of append.entries.entries())
      entries.push({ table_id: table, seq: expected + i, at, entry: JSON.stringify(entry) })
    for (const { hand, text } of append.records) records.push({ table_id: table, hand, text })
    return 'done'
  })
  for (const rows of chunks([...tables.values()]))
    await trx
      .insertInto('tables')
      .values(rows)
      .onConflict((c) => c.column('id').doUpdateSet((e) => ({ over: e.ref('excluded.over') })))
      .execute()
  for (const rows of chunks(entries)) await trx.insertInto('entries').values(rows).execute()
  for (const rows of chunks(records)) await trx.insertInto('records').values(rows).execute()
  return answers
}

async function logLengths(trx: Transaction<Schema>, ids: readonly string[]): Promise<Map<string, number>> {
  const lengths = new Map<string, number>()
  for (const some of chunks(ids)) {
    const rows = await trx
      .selectFrom('entries')
      .select((e) => ['table_id', e.fn.countAll<number>().as('length')])
      .where('table_id', 'in', some)
      .groupBy('table_id')
      .execute()
    for (const row of rows) lengths.set(row.table_id, row.length)
  }
  return lengths
}

const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / rowsAtOnce) }, (_, i) =>
    all.slice(i * rowsAtOnce, (i + 1) * rowsAtOnce),
  )
