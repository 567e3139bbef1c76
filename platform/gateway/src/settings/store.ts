/** Settings, setup codes, and requests for the right to announce, in SQL that works on both SQLite and PostgreSQL. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { changesOne, countOf, run } from '../store/query.js'
import { undecided, type Settings } from './settings.js'

export interface Decided {
  /** Counts the changes, from 1. */
  readonly version: number
  readonly settings: Settings
}

export type RequestStatus = 'WAITING' | 'GRANTED' | 'REFUSED'

/** A request for the right to announce events. Each account has at most one: its latest. */
export interface RightRequest {
  readonly account: string
  readonly reason: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly status: RequestStatus
  /** The person who decided it, and when; null while it waits. */
  readonly by: string | null
  readonly decided: number | null
}

/** The id of the only row. */
const id = 1

export type SettingsStore = ReturnType<typeof sqlSettings>

/** All functions throw when the database cannot be reached. */
export function sqlSettings(db: Kysely<Schema>) {
  const requests = db
    .selectFrom('right_requests')
    .select(['account', 'reason', 'at', 'status', 'decided_by as by', 'decided'])
    .$narrowType<{ status: RequestStatus }>()
  return {
    /** The current settings if they are newer than the given version. */
    newer: async (than: number): Promise<Decided | undefined> => {
      const all = db.selectFrom('settings').select(['version', 'document'])
      const row = await all.where('version', '>', than).executeTakeFirst()
      if (row === undefined) return undefined
      // An older document lacks fields that a later version of Stolik added.
      const settings = { ...undecided, ...(JSON.parse(row.document) as Partial<Settings>) }
      return { version: row.version, settings }
    },
    /** Replaces version `after`; 0: nothing was decided before. False: another change came first, and nothing was written. */
    write: (after: number, settings: Settings): Promise<boolean> => {
      const document = JSON.stringify(settings)
      const first = db.insertInto('settings').values({ id, version: 1, document })
      const next = db.updateTable('settings').set({ version: after + 1, document })
      return changesOne(
        after === 0 ? first.onConflict((c) => c.doNothing()) : next.where('version', '=', after),
      )
    },
    /** Stores the HMAC of a code. */
    addCode: (hash: string, at: number): Promise<void> =>
      run(db.insertInto('setup_codes').values({ hash, at })),
    codes: async (): Promise<readonly string[]> =>
      (await db.selectFrom('setup_codes').select('hash').execute()).map(({ hash }) => hash),
    /** Uses up a code; false if it does not exist. If two try at once, one wins. */
    takeCode: (hash: string): Promise<boolean> =>
      changesOne(db.deleteFrom('setup_codes').where('hash', '=', hash)),
    /** Deletes codes created before a time. */
    dropCodes: (before: number): Promise<void> => run(db.deleteFrom('setup_codes').where('at', '<', before)),
    request: (account: string): Promise<RightRequest | undefined> =>
      requests.where('account', '=', account).executeTakeFirst(),
    /** Replaces the account's earlier request. */
    ask: (account: string, reason: string, at: number): Promise<void> => {
      const request = { reason, at, status: 'WAITING', decided_by: null, decided: null }
      const insert = db.insertInto('right_requests').values({ account, ...request })
      return run(insert.onConflict((c) => c.column('account').doUpdateSet(request)))
    },
    /** The requests that wait, oldest first, limited to `most`. */
    waiting: (most: number): Promise<readonly RightRequest[]> =>
      requests.where('status', '=', 'WAITING').orderBy('at').orderBy('account').limit(most).execute(),
    countWaiting: (): Promise<number> =>
      countOf(db.selectFrom('right_requests').where('status', '=', 'WAITING')),
    /** False: it no longer waits. If two decide at once, one wins. */
    decide: (
      account: string,
      status: Exclude<RequestStatus, 'WAITING'>,
      by: string,
      at: number,
    ): Promise<boolean> =>
      changesOne(
        db
          .updateTable('right_requests')
          .set({ status, decided_by: by, decided: at })
          .where('account', '=', account)
          .where('status', '=', 'WAITING'),
      ),
  }
}
