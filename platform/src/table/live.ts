/**
 * A table with its IO: decides in order, persists, then tells. The state changes here only, and only after the
 * store has taken the entries; watchers are told that something changed, and each reads its own view.
 */
import type { RefusalCode } from '../refusal.js'
import { logFailure } from '../failure.js'
import type { Append, Store } from '../store/store.js'
import type { Time } from '../time.js'
import type { Decision } from './door.js'
import { due, runOn, type Running } from './due.js'
import { fold } from './fold.js'
import { itself, type ItselfDeps } from './itself.js'
import { plan } from './plan.js'
import type { TableState } from './state.js'

export interface LiveDeps extends ItselfDeps {
  readonly store: Store
  readonly time: Time
  /** Called after every change of the table, and of who watches it. */
  changed(): void
}

export interface LiveTable {
  readonly id: string
  state(): TableState
  running(): Running
  /** Decides on the newest state, after all that was asked before; undefined once it is done and durable. */
  act(
    decide: (state: TableState, running: Running, now: number) => Decision,
  ): Promise<RefusalCode | undefined>
  /** Nudges after every change until the answer is called. The person counts as online meanwhile. */
  watch(person: string | undefined, nudge: () => void): () => void
  isOnline(person: string | null): boolean
  isWatched(): boolean
  /** When something last happened here. */
  touched(): number
  /** Stops the clocks and waits for what is under way. */
  stop(): Promise<void>
}

/** After the store or a game has failed, in milliseconds. */
const retryAfter = 5_000

/** Takes a table up: its clocks run from now on. */
export function liveTable(id: string, from: TableState, deps: LiveDeps): LiveTable {
  const { store, time, log } = deps
  const watchers = new Set<{ readonly person: string | undefined; readonly nudge: () => void }>()
  let state = from
  let running = runOn({ since: new Map(), settledAt: 0 }, from, time.now(), new Set(), true)
  let touched = time.now()
  let queue: Promise<unknown> = Promise.resolve()
  let stopped = false
  let cancel = (): void => undefined

  const tell = (): void => {
    touched = time.now()
    for (const { nudge } of [...watchers]) nudge()
    deps.changed()
  }

  const run: LiveTable['act'] = async (decide) => {
    const decision = stopped ? 'UNAVAILABLE' : decide(state, running, time.now())
    if (typeof decision === 'string') return decision
    if (decision.length === 0) return undefined
    const { entries, after, over, records, fresh } = plan(state, decision, () => deps.sealed())
    const append = { table: id, expected: state.seq, entries, at: time.now(), over, records }
    if (!(await persist(append))) return 'UNAVAILABLE'
    running = runOn(running, after, time.now(), fresh, records.length > 0)
    state = after
    schedule()
    tell()
    return undefined
  }

  const persist = async (append: Append): Promise<boolean> => {
    try {
      if ((await store.append(append)) === 'done') return true
      await reload()
    } catch (error) {
      logFailure(log, 'the store did not take an entry', error)
    }
    return false
  }

  // The log has more than was acknowledged to us: an append that failed was written after all.
  const reload = async (): Promise<void> => {
    state = fold(state.plugin, await store.log(id))
    running = runOn({ ...running, since: new Map() }, state, time.now(), new Set(), true)
    schedule()
    tell()
  }

  const act: LiveTable['act'] = (decide) => {
    const done = queue.then(() => run(decide))
    queue = done.catch(() => undefined)
    return done
  }

  const schedule = (): void => {
    cancel()
    if (stopped) return
    const next = due(state, running, deps.pace)
    if (next !== null) cancel = time.after(next.at - time.now(), wake)
  }

  // Rescheduled also when nothing was done: a timer may fire a moment early.
  const wake = (): void => {
    act((...now) => itself(...now, deps)).then(
      (refused) => (refused === undefined ? schedule() : retry()),
      (error: unknown) => {
        logFailure(log, 'a table could not go on by itself', error)
        retry()
      },
    )
  }

  const retry = (): void => {
    if (!stopped) cancel = time.after(retryAfter, wake)
  }

  schedule()
  return {
    id,
    state: () => state,
    running: () => running,
    act,
    watch: (person, nudge) => {
      const watcher = { person, nudge }
      watchers.add(watcher)
      tell()
      return () => {
        if (watchers.delete(watcher)) tell()
      }
    },
    isOnline: (person) => person !== null && [...watchers].some((w) => w.person === person),
    isWatched: () => watchers.size > 0,
    touched: () => touched,
    stop: async () => {
      stopped = true
      cancel()
      await queue
    },
  }
}
