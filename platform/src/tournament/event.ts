/**
 * An event with its IO: decides in order on the newest state, persists, then tells. Other processes may go on with
 * the same log: it is read on before anything is decided, and what was decided on an older log is decided anew.
 */
import { logFailure, type Log } from '../failure.js'
import type { Time } from '../time.js'
import { decide, type Tools } from './decide.js'
import type { Act } from './act.js'
import { attendance, type Attendance } from './attendance.js'
import type { By, Logged } from './entry.js'
import { fold, opKey } from './fold.js'
import { isEventRefusal, refuse, type EventRefusal } from './refusal.js'
import type { EventState } from './state.js'
import type { EventStore } from './store.js'

export interface EventDeps {
  readonly store: EventStore
  readonly time: Pick<Time, 'now'>
  readonly log: Log
  readonly tools: Tools
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

/** What was written, from which number on; nothing where it stood so already, but of an entry sent again its first one. */
export interface Acted {
  readonly seq: number
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
  /** Reads what other processes wrote, as far as it can be read now. */
  catchUp(): Promise<void>
  /** Nudges after every change until the answer is called. */
  watch(nudge: () => void): () => void
  isWatched(): boolean
  readonly attendance: Attendance
}

/** How often something is decided anew because others were faster. */
const mostTries = 8

/** The event of a log, which begins with its announcement. */
export function liveEvent(id: string, from: readonly Logged[], deps: EventDeps): LiveEvent {
  const { store, time, tools, log } = deps
  const [first] = from
  let state = from.reduce<EventState | undefined>(fold, undefined)
  if (first === undefined || state === undefined) throw new RangeError('an event has a log')
  let current: EventState = state
  let newest = from.at(-1)?.at ?? first.at
  state = undefined
  const watchers = new Set<() => void>()
  let queue: Promise<unknown> = Promise.resolve()
  /** Whether an append may have been written though we were told otherwise. */
  let unsure = false

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }
  const goOn = (entries: readonly Logged[]): void => {
    current = entries.reduce<EventState>(fold, current)
    newest = entries.at(-1)?.at ?? newest
    for (const nudge of [...watchers]) nudge()
    deps.changed(current.length)
  }
  const read = async (): Promise<void> => {
    const entries = await store.log(id, current.length)
    unsure = false
    if (entries.length > 0) goOn(entries)
  }

  /** Who was entered when the same act came for the first time: its sender is told the same again. */
  const enteredBefore = async (by: By, op: string): Promise<readonly Logged[]> => {
    const key = opKey(by, op)
    const first = (await store.log(id)).find((one) => one.op === op && opKey(one.by, op) === key)
    return first === undefined ? [] : [first]
  }

  const decideAndWrite = async (asked: Asked, op: string | null): Promise<Acted | EventRefusal> => {
    for (let tries = 0; tries < mostTries; tries++) {
      if (!deps.alone || unsure || tries > 0) await read()
      const what = await asked(current)
      if (isEventRefusal(what)) return what
      const { by, act } = what
      const now = time.now()
      const decision = decide({ state: current, by, now, tools }, act, op)
      if (isEventRefusal(decision)) return decision
      const entries = decision.entries.map((entry): Logged => ({ at: now, by, op, entry }))
      const seq = current.length
      if (entries.length === 0)
        return { seq, entries: act.kind === 'enter' && op !== null ? await enteredBefore(by, op) : [] }
      const over = entries.some(({ entry }) => entry.kind === 'final')
      unsure = true
      const answer = await store.append({ event: id, expected: seq, entries, over })
      unsure = false
      if (answer === 'done') {
        goOn(entries)
        return { seq, entries }
      }
    }
    return refuse('UNAVAILABLE')
  }

  return {
    id,
    tools,
    state: () => current,
    at: () => newest,
    owner: () => first.by,
    act: (asked, op) =>
      inTurn(async () => {
        try {
          return await decideAndWrite(asked, op)
        } catch (error) {
          logFailure(log, `event ${id} could not go on`, error)
          return refuse('UNAVAILABLE')
        }
      }),
    catchUp: async () => {
      if (deps.alone && !unsure) return
      try {
        await inTurn(read)
      } catch (error) {
        logFailure(log, `event ${id} could not be read on`, error)
      }
    },
    watch: (nudge) => {
      const watcher = (): void => nudge()
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    isWatched: () => watchers.size > 0,
    attendance: attendance(deps.met),
  }
}
