import type { Kysely } from 'kysely'
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
    // A sound end may not be in it any more; what is over after all is found when it is taken up.
    await trx.updateTable('tables').set({ over: 0 }).where('id', '=', table).execute()
  })
