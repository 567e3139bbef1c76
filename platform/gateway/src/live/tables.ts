/**
 * The tables of this process. They are opened, loaded when requested or to be driven, and unloaded when nobody needs them.
 */
import type { Logged } from '../table/entry.js'
import { loadedTables, type Found, type TablesDeps } from './loaded-tables.js'
import type { Home } from '../store/cluster.js'
import { opening, type Opening } from './opening.js'
import { reviveBy, type Revived } from '../table/revive.js'
import type { Row } from '../table/row.js'
import { startSweeping } from './sweep.js'

export interface Tables extends Opening {
  find(id: string): Promise<Found>
  /** Removes what these people said, even at tables that they have left. @throws Away */
  forgetRemarks(people: readonly string[]): Promise<void>
  /** All unfinished tables, whichever process drives them. */
  rows(): readonly Row[]
  /** Bots with a move due at the tables that this process drives. */
  botsWaiting(): number
  stop(): Promise<void>
}

/** The form of an id. Nothing else is looked up or subscribed to. */
export const isTableId = (text: string): boolean => /^[2-9a-hjkmnp-z]{8}$/.test(text)

/** If nobody drove a table for longer than this, its clocks start anew. */
const pause = 3_000

/** Loads every unfinished table that no other process drives. */
export async function openTables(deps: TablesDeps): Promise<Tables> {
  const { store, time, cluster, entropy } = deps
  const plugins = new Map(deps.games.map(({ plugin }) => [plugin.id, plugin]))
  const atHand = loadedTables(deps, plugins)
  const { find } = atHand
  const revived = (log: readonly Logged[], older: boolean): Revived | undefined =>
    reviveBy(plugins, log, time.now(), () => entropy.sealed(), older)

  const home: Home = {
    takeOver: async (id, claim, away) => {
      // Loaded before it is claimed: a table whose rules are not installed here is left to another process.
      const table = await find(id)
      if (table === undefined || table === 'UNAVAILABLE' || table.isDriven()) return
      const fence = await claim()
      if (fence === undefined) return
      await table.catchUp()
      if (away > pause) await table.resume(fence)
      table.drive(fence)
    },
    back: (away) => {
      for (const table of atHand.all()) table.back(away > pause)
    },
    revive: (log) => revived(log, cluster.restored),
    rowsChanged: () => deps.changed(),
    isDriven: (id) => atHand.get(id)?.isDriven() === true,
    archiveAgain: async (id) => atHand.get(id)?.archiveAgain(),
  }

  /** Appends to a table's log that some of its play is lost. */
  const reviveHere = async (id: string): Promise<void> => {
    const log = await store.log(id)
    const entries = revived(log, true)?.more
    if (entries === undefined) return
    const over = entries.some(({ entry }) => entry.kind === 'close')
    if ((await store.append({ table: id, expected: log.length, entries, over, records: [] })) === 'done')
      deps.counted.restored()
  }

  // Setting a clock must not cost anybody time, so all clocks start anew.
  const unhear = time.leaps?.((by) => {
    for (const table of atHand.all()) table.leapt(by)
  })
  await cluster.start(home, deps.log)
  if (cluster.alone)
    for (const id of await store.live()) {
      if (cluster.restored) await reviveHere(id)
      await home.takeOver(id, () => cluster.claim(id), 0)
    }
  const cancelSweep = startSweeping({ ...deps, atHand })

  return {
    ...opening(deps, atHand),
    find: async (id) => (isTableId(id) ? find(id) : undefined),
    forgetRemarks: async (people) => {
      await cluster.forgetRemarks(people)
      for (const table of atHand.all()) table.talk.forget(people)
    },
    rows: () => (cluster.alone ? atHand.all().flatMap((table) => table.row() ?? []) : [...cluster.rows()]),
    botsWaiting: () => {
      const now = time.now()
      return atHand.all().filter((table) => {
        const next = table.isDriven() ? table.due() : null
        return next?.what === 'bot' && next.at <= now
      }).length
    },
    stop: async () => {
      cancelSweep()
      unhear?.()
      await Promise.all(atHand.all().map((table) => table.stop()))
      await cluster.leave()
    },
  }
}
