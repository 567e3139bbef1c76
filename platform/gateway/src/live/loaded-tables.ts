/** The tables that this process has loaded. Each is loaded once, when it is requested. */
import type { Plugin } from '@stolik/core'
import type { Entropy } from '../base/entropy.js'
import { logFailure, type Log } from '../base/failure.js'
import type { Offer } from '../base/offer.js'
import type { Store } from '../store/store.js'
import type { Time } from '../base/time.js'
import type { Opened } from '../table/entry.js'
import { replayLog, runAnew, type Replayed } from '../table/replayed.js'
import type { Pace } from '../table/due.js'
import type { Counted, Cluster } from '../store/cluster.js'
import type { AutomationDeps } from './automation.js'
import { liveTable, type LiveTable } from './live.js'
import type { Fallback, Thinking } from '../thinking/thinking.js'

export interface TablesDeps {
  readonly games: readonly Offer[]
  readonly store: Store
  readonly time: Time
  readonly cluster: Cluster
  readonly entropy: Entropy
  readonly pace: Pace
  readonly log: Log
  readonly counted: Pick<Counted, 'restored'> & { readonly fellBack: (why: Fallback) => void }
  readonly thinking: Thinking
  readonly shuffleOfDay: AutomationDeps['shuffleOfDay']
  /** Called after every change of any table. */
  changed(): void
  /** Called when a rated table was opened here. */
  openedRated?(id: string, opened: Opened): void
}

/** A table; undefined if it does not exist. `UNAVAILABLE`: its rules are not installed, or its log cannot be read now. */
export type Found = LiveTable | 'UNAVAILABLE' | undefined

export type LoadedTables = ReturnType<typeof loadedTables>

export function loadedTables(deps: TablesDeps, plugins: ReadonlyMap<string, Plugin>) {
  const { store, time, cluster, entropy, log } = deps
  const tables = new Map<string, LiveTable>()
  const loading = new Map<string, Promise<Found>>()

  const takeUp = async (id: string, replayed: Replayed): Promise<LiveTable> => {
    const table = await liveTable(id, replayed, {
      ...deps,
      random: entropy.random,
      sealed: () => entropy.sealed(),
      fellBack: (why) => deps.counted.fellBack(why),
      gone: () => tables.delete(id),
    })
    tables.set(id, table)
    return table
  }
  const load = async (id: string): Promise<Found> => {
    try {
      const entries = await store.log(id)
      const opened = entries[0]?.entry
      if (opened === undefined) return undefined
      const plugin = opened.kind === 'open' ? plugins.get(opened.game) : undefined
      if (plugin === undefined) return 'UNAVAILABLE'
      const replayed = replayLog(plugin, entries)
      // If this is the only process, nobody could move while it was down, so the clocks start anew.
      const running = cluster.alone ? runAnew(replayed.state, time.now()) : replayed.running
      const table = await takeUp(id, { ...replayed, running })
      await table.catchUp()
      return table
    } catch (error) {
      logFailure(log, `table ${id} could not be loaded`, error)
      return 'UNAVAILABLE'
    }
  }
  const once = (id: string, make: () => Promise<Found>): Promise<Found> => {
    const begun = loading.get(id) ?? make().finally(() => loading.delete(id))
    loading.set(id, begun)
    return begun
  }
  return {
    all: (): readonly LiveTable[] => [...tables.values()],
    /** A table that is loaded. */
    get: (id: string): LiveTable | undefined => tables.get(id),
    takeUp,
    /** Loads it even if it is loaded already. */
    load,
    find: (id: string): Promise<Found> => {
      const known = tables.get(id)
      return known === undefined ? once(id, () => load(id)) : Promise.resolve(known)
    },
    /** Makes or loads a table once, however many requests come meanwhile. */
    once,
    letGo: (table: LiveTable): void => {
      tables.delete(table.id)
      void table.stop()
    },
  }
}
