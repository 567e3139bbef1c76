/**
 * A table with its IO: decides in order, persists, then tells. The state changes here only, and only after the
 * store has taken the entries; watchers are told that something changed, and each reads its own view.
 *
 * Other processes may go on with the same log: what they wrote is read when they say so, and before anybody is
 * refused. One of them drives the table besides: lets it do what it does by itself.
 */
import { logFailure } from '../failure.js'
import type { RefusalCode } from '../refusal.js'
import { Away, type Append, type Appended, type Store } from '../store/store.js'
import type { Time } from '../time.js'
import { courseOf, onward, settledOf, type Course } from './course.js'
import type { Decision } from './door.js'
import { driver } from './driver.js'
import { due, type Running } from './due.js'
import type { Following, House } from './house.js'
import { itself, type ItselfDeps } from './itself.js'
import { plan } from './plan.js'
import { presence } from './presence.js'
import { isSameRow, rowOf, type Row } from './row.js'
import { talkAt, type Talk } from '../talk/talk.js'
import { isHuman, isOver, type TableState } from './state.js'

export interface LiveDeps extends ItselfDeps {
  readonly store: Store
  readonly time: Time
  readonly house: House
  /** Called after every change of the table, and of who is at it. */
  changed(): void
  /** Called when its log is no more. */
  gone(): void
}

export type Decide = (state: TableState, running: Running, now: number) => Decision

export interface LiveTable {
  readonly id: string
  state(): TableState
  running(): Running
  /** A seq counts within it. */
  epoch(): string
  /** How the lobby shows it; null when it is over. */
  row(): Row | null
  /** Decides on the newest state, after all that was asked before; undefined once it is done and durable. */
  act(decide: Decide): Promise<RefusalCode | undefined>
  /** Reads what other processes wrote, as far as it can be read now. */
  catchUp(): Promise<void>
  /** What people say at it: beside the log, and gone with the table. */
  readonly talk: Talk
  /** Nudges after every change until the answer is called. */
  watch(nudge: () => void): () => void
  /** Until the answer is called somebody is at the table by way of this process. */
  attend(person: string | undefined): () => void
  isOnline(person: string | null): boolean
  isWatched(): boolean
  /** Whether a person who sits here is connected, whichever process serves them. */
  isAttended(): boolean
  /** When something last happened here, by `elapsed`. */
  touched(): number
  /** Begins to drive. */
  drive(fence: number): void
  isDriven(): boolean
  /** For who drives it from now on: nobody could move for a while. */
  resume(fence: number): Promise<RefusalCode | undefined>
  /** The house can be reached again: says what it should know, and reads on. `paused`: nobody could move for a while. */
  back(paused: boolean): void
  /** The clock that all times here are by has leapt. */
  leapt(by: number): void
  /** Stops the clocks and waits for what is under way. */
  stop(): Promise<void>
}

/** How often something is decided anew because others were faster. */
const mostTries = 8

/** Takes a table up, and hears from then on what other processes do at it. */
export async function liveTable(id: string, from: Course, deps: LiveDeps): Promise<LiveTable> {
  const { store, time, log, house } = deps
  const watchers = new Set<() => void>()
  let course = from
  let epoch = house.epoch()
  let row: Row | null | undefined
  let touched = time.elapsed()
  let queue: Promise<unknown> = Promise.resolve()
  let stopped = false
  let following: Following | undefined = undefined

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }

  const tell = (): void => {
    touched = time.elapsed()
    for (const nudge of [...watchers]) nudge()
    if (!house.alone && motor.fence() !== undefined) house.show(id, rowNow())
    deps.changed()
  }

  const tellLobby = (): void => {
    row = undefined
    tell()
  }

  const goOn = (after: Course): void => {
    const before = course.state
    course = after
    // Most moves change neither who is here nor anything that the lobby shows.
    if (!isSameRow(before, after.state)) {
      row = undefined
      here.recount()
    }
    motor.schedule()
    if (motor.fence() !== undefined) house.keep(id, settledOf(after))
    tell()
  }

  /** Reads on; whether there was something new. */
  const read = async (): Promise<boolean> => {
    if (house.epoch() !== epoch) return readAnew()
    const entries = await asked(store.log(id, course.state.seq))
    if (entries.length > 0) goOn(entries.reduce(onward, course))
    return entries.length > 0
  }

  /** The log is another one than before: what was acknowledged may have been lost. */
  const readAnew = async (): Promise<boolean> => {
    const now = house.epoch()
    const entries = await asked(store.log(id))
    // So may be the lease: it is taken anew.
    if (now !== epoch) motor.stop()
    epoch = now
    if (entries.length > 0) goOn(courseOf(course.state.plugin, entries))
    else close()
    return true
  }

  const close = (): void => {
    end()
    deps.gone()
    tellLobby()
  }

  const asked = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } catch (error) {
      logFailure(log, 'the store failed', error)
      throw new Away()
    }
  }

  const decideAndWrite = async (decide: Decide, fence?: number): Promise<RefusalCode | undefined> => {
    for (let tries = 0; tries < mostTries && !stopped; tries++) {
      if (house.epoch() !== epoch) await readAnew()
      const decision = decide(course.state, course.running, time.now())
      // Refused on the newest state only: others may have gone on.
      if (typeof decision === 'string') {
        if (!house.alone && (await read())) continue
        return decision
      }
      if (decision.length === 0) return undefined
      const { after, ...rest } = plan(course, decision, time.now(), () => deps.sealed())
      const append: Append = {
        table: id,
        expected: course.state.seq,
        ...rest,
        ...(fence !== undefined && { fence }),
      }
      const answer: Appended = await asked(store.append(append))
      if (answer === 'done') {
        goOn(after)
        return undefined
      }
      if (answer === 'fenced') {
        motor.stop()
        return 'UNAVAILABLE'
      }
      // Somebody was faster, or an append of ours that failed was written after all; or the log is a shorter one.
      if (!(await read())) await readAnew()
    }
    return 'UNAVAILABLE'
  }

  const act = (decide: Decide, fence?: number): Promise<RefusalCode | undefined> =>
    inTurn(async () => {
      try {
        return await decideAndWrite(decide, fence)
      } catch (error) {
        if (error instanceof Away) return 'UNAVAILABLE'
        throw error
      }
    })

  /** In turn, so that what is being written here is not read again. */
  const catchUp = async (length = Infinity): Promise<void> => {
    if (house.alone || stopped) return
    try {
      await inTurn(async () => stopped || course.state.seq >= length || (await read()))
    } catch (error) {
      logFailure(log, `table ${id} could not be read on`, error)
    }
  }

  const resume = (fence: number): Promise<RefusalCode | undefined> =>
    act(({ phase }) => (phase === 'PLAYING' || phase === 'BETWEEN' ? [{ kind: 'resume' }] : []), fence)

  const motor = driver({
    time,
    log,
    due: () => due(course.state, course.running, deps.pace)?.at ?? null,
    step: (fence) => act((...now) => itself(...now, deps), fence),
  })
  const here = presence(
    () => course.state,
    (persons, changed) => {
      house.here(id, persons)
      if (changed) tellLobby()
    },
  )
  const end = (): void => {
    stopped = true
    motor.stop()
    following?.stop()
  }
  const rowNow = (): Row | null => {
    row ??= rowOf(id, course.state, isOnline)
    return row
  }
  const isOnline = (person: string | null): boolean =>
    person !== null && (here.has(person) || following?.isHere(person) === true)
  const isAttended = (): boolean =>
    course.state.occupants.some((o) => isHuman(o) && isOnline(o?.person ?? null))

  const talk = talkAt(id, house)
  following = await house.follow(id, {
    grew: (length) => void catchUp(length),
    met: tellLobby,
    said: (remarks) => talk.heard(remarks),
  })
  return {
    id,
    talk,
    state: () => course.state,
    running: () => course.running,
    epoch: () => epoch,
    row: rowNow,
    act: (decide) => act(decide),
    catchUp: () => catchUp(),
    watch: (nudge) => {
      const watcher = (): void => nudge()
      watchers.add(watcher)
      touched = time.elapsed()
      return () => {
        watchers.delete(watcher)
        touched = time.elapsed()
      }
    },
    attend: (person) => here.attend(person),
    isOnline,
    isWatched: () => watchers.size > 0 || !here.isEmpty() || isAttended(),
    isAttended,
    touched: () => touched,
    drive: (fence) => {
      motor.drive(fence)
      house.keep(id, settledOf(course))
      house.show(id, rowNow())
    },
    isDriven: () => motor.fence() !== undefined,
    resume,
    back: (paused) => {
      here.repeat()
      // What was acknowledged may have been lost, the lease with it: it is taken anew.
      if (house.epoch() !== epoch) motor.stop()
      void catchUp()
      const fence = motor.fence()
      if (fence === undefined) return
      if (paused) void resume(fence)
      house.keep(id, settledOf(course))
      house.show(id, rowNow())
    },
    leapt: (by) => {
      const fence = motor.fence()
      if (fence === undefined) return
      void act((state) => {
        if (state.phase === 'GATHERING')
          return state.botsAt === null ? [] : [{ kind: 'resume', botsAt: state.botsAt + by }]
        return isOver(state) ? [] : [{ kind: 'resume' }]
      }, fence)
    },
    stop: async () => {
      end()
      await queue
    },
  }
}
