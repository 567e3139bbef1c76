/** Runs the statements of one worker on the hub's only connection. A transaction ends with its worker. */
import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../migrations.js'
import type { Durably } from '../sql.js'
import type { Rows } from './ports.js'

interface Open {
  readonly trx: Transaction<Schema>
  readonly commit: () => void
  readonly rollback: (why: Error) => void
  /** Settles once the transaction has ended. */
  readonly done: () => Promise<unknown>
}

class RolledBack extends Error {}

export interface Transactions {
  query(sql: string, parameters: readonly unknown[], transaction: number | undefined): Promise<Rows>
  begin(transaction: number, isDurable: boolean): Promise<void>
  commit(transaction: number): Promise<void>
  rollback(transaction: number): Promise<void>
  /** The worker is gone: rolls back what it has begun, and begins nothing more. */
  lost(): void
}

export function transactions(db: Kysely<Schema>, durably: Durably): Transactions {
  const all = new Map<number, Open>()
  let isLost = false

  const opened = (n: number): Open => {
    const open = all.get(n)
    if (open === undefined) throw new Error('this transaction has ended')
    return open
  }
  return {
    query: async (sql, parameters, n) => {
      const on = n === undefined ? db : opened(n).trx
      return on.executeQuery(CompiledQuery.raw(sql, [...parameters]))
    },
    begin: (n, isDurable) =>
      new Promise((begun, failed) => {
        const work = (trx: Transaction<Schema>): Promise<void> =>
          new Promise((commit, rollback) => {
            if (isLost) return rollback(new RolledBack())
            all.set(n, { trx, commit, rollback, done: () => done })
            begun()
          })
        const done = (isDurable ? durably(work) : db.transaction().execute(work)).finally(() => all.delete(n))
        done.catch(failed)
      }),
    commit: async (n) => {
      const { commit, done } = opened(n)
      commit()
      await done()
    },
    rollback: async (n) => {
      const { rollback, done } = opened(n)
      rollback(new RolledBack())
      await done().catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error
      })
    },
    lost: () => {
      isLost = true
      for (const { rollback } of all.values()) rollback(new RolledBack())
    },
  }
}
