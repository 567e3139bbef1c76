/** The hub's leases of tables. A lease ends with its worker, or with its table. */
import type { Ownerless } from './ports.js'

interface Deps {
  /** Milliseconds since an arbitrary moment. */
  readonly elapsed: () => number
  /** The tables that are not over when the hub starts. */
  readonly live: readonly string[]
  /** Whether they are older data, so that part of their play may be lost. */
  readonly restored: boolean
}

export function leases({ elapsed, live, restored }: Deps) {
  const held = new Map<string, { readonly worker: number; readonly fence: number }>()
  /** Tables without a holder: since when, and when they were last offered to a worker. */
  const since = new Map<
    string,
    { readonly at: number; readonly cause: Ownerless['cause']; offered: number }
  >()
  let last = 0
  const drop = (table: string, at: number, cause: Ownerless['cause']): void => {
    since.set(table, { at, cause, offered: -Infinity })
  }
  for (const table of live) drop(table, -Infinity, restored ? 'lost' : 'start')

  return {
    /** The number of the lease, higher than all before; undefined if another worker holds it. */
    claim: (table: string, worker: number): number | undefined => {
      const holder = held.get(table)
      if (holder !== undefined && holder.worker !== worker) return undefined
      since.delete(table)
      last += 1
      held.set(table, { worker, fence: last })
      return last
    },
    isHeld: (table: string, fence: number): boolean => held.get(table)?.fence === fence,
    /** Whether a worker holds it, or will. */
    isKnown: (table: string): boolean => held.has(table) || since.has(table),
    /** A table was opened. Whoever opened it claims it, unless they end before. */
    opened: (table: string): void => {
      if (!held.has(table)) since.set(table, { at: elapsed(), cause: 'worker', offered: elapsed() })
    },
    over: (table: string): void => {
      held.delete(table)
      since.delete(table)
    },
    /** A worker is gone. @param heard when it was last heard of */
    release: (worker: number, heard: number): void => {
      for (const [table, holder] of held) {
        if (holder.worker !== worker) continue
        held.delete(table)
        drop(table, heard, 'worker')
      }
    },
    /** The tables without a holder that were not offered to anybody within so many milliseconds. */
    due: (within: number): readonly string[] =>
      [...since].flatMap(([table, { offered }]) => (elapsed() - offered >= within ? [table] : [])),
    /** What a worker must know to take these tables over. */
    offer: (tables: readonly string[]): readonly Ownerless[] =>
      tables.flatMap((table) => {
        const one = since.get(table)
        if (one === undefined) return []
        one.offered = elapsed()
        return { table, away: elapsed() - one.at, cause: one.cause }
      }),
  }
}
