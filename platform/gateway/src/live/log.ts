/** The log of a live table: how it is replayed, decided on and written. */
import { liveLog, type Decision, type LiveLog } from '../log/live-log.js'
import type { RefusalCode } from '../base/refusal.js'
import type { Store } from '../store/store.js'
import { Away } from '../base/failure.js'
import type { Time } from '../base/time.js'
import { replayLog, advance, type Replayed } from '../table/replayed.js'
import type * as door from '../table/door.js'
import type { Running } from '../table/due.js'
import type { Cluster } from '../store/cluster.js'
import type { AutomationDeps } from './automation.js'
import { plan, type Plan } from './plan.js'
import type { Logged } from '../table/entry.js'
import type { TableState } from '../table/state.js'

export interface TableLogDeps extends Pick<AutomationDeps, 'log' | 'sealed'> {
  readonly store: Store
  readonly time: Pick<Time, 'now' | 'after'>
  readonly cluster: Pick<Cluster, 'alone' | 'epoch'>
}

export interface TableLogEvents {
  /** Called after every change. */
  readonly changed: (before: Replayed) => void
  /** Called when another process may be driving the table. */
  readonly leaseLost: () => void
  /** Called when the log no longer exists. */
  readonly gone: () => void
}

export type Decide = (state: TableState, running: Running, now: number) => door.Decision

/** The reason for a refusal; undefined: it was done. */
type Answer = RefusalCode | undefined

export function tableLog(
  id: string,
  from: Replayed,
  { store, cluster, log, time }: TableLogDeps,
  { changed, leaseLost, gone }: TableLogEvents,
): LiveLog<Replayed, Logged, Plan, Answer> {
  return liveLog(from, {
    name: `table ${id}`,
    log,
    time,
    alone: cluster.alone,
    epoch: () => cluster.epoch(),
    read: (seq) => store.log(id, seq),
    length: ({ state }) => state.seq,
    last: ({ last }) => last,
    fold: advance,
    replay: (entries) => replayLog(from.state.plugin, entries),
    append: async (plans, expected, fence) => {
      const answer = await store.append({
        table: id,
        expected,
        entries: plans.flatMap(({ entries }) => entries),
        over: (plans.at(-1) ?? plans[0]).over,
        records: plans.flatMap(({ records }) => records),
        ...(fence !== undefined && { fence }),
      })
      if (answer !== 'fenced') return answer
      leaseLost()
      throw new Away()
    },
    changed,
    replaced: leaseLost,
    gone,
    unavailable: 'UNAVAILABLE',
  })
}

/** A decision at the table, together with the deal that follows from it. */
export const decisionOf =
  (decide: Decide, { time, sealed }: Pick<TableLogDeps, 'time' | 'sealed'>) =>
  (replayed: Replayed): Decision<Plan, Answer> => {
    const decided = decide(replayed.state, replayed.running, time.now())
    if (typeof decided === 'string') return { answer: decided }
    const isNothing = decided.length === 0
    return { answer: undefined, plan: isNothing ? undefined : plan(replayed, decided, time.now(), sealed) }
  }
