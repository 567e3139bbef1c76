import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { undecided, type Settings } from './settings.js'
import type { RequestStatus, RightRequest, SettingsStore } from './store.js'

/** The id of the only row. */
const id = 1

/** Settings in SQL that both SQLite and PostgreSQL understand. */
export const sqlSettings = (db: Kysely<Schema>): SettingsStore => ({
  newer: async (than) => {
    const row = await db
      .selectFrom('settings')
      .select(['version', 'document'])
      .where('version', '>', than)
      .executeTakeFirst()
    if (row === undefined) return undefined
    // An older document lacks fields that a later version of Stolik added.
    const settings = { ...undecided, ...(JSON.parse(row.document) as Partial<Settings>) }
    return { version: row.version, settings }
  },
  write: async (after, settings) => {
    const document = JSON.stringify(settings)
    const row =
      after === 0
        ? await db
            .insertInto('settings')
            .values({ id, version: 1, document })
            .onConflict((c) => c.doNothing())
            .returning('version')
            .executeTakeFirst()
        : await db
            .updateTable('settings')
            .set({ version: after + 1, document })
            .where('version', '=', after)
            .returning('version')
            .executeTakeFirst()
    return row !== undefined
  },
  addCode: async (hash, at) => {
    await db.insertInto('setup_codes').values({ hash, at }).execute()
  },
  codes: async () => (await db.selectFrom('setup_codes').select('hash').execute()).map(({ hash }) => hash),
  takeCode: async (hash) => {
    const row = await db
      .deleteFrom('setup_codes')
      .where('hash', '=', hash)
      .returning('hash')
      .executeTakeFirst()
    return row !== undefined
  },
  dropCodes: async (before) => {
    await db.deleteFrom('setup_codes').where('at', '<', before).execute()
  },
  request: async (account) => {
    const row = await db
      .selectFrom('right_requests')
      .selectAll()
      .where('account', '=', account)
      .executeTakeFirst()
    return row && requestOf(row)
  },
  ask: async (account, reason, at) => {
    const request = { reason, at, status: 'WAITING', decided_by: null, decided: null }
    await db
      .insertInto('right_requests')
      .values({ account, ...request })
      .onConflict((c) => c.column('account').doUpdateSet(request))
      .execute()
  },
  waiting: async (most) => {
    const rows = await db
      .selectFrom('right_requests')
      .selectAll()
      .where('status', '=', 'WAITING')
      .orderBy('at')
      .orderBy('account')
      .limit(most)
      .execute()
    return rows.map(requestOf)
  },
  countWaiting: async () => {
    const row = await db
      .selectFrom('right_requests')
      .select((e) => e.fn.countAll().as('n'))
      .where('status', '=', 'WAITING')
      .executeTakeFirst()
    return Number(row?.n ?? 0)
  },
  decide: async (account, status, by, at) => {
    const row = await db
      .updateTable('right_requests')
      .set({ status, decided_by: by, decided: at })
      .where('account', '=', account)
      .where('status', '=', 'WAITING')
      .returning('account')
      .executeTakeFirst()
    return row !== undefined
  },
})

const requestOf = (row: Selectable<Schema['right_requests']>): RightRequest => ({
  account: row.account,
  reason: row.reason,
  at: Number(row.at),
  status: row.status as RequestStatus,
  by: row.decided_by,
  decided: row.decided === null ? null : Number(row.decided),
})
