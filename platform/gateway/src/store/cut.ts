import type { Kysely } from 'kysely'
import { keysIn } from './separate-names.js'
import type { Logged } from '@stolik/event/model/entry'
import { appendOnly, changeable } from './append-only.js'
import type { Schema } from './migrations.js'

/** Cuts a table's log to its first entries, permanently. Removes later entries and the hands that only they contain. */
export const cut = (
  db: Kysely<Schema>,
  table: string,
  { length, hands }: { readonly length: number; readonly hands: number },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx.deleteFrom('played').where('table_id', '=', table).where('hand', '>=', hands).execute()
    await trx.deleteFrom('records').where('table_id', '=', table).where('hand', '>=', hands).execute()
    await trx.deleteFrom('fairness_hands').where('table_id', '=', table).where('hand', '>=', hands).execute()
    await trx.deleteFrom('entries').where('table_id', '=', table).where('seq', '>=', length).execute()
    // The entry that ended the table may have been cut off. If the table is over after all, that is found when it is
    // loaded. A table with an empty log is not loaded at all.
    await trx
      .updateTable('tables')
      .set({ over: length === 0 ? 1 : 0, examined: null })
      .where('id', '=', table)
      .execute()
  })

/** Cuts an event's log to its first entries, permanently. Deletes the event if no entry can be read. */
export const cutEvent = (
  db: Kysely<Schema>,
  event: string,
  { length, ended }: { readonly length: number; readonly ended: number | null },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const remaining = await trx
      .selectFrom('event_entries')
      .select('entry')
      .where('event_id', '=', event)
      .where('seq', '<', length)
      .execute()
    const keys = new Set(remaining.flatMap(({ entry }) => keysIn(JSON.parse(entry) as Logged)))
    const names = await trx.selectFrom('event_names').select('key').where('event_id', '=', event).execute()
    for (const { key } of names)
      if (!keys.has(key))
        await trx.deleteFrom('event_names').where('event_id', '=', event).where('key', '=', key).execute()
    for (const table of ['event_settlements', 'event_entries'] as const) {
      await changeable(trx, table)
      await trx.deleteFrom(table).where('event_id', '=', event).where('seq', '>=', length).execute()
      await appendOnly(trx, table)
    }
    if (length === 0) await trx.deleteFrom('events').where('id', '=', event).execute()
    else {
      const over = ended === null ? 0 : 1
      await trx.updateTable('events').set({ over, ended, settled: 0 }).where('id', '=', event).execute()
    }
  })

/** Cuts a league's log to its first entries, permanently. Deletes the league if no entry can be read. */
export const cutLeague = (
  db: Kysely<Schema>,
  league: string,
  { length }: { readonly length: number },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await changeable(trx, 'league_entries')
    await trx
      .deleteFrom('league_entries')
      .where('league_id', '=', league)
      .where('seq', '>=', length)
      .execute()
    await appendOnly(trx, 'league_entries')
    if (length === 0) await trx.deleteFrom('leagues').where('id', '=', league).execute()
  })
