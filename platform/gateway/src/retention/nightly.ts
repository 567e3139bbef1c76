/** Deletes old data by rule, once a night, in small steps, so that players at that hour do not notice. */
import { oneByOne } from '../base/turn.js'
import { logFailure, type Log } from '../base/failure.js'
import type { Time } from '../base/time.js'
import { rules, type Ages, type Rule } from './store.js'
import type { RetentionStore } from './sql.js'

const hour = 60 * 60_000
/** The least time since the last run. By day only a missed run is made up for, because some machines sleep at night. */
const [atNight, byDay] = [12 * hour, 36 * hour]

/**
 * How far the clock may be changed between two looks. A machine that slept is off by more, and has its run an hour later.
 */
const trusted = 10 * 60_000

export interface NightlyDeps {
  readonly store: RetentionStore
  readonly ages: Ages
  readonly time: Pick<Time, 'now' | 'elapsed'>
  readonly log: Log
  /** Leaves no copy of deleted data in the store's files. */
  readonly scrub: () => Promise<void>
  /** By the machine's clock, unless given. */
  readonly isNight?: (now: number) => boolean
}

export type Nightly = ReturnType<typeof nightly>

/** From three to six o'clock. */
const usualNight = (now: number): boolean => {
  const at = new Date(now).getHours()
  return at >= 3 && at < 6
}

export function nightly(deps: NightlyDeps) {
  const { store, ages, time, log, scrub, isNight = usualNight } = deps
  const myTurn = oneByOne()
  let running: Promise<void> | undefined
  let lookedAhead = time.now() - time.elapsed()
  let stopped = false

  const by = async (rule: Rule, now: number): Promise<number> => {
    let gone = 0
    for (let after: string | null = ''; after !== null && !stopped;) {
      await myTurn()
      const step = await store.forget(rule, now - ages[rule], after)
      gone += step.gone
      after = step.next
    }
    return gone
  }

  /** A clock that was just set may be wrong. Nothing is deleted by it until it has stayed the same for an hour. */
  const wasSet = (): boolean => {
    const ahead = time.now() - time.elapsed()
    const by = ahead - lookedAhead
    lookedAhead = ahead
    return Math.abs(by) > trusted
  }

  const run = async (): Promise<void> => {
    if (wasSet()) return
    const now = time.now()
    if (!(await store.claim(now, now - (isNight(now) ? atNight : byDay)))) return
    const began = performance.now()
    const gone: Record<Rule, number> = { guests: 0, empty: 0, logs: 0, acts: 0 }
    const isSome = (): boolean => Object.values(gone).some((count) => count > 0)
    try {
      for (const rule of rules) gone[rule] = await by(rule, now)
      if (isSome()) await scrub()
      await store.done({ at: now, gone })
    } finally {
      const ms = Math.round(performance.now() - began)
      log[isSome() ? 'warn' : 'info'](
        { event: 'FORGOTTEN_BY_RULE', ...gone, ms },
        'data past its retention period was deleted',
      )
    }
  }

  return {
    /** Called every hour: runs when it is time, unless another process does. */
    look: (): Promise<void> => {
      running ??= run()
        .catch((error: unknown) =>
          logFailure(log, 'data past its retention period could not be deleted', error),
        )
        .finally(() => (running = undefined))
      return running
    },
    stop: async (): Promise<void> => {
      stopped = true
      await running
    },
  }
}
