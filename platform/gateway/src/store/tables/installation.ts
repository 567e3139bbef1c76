/** The tables of an installation: its settings, order among people, rule sets, and the state of the database itself. */
import type { Kysely } from 'kysely'
import { bigint, integer, table, text, type RowsOf } from '../table.js'

export const installationTables = {
  /** One row; `document` is JSON. */
  settings: table({ since: '010', columns: { id: integer('key'), version: integer(), document: text() } }),
  /** HMACs of the setup codes that make the first owner. */
  setup_codes: table({ since: '010', columns: { hash: text('key'), at: bigint() } }),
  /** Requests for the right to announce events, one per account. */
  right_requests: table({
    since: '010',
    columns: {
      account: text('key', { to: 'accounts.id' }),
      reason: text(),
      at: bigint(),
      status: text(),
      decided_by: text('null'),
      decided: bigint('null'),
    },
    indexes: { waiting: ['status', 'at'] },
  }),
  reports: table({
    since: '009',
    columns: {
      id: text('key'),
      at: bigint(),
      table_id: text(),
      by_id: text(),
      by_name: text(),
      about_id: text(),
      about_name: text(),
      /** JSON. */
      lines: text(),
      done: bigint('null'),
      /** Why a player is reported without a remark. */
      reason: text('null', { since: '024' }),
      /**
       * The sender as a keyed hash; in older rows, the person's id. If there are too many, reports of the busiest sender are deleted
       * first.
       */
      source: text({ since: '032', fill: '' }),
    },
    indexes: { at: ['at'] },
  }),
  bans: table({
    since: '018',
    columns: {
      id: text('key'),
      kind: text(),
      of_whom: text(),
      name: text(),
      mute: integer(),
      at: bigint(),
      until: bigint(),
    },
    indexes: { until: ['until'] },
  }),
  /** Where guests have played from in the last day, as a keyed hash. */
  seen_guests: table({
    since: '029',
    columns: { person: text('key'), hash: text(), until: bigint() },
    indexes: { until: ['until'] },
  }),
  /** Names that were taken away. */
  taken_names: table({
    since: '021',
    columns: {
      person: text('key'),
      name: text(),
      chosen: integer(),
      taken: text(),
      at: bigint(),
      until: bigint(),
    },
    indexes: { until: ['until'] },
  }),
  /** The rule sets of clubs and the association: `profile` is the profile text; `place` counts those of an owner, and limits them. */
  rule_sets: table({
    since: '035',
    columns: {
      id: text('key'),
      owner: text(),
      place: integer(),
      game: text(),
      profile: text(),
      name: text(),
    },
    unique: { place: ['owner', 'place'], rules: ['owner', 'game', 'profile'] },
    indexes: { kept_as: ['game', 'profile'] },
  }),
  /** One row: the process or cluster that uses this database. */
  tenure: table({
    since: '025',
    columns: {
      id: integer('key'),
      /** Increased at every takeover. A process with a lower term may no longer write. */
      term: integer(),
      /**
       * A word that is also stored in the Redis of the processes that share the database; null if the last one worked without
       * Redis.
       */
      redis: text('null'),
      /** Where the database was located: a copy is located elsewhere. */
      place: text('null'),
      /** 1 in a backup that was written while play continued. */
      copied: integer(),
      /**
       * Where the data was moved, so that nobody continues here by mistake; empty while it is still arriving; null if it was not
       * moved.
       */
      moved: text('null', { since: '033' }),
    },
  }),
  /** One row. It tells an older gateway whether newer ones have only added to the database. */
  compatible: table({
    since: '030',
    columns: {
      id: integer('key'),
      /** The lowest database version that a gateway must know to use this database. */
      needs: integer(),
      /** The release that made the newest changes; null if none is recorded yet. */
      release: text('null'),
    },
  }),
  /**
   * One row. `at`: when a process last claimed a nightly run. `done`: when the last completed run began. `gone`: what it
   * deleted, as JSON.
   */
  retention: table({
    since: '031',
    columns: {
      id: integer('key'),
      at: bigint(),
      done: bigint('null', { since: '034' }),
      gone: text('null', { since: '034' }),
    },
  }),
  /** Attempted backups, both good and failed. */
  backups: table({
    since: '033',
    columns: {
      /** Milliseconds since 1970. */
      at: bigint('key'),
      file: text(),
      bytes: bigint(),
      /** Why it is not usable; null if it is good. */
      problem: text('null'),
    },
  }),
}

type Installation = Kysely<RowsOf<typeof installationTables>>

export const installationSteps = {
  '025': async (db: Installation) => {
    await db.insertInto('tenure').values({ id: 1, term: 0, redis: null, place: null, copied: 0 }).execute()
  },
  /**
   * Clears hashes from before they included the gateway's secret: anybody with a list of names could find the names behind
   * them.
   */
  '026': async (db: Installation) => {
    await db.updateTable('taken_names').set({ taken: '' }).execute()
  },
  '030': async (db: Installation) => {
    await db.insertInto('compatible').values({ id: 1, needs: 0, release: null }).execute()
  },
  '031': async (db: Installation) => {
    await db.insertInto('retention').values({ id: 1, at: 0 }).execute()
  },
  '032': async (db: Installation) => {
    await db
      .updateTable('reports')
      .set((c) => ({ source: c.ref('by_id') }))
      .execute()
  },
}
