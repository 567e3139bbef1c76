/** An event with its IO: its log as it goes on, and who has it open. */
import { logFailure, type Log } from '../base/failure.js'
import { liveLog, type Decision, type LiveLog } from '../log/live-log.js'
import type { Time } from '../base/time.js'
import { watchers } from '../base/watchers.js'
import { decide, type Tools } from '@stolik/tournament/decide/decide'
import type { Act } from '@stolik/tournament/model/act'
import { attendance, type Attendance } from './attendance.js'
import type { By, Logged } from '@stolik/tournament/model/entry'
import { fold, opKey } from '@stolik/tournament/fold/fold'
import { refuse, type EventRefusal } from '@stolik/tournament/model/refusal'
import { sealed } from '@stolik/tournament/model/seal'
import type { EventState } from '@stolik/tournament/model/state'
import type { EventStore } from './store.js'

export interface EventDeps {
  readonly store: EventStore
  readonly time: Pick<Time, 'now'>
  readonly log: Log
  readonly tools: Tools
  /** Draws what names are sealed with. */
  readonly salt: () => string
  /** Whether no other process writes logs of events. */
  readonly alone: boolean
  /** Says after every change how long the log is: to other processes, and to what goes on by itself. */
  readonly changed: (length: number) => void
  /** Somebody came to look at it, or went. */
  readonly met: () => void
}

/** What somebody asks for: as whom, and what, on the state that it is decided on. */
export type Asked = (
  state: EventState,
) => { readonly by: By; readonly act: Act } | EventRefusal | Promise<{ by: By; act: Act } | EventRefusal>

/** What was written; nothing where it stood so already, but of an entry sent again its first one. */
export interface Acted {
  readonly entries: readonly Logged[]
}

export interface LiveEvent {
  readonly id: string
  readonly tools: Tools
  state(): EventState
  /** When the newest entry was made. */
  at(): number
  /** Who announced it. */
  owner(): By
  /** Done and durable, or why not. `op`: the sender's own name for it. */
  act(asked: Asked, op: string | null): Promise<Acted | EventRefusal>
  /** Reads what other processes wrote, as far as it can be read now and the log is shorter than `length`. */
  catchUp(length?: number): Promise<void>
  /** Nudges after every change until the answer is called. */
  watch(nudge: () => void): () => void
  isWatched(): boolean
  readonly attendance: Attendance
}

/** An event as its log makes it. */
interface Replayed {
  readonly state: EventState
  readonly owner: By
  /** When the newest entry was made. */
  readonly at: number
}

/** What an act writes. */
interface Plan extends Acted {
  readonly after: Replayed
}

/** What whoever acts is told. `again`: who entered somebody by the same act before. */
type Answer = (Acted & { readonly again?: By }) | EventRefusal

const advance = (before: Replayed | undefined, logged: Logged): Replayed => ({
  state: fold(before?.state, logged),
  owner: before?.owner ?? logged.by,
  at: logged.at,
})

/** @throws RangeError when it is empty, or not the log of an event */
function replayLog(log: readonly Logged[]): Replayed {
  const replayed = log.reduce<Replayed | undefined>(advance, undefined)
  if (replayed === undefined) throw new RangeError('an event has a log')
  return replayed
}

/** The event of a log, which begins with its announcement. */
export function liveEvent(id: string, from: readonly Logged[], deps: EventDeps): LiveEvent {
  const { store } = deps
  const watching = watchers()
  const log: LiveLog<Replayed, Plan, Answer> = liveLog(replayLog(from), {
    name: `event ${id}`,
    log: deps.log,
    alone: deps.alone,
    // What is lost with the memory of a cluster is never the log of an event.
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

  /** Who was entered when the same act came for the first time: its sender is told the same again. */
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
    act: async (asked, op) => {
      try {
        const done = await log.act((replayed) => decideOn(replayed, asked, op, deps))
        return 'again' in done && op !== null ? await enteredBefore(done.again, op) : done
      } catch (error) {
        logFailure(deps.log, `event ${id} could not go on`, error)
        return refuse('UNAVAILABLE')
      }
    },
    catchUp: log.catchUp,
    watch: watching.watch,
    isWatched: () => !watching.isEmpty(),
    attendance: attendance(deps.met),
  }
}

async function decideOn(
  replayed: Replayed,
  asked: Asked,
  op: string | null,
  { time, tools, salt }: EventDeps,
): Promise<Decision<Plan, Answer>> {
  const what = await asked(replayed.state)
  if ('refused' in what) return { answer: what }
  const { by, act } = what
  const now = time.now()
  const decision = decide({ state: replayed.state, by, now, tools }, act, op)
  if ('refused' in decision) return { answer: decision }
  const entries = decision.entries.map((entry): Logged => ({ at: now, by, op, entry: sealed(entry, salt) }))
  // What was entered before is looked up when all is written.
  if (entries.length === 0)
    return { answer: act.kind === 'enter' && op !== null ? { entries, again: by } : { entries } }
  return { answer: { entries }, plan: { entries, after: entries.reduce(advance, replayed) } }
}
