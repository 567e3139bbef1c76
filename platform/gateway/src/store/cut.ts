import type { Kysely } from 'kysely'
import { keysIn } from './kept-names.js'
import type { Logged } from '@stolik/tournament/model/entry'
import { appendOnly, changeable } from './append-only.js'
import type { Schema } from './migrations.js'

/** Keeps of a table what its first entries say, for good: the entries after them go, and the hands that only those had. */
export const cut = (
  db: Kysely<Schema>,
  table: string,
  { length, hands }: { readonly length: number; readonly hands: number },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx.deleteFrom('played').where('table_id', '=', table).where('hand', '>=', hands).execute()
    await trx.deleteFrom('records').where('table_id', '=', table).where('hand', '>=', hands).execute()
    await trx.deleteFrom('entries').where('table_id', '=', table).where('seq', '>=', length).execute()
    // A sound end may not be in it any more; what is over after all is found when it is taken up. Of nothing no table is made.
    await trx
      .updateTable('tables')
      .set({ over: length === 0 ? 1 : 0 })
      .where('id', '=', table)
      .execute()
  })

/** Keeps of an event what its first entries say, for good; one of which nothing can be read goes as a whole. */
export const cutEvent = (
  db: Kysely<Schema>,
  event: string,
  { length, ended }: { readonly length: number; readonly ended: number | null },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const kept = await trx
      .selectFrom('event_entries')
      .select('entry')
      .where('event_id', '=', event)
      .where('seq', '<', length)
      .execute()
    const keys = new Set(kept.flatMap(({ entry }) => keysIn(JSON.parse(entry) as Logged)))
    const names = await trx.selectFrom('event_names').select('key').where('event_id', '=', event).execute()
    for (const { key } of names)
      if (!keys.has(key))
        await trx.deleteFrom('event_names').where('event_id', '=', event).where('key', '=', key).execute()
    await changeable(trx, 'event_entries')
    await trx.deleteFrom('event_entries').where('event_id', '=', event).where('seq', '>=', length).execute()
    await appendOnly(trx, 'event_entries')
    if (length === 0) await trx.deleteFrom('events').where('id', '=', event).execute()
    else {
      const over = ended === null ? 0 : 1
      await trx.updateTable('events').set({ over, ended }).where('id', '=', event).execute()
    }
  })
