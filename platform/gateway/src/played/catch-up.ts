/**
 * Makes missing rows: for hands that were settled before rows existed, or whose rows are of an older version. Where a log of 0.1 does
 * not say to what its hands were settled, that is added, so that they stay so under any later rules.
 */
import { isBad, readFirstRecord, type Plugin } from '@stolik/core'
import { logFailure, type Log, Away } from '../base/failure.js'
import type { Store } from '../store/store.js'
import type { Logged } from '../table/entry.js'
import { replayLog, advance } from '../table/replayed.js'
import { BadLog } from '../table/bad-log.js'
import { indexVersion, playedRows } from '../table/played-row.js'
import { pinnedLater } from '../table/pinned.js'
import type { IndexedHand, Pinned } from './store.js'
import type { PlayedStore } from './sql.js'

export interface CatchUpDeps {
  readonly store: Pick<Store, 'log' | 'record'>
  readonly played: PlayedStore
  readonly plugins: ReadonlyMap<string, Plugin>
  readonly log: Log
}

export interface Caught {
  readonly hands: readonly IndexedHand[]
  readonly pinned: readonly Pinned[]
}

/** The settled hands of a log with their rows, and what its entries lack; null if their rules are not installed or the log cannot be replayed. */
export function handsOf(plugins: CatchUpDeps['plugins'], log: readonly Logged[]): Caught | null {
  const [first, ...rest] = log
  const plugin = first?.entry.kind === 'open' ? plugins.get(first.entry.game) : undefined
  // A shortened log cannot be replayed.
  if (first === undefined || plugin === undefined || rest.at(-1)?.entry.kind === 'shorten') return null
  const hands: IndexedHand[] = []
  const pinned: Pinned[] = []
  try {
    let replayed = replayLog(plugin, [first])
    for (const [n, logged] of rest.entries()) {
      replayed = advance(replayed, logged)
      const entry = pinnedLater(logged.entry, replayed.state)
      if (entry !== undefined) pinned.push({ seq: n + 1, entry })
      const hand = hands.length
      if (replayed.state.settled.length > hand)
        hands.push({ hand, rows: playedRows(replayed.state, logged.at) })
    }
    return { hands, pinned }
  } catch (error) {
    if (error instanceof BadLog) return null
    throw error
  }
}

/**
 * A hand that was settled by another version may have ended otherwise than it does by the rules of now.
 * @throws if it scored otherwise; nothing of its table is changed then
 */
async function compareWithRecords(
  store: CatchUpDeps['store'],
  table: string,
  pinned: readonly Pinned[],
): Promise<void> {
  let hand = 0
  for (const { entry } of pinned) {
    if (entry.kind !== 'move') continue
    const read = readFirstRecord((await store.record(table, hand)) ?? '')
    const scores = read === undefined || isBad(read) ? undefined : read.record.scores
    if (scores !== undefined && String(scores) !== String(entry.ended?.settlement.scores))
      throw new Error(`hand ${hand} was settled to ${String(scores)}`)
    hand += 1
  }
}

/** Works table by table in the background. What fails is tried again on the next run. */
export function catchUp({ store, played, plugins, log }: CatchUpDeps) {
  let stopped = false
  let running: Promise<void> | null = null

  const run = async (): Promise<void> => {
    const failed: string[] = []
    for (;;) {
      const table = stopped ? undefined : await played.behind(indexVersion, failed)
      if (table === undefined) return
      try {
        const caught = handsOf(plugins, await store.log(table))
        await compareWithRecords(store, table, caught?.pinned ?? [])
        await played.index(table, indexVersion, caught?.hands ?? null, caught?.pinned)
      } catch (error) {
        if (error instanceof Away) return
        logFailure(log, `hands of table ${table} could not be listed`, error)
        // Skips it, so that one bad log does not block the others. Stops after too many, so that an unreachable database does
        // not keep this loop busy.
        failed.push(table)
        if (failed.length === mostFailures) return
      }
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  return {
    /** Does what there is to do. Further calls meanwhile share the same run. */
    run: (): Promise<void> => {
      running ??= run()
        .catch((error: unknown) => logFailure(log, 'hands could not be listed', error))
        .finally(() => (running = null))
      return running
    },
    stop: async (): Promise<void> => {
      stopped = true
      await running
    },
  }
}

const mostFailures = 20
