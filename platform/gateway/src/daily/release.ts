/** Lets everybody look at the tables of days that are over, and forgets old days. Every process may do it. */
import { logFailure, type Log } from '../base/failure.js'
import type { Time } from '../base/time.js'
import type { Tables } from '../live/tables.js'
import { today } from './deals.js'
import type { DailyStore } from './store.js'

/** How often it is looked whether a day has ended, and how many tables are opened to everybody at a time. */
const every = 60_000
const most = 1_000

/** For how long the results of a day are kept. */
export const keptDays = 60
const aDay = 24 * 60 * 60_000

export interface ReleasingDeps {
  readonly store: DailyStore
  readonly tables: Pick<Tables, 'find'>
  readonly time: Time
  readonly log: Log
}

export function releasing({ store, tables, time, log }: ReleasingDeps): { stop(): Promise<void> } {
  let isStopped = false
  const goesOn = (): boolean => !isStopped
  let work: Promise<void> = Promise.resolve()
  let cancel = time.after(every, look)

  /** What cannot be reached now is tried again in a minute. */
  const release = async (id: string): Promise<void> => {
    const table = await tables.find(id)
    if (table === 'UNAVAILABLE') return
    const refused = await table?.act((state) => (state.isReleased ? [] : [{ kind: 'release' }]))
    if (refused === undefined) await store.released(id)
  }
  const all = async (): Promise<void> => {
    const now = time.now()
    for (const id of await store.closed(today(now), most)) if (goesOn()) await release(id)
    if (goesOn()) await store.tidy(today(now - keptDays * aDay))
  }
  function look(): void {
    work = all()
      .catch((error: unknown) => logFailure(log, 'tables of a past day could not be opened', error))
      .then(() => {
        if (goesOn()) cancel = time.after(every, look)
      })
  }
  return {
    stop: async () => {
      isStopped = true
      cancel()
      await work
    },
  }
}
