/** Logs of events and of leagues in SQL that both SQLite and PostgreSQL understand. */
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './migrations.js'
import type { Durably } from './sql.js'

/** The most rows per statement: databases limit its parameters. */
export const rowsAtOnce = 500

export const chunks = <T>(all: readonly T[], size = rowsAtOnce): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))

class Stale extends Error {}

interface LogAppend {
  /** Whose log it is. */
  readonly id: string
  /** The length that the log must have now. */
  readonly expected: number
  /** Writes the row of the event or league, and so locks it: other processes that append to its log must wait. */
  readonly lock: (trx: Transaction<Schema>) => Promise<unknown>
  /** The entries as they are stored. Called once it is certain that they are appended, unless the transaction fails. */
  readonly entries: (trx: Transaction<Schema>) => Promise<readonly { readonly at: number }[]>
}

export function sqlLog(
  db: Kysely<Schema>,
  of: 'event' | 'league',
  durably: Durably = (work) => db.transaction().execute(work),
) {
  // Both tables have the same columns.
  const table = `${of}_entries` as 'event_entries'
  const id = `${of}_id` as 'event_id'
  return {
    /** The log in order from entry `from`. */
    read: (log: string, from = 0) =>
      db
        .selectFrom(table)
        .select(['at', 'entry'])
        .where(id, '=', log)
        .where('seq', '>=', from)
        .orderBy('seq')
        .execute(),
    /**
     * Appends, and never changes or removes what is there (PT 7.4.4). Resolves once it is durable. `stale`: the log has another
     * length, and nothing was written.
     * @throws if it was not written, or if that is unknown.
     */
    append: async ({ id: log, expected, lock, entries }: LogAppend): Promise<'done' | 'stale'> => {
      try {
        await durably(async (trx) => {
          await lock(trx)
          // The last seq is found by the key; counting all entries takes longer with each one.
          const { last } = await trx
            .selectFrom(table)
            .select((e) => e.fn.max<number | null>('seq').as('last'))
            .where(id, '=', log)
            .executeTakeFirstOrThrow()
          if ((last ?? -1) + 1 !== expected) throw new Stale()
          const rows = (await entries(trx)).map(({ at, ...entry }, i) => ({
            [id]: log,
            seq: expected + i,
            at,
            entry: JSON.stringify(entry),
          }))
          for (const some of chunks(rows)) await trx.insertInto(table).values(some).execute()
        })
        return 'done'
      } catch (error) {
        if (error instanceof Stale) return 'stale'
        throw error
      }
    },
  }
}
