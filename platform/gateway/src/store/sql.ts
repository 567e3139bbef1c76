/** The store in SQL that both SQLite and PostgreSQL understand. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Entry } from '../table/entry.js'
import type { Migrated } from './migrate.js'
import type { Schema } from './migrations.js'
import type { Append, Appended, Store } from './store.js'
import type { Tenure } from './tenure.js'
import type { Writer } from './write.js'

/** An open database: its store, and direct access for other data. */
export interface SqlData {
  readonly store: Store
  readonly db: Kysely<Schema>
  readonly tenure: Tenure
  readonly migrated: Migrated
  /**
   * Writes the whole current database into one file, while it is in use; undefined: the database server has better means.
   */
  readonly backup?: (file: string) => Promise<void>
  /**
   * Keeps the file unchanged while the store is in use, until the returned function is called; undefined: there is no file.
   */
  readonly freeze?: () => Promise<() => Promise<void>>
  /** Removes all copies of deleted data from the files; undefined: the database server does so in its own time. */
  readonly scrub?: () => Promise<void>
  /**
   * A transaction that is durable when it resolves, without the event loop waiting for the disk; undefined: every
   * transaction is.
   */
  readonly durably?: Durably
}

/** What opening a database waits for: another process that is starting, a migration, or nothing any more. */
export type Opening = 'WAITING' | 'MIGRATING' | 'STARTING'

/**
 * Does all of the work in one transaction, or nothing.
 * @throws if nothing was written, or if that is unknown.
 */
export type Durably = <T>(work: (trx: Transaction<Schema>) => Promise<T>) => Promise<T>

export interface SqlDeps {
  readonly db: Kysely<Schema>
  readonly writer: Writer
  /** Whether a failed transaction should be retried because another process interfered. */
  readonly collided: (error: unknown) => boolean
  /** Closes the database. */
  readonly close: () => Promise<void>
}

interface Waiting {
  readonly append: Append
  readonly done: (answer: Appended) => void
  readonly failed: (error: unknown) => void
}

/**
 * Commits together what is appended in the same turn of the event loop or during a running commit. It is acknowledged after
 * the commit is durable: one sync for all.
 */
export function sqlStore({ db, writer, collided, close }: SqlDeps): Store {
  let waiting: Waiting[] = []
  let flushing: Promise<void> | null = null
  /** The running commit. It may be visible before it is durable, so readers wait for it. */
  let underWay: Promise<void> | null = null

  const commit = async (group: readonly Waiting[], tries: number): Promise<void> => {
    try {
      const answers = await writer.write(group.map(({ append }) => append))
      group.forEach(({ done }, i) => done(answers[i] ?? 'stale'))
    } catch (error) {
      // The database must be asked whether it was written after all.
      writer.forget(group.map(({ append }) => append.table))
      if (collided(error) && tries > 0) return commit(group, tries - 1)
      // Retries one by one, so that an append that fails does not block the others.
      if (collided(error) && group.length > 1) {
        for (const one of group) await commit([one], 1)
        return
      }
      for (const { failed } of group) failed(error)
    }
  }

  const flush = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      await (underWay = commit(group, 3))
    }
    underWay = null
    flushing = null
  }

  return {
    append: (append) =>
      new Promise((done, failed) => {
        waiting.push({ append, done, failed })
        flushing ??= flush()
      }),
    log: async (table, from = 0) => {
      await underWay
      const rows = await db
        .selectFrom('entries')
        .select(['at', 'entry'])
        .where('table_id', '=', table)
        .where('seq', '>=', from)
        .orderBy('seq')
        .execute()
      return rows.map(({ at, entry }) => ({ at, entry: JSON.parse(entry) as Entry }))
    },
    live: async () => {
      // A literal, so that SQLite can use the index of the few live tables among all ever played.
      const rows = await db.selectFrom('tables').select('id').where('over', '=', sql.lit(0)).execute()
      return rows.map((row) => row.id)
    },
    record: async (table, hand) => {
      await underWay
      const query = db.selectFrom('records').select('text')
      const row = await query.where('table_id', '=', table).where('hand', '=', hand).executeTakeFirst()
      return row?.text
    },
    close: async () => {
      await flushing
      await close()
    },
  }
}
