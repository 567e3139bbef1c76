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
import { sealed } from './seal.js'
import type { EventState } from './state.js'
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

interface Waiting {
  readonly asked: Asked
  readonly op: string | null
  readonly answer: (answer: Acted | EventRefusal) => void
}

/** Acts that are written together at most: the disk is waited for once for all of them. */
const mostTogether = 100

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
  /** Acts that wait for their turn. */
  let waiting: Waiting[] = []
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

  /** What comes of an act on a state; what was entered before is looked up when all is written. */
  const decideOne = async (
    state: EventState,
    { asked, op }: Waiting,
  ): Promise<{ readonly acted: Acted; readonly again?: By } | EventRefusal> => {
    const what = await asked(state)
    if (isEventRefusal(what)) return what
    const { by, act } = what
    const now = time.now()
    const decision = decide({ state, by, now, tools }, act, op)
    if (isEventRefusal(decision)) return decision
    const entries = decision.entries.map((entry): Logged => ({
      at: now,
      by,
      op,
      entry: sealed(entry, deps.salt),
    }))
    const acted = { seq: state.length, entries }
    return entries.length === 0 && act.kind === 'enter' && op !== null ? { acted, again: by } : { acted }
  }

  /** Each is decided on what those before it make, all are written together, and nobody is told before. */
  const decideAndWrite = async (group: readonly Waiting[]): Promise<readonly (Acted | EventRefusal)[]> => {
    for (let tries = 0; tries < mostTries; tries++) {
      if (!deps.alone || unsure || tries > 0) await read()
      let state = current
      const decided = []
      const entries: Logged[] = []
      for (const one of group) {
        const answer = await decideOne(state, one)
        decided.push(answer)
        if (isEventRefusal(answer)) continue
        state = answer.acted.entries.reduce<EventState>(fold, state)
        entries.push(...answer.acted.entries)
      }
      if (entries.length > 0) {
        unsure = true
        const answer = await store.append({
          event: id,
          expected: current.length,
          entries,
          over: state.final !== null,
        })
        unsure = false
        if (answer !== 'done') continue
        goOn(entries)
      }
      return Promise.all(
        decided.map(async (answer, i) => {
          if (isEventRefusal(answer) || answer.again === undefined)
            return 'refused' in answer ? answer : answer.acted
          return { ...answer.acted, entries: await enteredBefore(answer.again, group[i]?.op ?? '') }
        }),
      )
    }
    return group.map(() => refuse('UNAVAILABLE'))
  }

  /** What has come until its turn is done together. */
  const doWaiting = async (): Promise<void> => {
    const group = waiting.slice(0, mostTogether)
    waiting = waiting.slice(group.length)
    if (group.length === 0) return
    try {
      const answers = await decideAndWrite(group)
      group.forEach(({ answer }, i) => answer(answers[i] as Acted | EventRefusal))
    } catch (error) {
      logFailure(log, `event ${id} could not go on`, error)
      for (const { answer } of group) answer(refuse('UNAVAILABLE'))
    }
  }

  return {
    id,
    tools,
    state: () => current,
    at: () => newest,
    owner: () => first.by,
    act: (asked, op) =>
      new Promise((answer) => {
        waiting.push({ asked, op, answer })
        void inTurn(doWaiting)
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
