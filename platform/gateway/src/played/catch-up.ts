/** Makes missing rows: for hands that were settled before rows existed, or whose rows are of an older version. */
import type { Plugin } from '@stolik/core'
import { logFailure, type Log, Away } from '../base/failure.js'
import type { Store } from '../store/store.js'
import type { Logged } from '../table/entry.js'
import { replayLog, advance } from '../table/replayed.js'
import { BadLog } from '../table/fold.js'
import { indexVersion, playedRows } from '../table/played-row.js'
import type { IndexedHand, PlayedStore } from './store.js'

export interface CatchUpDeps {
  readonly store: Pick<Store, 'log'>
  readonly played: PlayedStore
  readonly plugins: ReadonlyMap<string, Plugin>
  readonly log: Log
}

/** The settled hands of a log with their rows; null if their rules are not installed or the log cannot be replayed. */
export function handsOf(
  plugins: CatchUpDeps['plugins'],
  log: readonly Logged[],
): readonly IndexedHand[] | null {
  const [first, ...rest] = log
  const plugin = first?.entry.kind === 'open' ? plugins.get(first.entry.game) : undefined
  // A shortened log cannot be replayed.
  if (first === undefined || plugin === undefined || rest.at(-1)?.entry.kind === 'shorten') return null
  const hands: IndexedHand[] = []
  try {
    let replayed = replayLog(plugin, [first])
    for (const logged of rest) {
      replayed = advance(replayed, logged)
      const hand = hands.length
      if (replayed.state.settled.length > hand)
        hands.push({ hand, rows: playedRows(replayed.state, logged.at) })
    }
    return hands
  } catch (error) {
    if (error instanceof BadLog) return null
    throw error
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
        await played.index(table, indexVersion, handsOf(plugins, await store.log(table)))
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
