/**
 * Closes days whose tables have ended, or whose deadline has passed; lets everybody look at the tables of closed days; closes weeks; and
 * forgets old days. Every process may do it.
 */
import { logFailure, type Log } from '../base/failure.js'
import type { Time } from '../base/time.js'
import type { Tables } from '../live/tables.js'
import { isOver } from '../table/state.js'
import { closesFrom, deadlineOf, today, type DayOf } from './deals.js'
import { closeWeeks } from './close-weeks.js'
import type { DailyStore } from './store.js'
import type { WeekStore } from './week-store.js'

/** How often it is looked whether a day can be closed, and how many tables are opened to everybody at a time. */
const every = 60_000
const most = 1_000

/** For how long the results of a day are kept. */
export const keptDays = 60
const aDay = 24 * 60 * 60_000

export interface ReleasingDeps {
  readonly store: DailyStore
  readonly weeks: WeekStore
  readonly tables: Pick<Tables, 'find' | 'rows'>
  readonly time: Time
  readonly log: Log
}

export function releasing({ store, weeks, tables, time, log }: ReleasingDeps): { stop(): Promise<void> } {
  let isStopped = false
  const goesOn = (): boolean => !isStopped
  let work: Promise<void> = Promise.resolve()
  let cancel = time.after(every, look)
  /** Tables of days that are not closed and that have ended: none begins again, so each is read once. */
  const ended = new Set<string>()

  /**
   * What cannot be reached now counts as in play. A table that was not opened has ended: whoever asks now gets the deals of the new day. If
   * it opens late all the same, it ends after its day was closed, and does not count.
   */
  const hasEnded = async (id: string): Promise<boolean> => {
    if (ended.has(id)) return true
    const table = await tables.find(id)
    if (table === 'UNAVAILABLE' || (table !== undefined && !isOver(table.state()))) return false
    ended.add(id)
    return true
  }
  const allEnded = async (of: DayOf): Promise<boolean> => {
    const all = await store.tables(of)
    // The lobby knows without reading any log which tables are in play. What it does not know is looked up.
    const inPlay = new Set(tables.rows().map(({ id }) => id))
    if (all.some((id) => inPlay.has(id))) return false
    for (const id of all) if (!goesOn() || !(await hasEnded(id))) return false
    return true
  }
  const close = async (of: DayOf): Promise<void> => {
    const [now, deadline] = [time.now(), deadlineOf(of.day)]
    if (now < closesFrom(of.day)) return
    if (now < deadline && !(await allEnded(of))) return
    await store.close(of, Math.min(now, deadline))
    for (const id of await store.tables(of)) ended.delete(id)
  }

  /** What cannot be reached now is tried again in a minute. */
  const release = async (id: string): Promise<void> => {
    const table = await tables.find(id)
    if (table === 'UNAVAILABLE') return
    const refused = await table?.act((state) => (state.isReleased ? [] : [{ kind: 'release' }]))
    if (refused === undefined) await store.released(id)
  }
  const all = async (): Promise<void> => {
    const now = time.now()
    for (const of of await store.unclosed(today(now))) if (goesOn()) await close(of)
    for (const id of await store.held(most)) if (goesOn()) await release(id)
    if (goesOn()) await closeWeeks({ weeks, daily: store }, now, today(now))
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
