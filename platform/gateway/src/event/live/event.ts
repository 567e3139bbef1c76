/** An event with its IO: its growing log, and the people who have it open. */
import { logFailure, type Log } from '../../base/failure.js'
import { liveLog, type Decision, type LiveLog } from '../../log/live-log.js'
import type { Time } from '../../base/time.js'
import { watchers } from '../../base/watchers.js'
import { decide, type Tools } from '@stolik/event/decide/decide'
import type { Act } from '@stolik/event/model/act'
import type { By, Logged } from '@stolik/event/model/entry'
import { fold, opKey } from '@stolik/event/fold/fold'
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import { sealed } from '@stolik/event/model/seal'
import type { EventState } from '@stolik/event/model/state'
import type { EventStore } from '../store/sql.js'

interface EventDeps {
  readonly store: EventStore
  readonly time: Pick<Time, 'now' | 'after'>
  readonly log: Log
  readonly tools: Tools
  /** Draws a salt for sealing a name. */
  readonly salt: () => string
  /** Whether no other process writes logs of events. */
  readonly alone: boolean
  /** Called after every change with the length of the log, to notify other processes and the event's automation. */
  readonly changed: (length: number) => void
  /** Called when somebody opens or closes the event. */
  readonly met: () => void
}

/** The request: who acts, and what they do, based on the state that it will be decided on. */
type Asked = (
  state: EventState,
) => { readonly by: By; readonly act: Act } | EventRefusal | Promise<{ by: By; act: Act } | EventRefusal>

/**
 * The entries written; none if there was nothing to change. If somebody enters again with the same `op`, their first entry.
 */
interface Acted {
  readonly entries: readonly Logged[]
}

export interface LiveEvent {
  readonly id: string
  readonly tools: Tools
  state(): EventState
  /** When the newest entry was made. */
  at(): number
  /** The person who announced it. */
  owner(): By
  /**
   * Resolves once the act is durable, or with a refusal. `op`: the sender's own id for it. `contents`: digests of the request
   * under every valid secret, the present one first.
   */
  act(request: Asked, op: string | null, contents?: readonly string[]): Promise<Acted | EventRefusal>
  /** Appends entries that were decided elsewhere, all or none, if `entries` gives them for the newest state. */
  bring(
    entries: (state: EventState) => Promise<readonly Logged[] | EventRefusal>,
  ): Promise<Acted | EventRefusal>
  /** Reads entries that other processes wrote, if possible and if the log is shorter than `length`. */
  catchUp(length?: number): Promise<void>
  /** Calls `nudge` after every change until the returned function is called. */
  watch(nudge: () => void): () => void
  isWatched(): boolean
  readonly attendance: Attendance
  /** Nudged when this process has opened live tables whose ids the log has already. */
  readonly opened: ReturnType<typeof watchers>
}

/** An event as replayed from its log. */
interface Replayed {
  readonly state: EventState
  readonly owner: By
  /** When the newest entry was made. */
  readonly at: number
}

/** The entries that an act writes. */
interface Plan extends Acted {
  readonly after: Replayed
}

/** The answer to the sender. `again`: the sender, if they already entered somebody with this `op`. */
type Answer = (Acted & { readonly again?: By }) | EventRefusal

const advance = (before: Replayed | undefined, logged: Logged): Replayed => ({
  state: fold(before?.state, logged),
  owner: before?.owner ?? logged.by,
  at: logged.at,
})

/** @throws RangeError if it is empty or not the log of an event */
function replayLog(log: readonly Logged[]): Replayed {
  const replayed = log.reduce<Replayed | undefined>(advance, undefined)
  if (replayed === undefined) throw new RangeError('an event has a log')
  return replayed
}

/** A live event from its log, which begins with the announcement. */
export function liveEvent(id: string, from: readonly Logged[], deps: EventDeps): LiveEvent {
  const { store } = deps
  const watching = watchers()
  const log: LiveLog<Replayed, Logged, Plan, Answer> = liveLog(replayLog(from), {
    name: `event ${id}`,
    log: deps.log,
    time: deps.time,
    alone: deps.alone,
    // A log of an event is never lost with a cluster's memory, so there are no epochs.
    epoch: () => '',
    read: (length) => store.log(id, length),
    length: ({ state }) => state.length,
    fold: advance,
    replay: replayLog,
    append: (plans, expected) => {
      const entries = plans.flatMap((plan) => plan.entries)
      const { after } = plans.at(-1) ?? plans[0]
      return store.append({ event: id, expected, entries, over: after.state.final !== null })
    },
    changed: () => {
      watching.nudge()
      deps.changed(log.state().state.length)
    },
    replaced: () => undefined,
    gone: () => undefined,
    unavailable: refuse('UNAVAILABLE'),
  })

  /** The entry from the first time the same act came: its sender gets the same answer again. */
  const enteredBefore = async (by: By, op: string): Promise<Acted> => {
    const key = opKey(by, op)
    const first = (await store.log(id)).find((one) => one.op === op && opKey(one.by, op) === key)
    return { entries: first === undefined ? [] : [first] }
  }

  return {
    id,
    tools: deps.tools,
    state: () => log.state().state,
    at: () => log.state().at,
    owner: () => log.state().owner,
    act: async (request, op, contents = []) => {
      try {
        const done = await log.act((replayed) => decideOn(replayed, request, { op, contents }, deps))
        return 'again' in done && op !== null ? await enteredBefore(done.again, op) : done
      } catch (error) {
        logFailure(deps.log, `an act of event ${id} failed`, error)
        return refuse('UNAVAILABLE')
      }
    },
    bring: async (request) => {
      try {
        return await log.act(async (replayed) => {
          const entries = await request(replayed.state)
          if ('refused' in entries) return { answer: entries }
          // Nothing to append: they came before.
          return { answer: { entries }, plan: entries.length === 0 ? undefined : planned(replayed, entries) }
        })
      } catch (error) {
        logFailure(deps.log, `event ${id} could not be taken back`, error)
        return refuse('UNAVAILABLE')
      }
    },
    catchUp: log.catchUp,
    watch: watching.watch,
    isWatched: () => !watching.isEmpty(),
    attendance: attendance(deps.met),
    opened: watchers(),
  }
}

const planned = (replayed: Replayed, entries: readonly Logged[]): Plan => ({
  entries,
  after: entries.reduce<Replayed>(advance, replayed),
})

async function decideOn(
  replayed: Replayed,
  request: Asked,
  { op, contents }: { readonly op: string | null; readonly contents: readonly string[] },
  { time, tools, salt }: EventDeps,
): Promise<Decision<Plan, Answer>> {
  const what = await request(replayed.state)
  if ('refused' in what) return { answer: what }
  const { by, act } = what
  // A file that came back may be from a machine whose clock was ahead.
  const now = Math.max(time.now(), replayed.at)
  const decision = decide({ state: replayed.state, by, now, tools }, act, op, contents)
  if ('refused' in decision) return { answer: decision }
  const entries = decision.entries.map((one): Logged => ({
    at: now,
    by,
    op,
    ...(contents[0] !== undefined && { content: contents[0] }),
    ...one,
    entry: sealed(one.entry, salt),
  }))
  // An earlier entry is looked up after everything is written.
  if (entries.length === 0)
    return { answer: act.kind === 'enter' && op !== null ? { entries, again: by } : { entries } }
  return { answer: { entries }, plan: planned(replayed, entries) }
}

/** The people who have an event open through this process. */
interface Attendance {
  /** Counts a person until the returned function is called, at most once; null is not counted. */
  attend(person: string | null): () => void
  has(person: string): boolean
}

/** @param met called when a person arrives, or has left completely */
function attendance(met: () => void): Attendance {
  const counts = new Map<string, number>()
  const add = (person: string, n: 1 | -1): void => {
    const now = (counts.get(person) ?? 0) + n
    if (now > 0) counts.set(person, now)
    else counts.delete(person)
    if (now === (n === 1 ? 1 : 0)) met()
  }
  return {
    attend: (person) => {
      if (person === null) return () => undefined
      add(person, 1)
      return () => add(person, -1)
    },
    has: (person) => counts.has(person),
  }
}
