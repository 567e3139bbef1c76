/** How hands of 0.1 are settled, in SQL, stored separately from the logs. */
import { lacksSettlements, type LaterSettlements } from '@stolik/event/decide/settle-later'
import type { Logged, Settlements } from '@stolik/event/model/entry'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../store/migrations.js'
import { chunks } from '../../store/sql-log.js'

/** Adds them to the entries of a log from entry `from` on. */
export async function readSettlements(
  db: Kysely<Schema>,
  event: string,
  from: number,
  entries: readonly Logged[],
): Promise<readonly Logged[]> {
  if (!entries.some(lacksSettlements)) return entries
  const rows = await db
    .selectFrom('event_settlements')
    .select(['seq', 'settlements'])
    .where('event_id', '=', event)
    .where('seq', '>=', from)
    .execute()
  const later = new Map(rows.map(({ seq, settlements }) => [seq, settlements]))
  return entries.map((entry, i) => {
    const text = lacksSettlements(entry) ? later.get(from + i) : undefined
    return text === undefined ? entry : { ...entry, settlements: JSON.parse(text) as Settlements }
  })
}

export async function writeSettlements(
  trx: Transaction<Schema>,
  event: string,
  later: readonly LaterSettlements[],
): Promise<void> {
  const rows = later.map(({ seq, settlements }) => ({
    event_id: event,
    seq,
    settlements: JSON.stringify(settlements),
  }))
  for (const some of chunks(rows))
    await trx
      .insertInto('event_settlements')
      .values(some)
      // Another process may have been first.
      .onConflict((c) => c.doNothing())
      .execute()
  await trx
    .updateTable('events')
    .set((e) => ({ settled: e.ref('over') }))
    .where('id', '=', event)
    .execute()
}
