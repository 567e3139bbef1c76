/**
 * A live table with its input and output: its log, its audience and its automation. The state changes only through the log.
 * Watchers are told that something changed, and each reads its own view.
 *
 * One process drives the table: it runs the automation, and reports what to archive and what the lobby shows.
 */
import type { RefusalCode } from '../base/refusal.js'
import { talkAt, type Talk } from './talk.js'
import type { Time } from '../base/time.js'
import { audience, type Audience } from './audience.js'
import { settledOf, type Replayed } from '../table/replayed.js'
import { driver } from './driver.js'
import { due, type Due, type Running } from '../table/due.js'
import type { Following, Cluster } from '../store/cluster.js'
import { afterLeap, afterPause, automate, type AutomationDeps } from './automation.js'
import { decisionOf, tableLog, type Decide, type TableLogDeps } from './log.js'
import { isSameRow, rowOf, type Row } from '../table/row.js'
import type { TableState } from '../table/state.js'
import { thoughts, type ThoughtsDeps } from './thoughts.js'

export interface LiveDeps
  extends Omit<AutomationDeps, 'thoughts' | 'isAttended'>, TableLogDeps, ThoughtsDeps {
  readonly time: Time
  readonly cluster: Cluster
  /** Called after every change of the table or of its audience. */
  changed(): void
  /** Called when its log no longer exists. */
  gone(): void
}

export interface LiveTable extends Pick<
  Audience,
  | 'watch'
  | 'follow'
  | 'attend'
  | 'isOnline'
  | 'awaySince'
  | 'isWatched'
  | 'isFollowed'
  | 'isAttended'
  | 'touched'
  | 'changes'
> {
  readonly id: string
  state(): TableState
  running(): Running
  /** Sequence numbers count within an epoch. */
  epoch(): string
  /** Its row in the lobby; null if it is over. */
  row(): Row | null
  /** Decides on the newest state, after all earlier requests. Resolves with undefined once the result is durable. */
  act(decide: Decide): Promise<RefusalCode | undefined>
  /** Reads what other processes wrote, as far as possible now. */
  catchUp(): Promise<void>
  /** What people say at the table. It is not in the log, and disappears with the table. */
  readonly talk: Talk
  /** Starts to drive the table. */
  drive(fence: number): void
  isDriven(): boolean
  /** Reads on, and reports again what is to be archived. */
  archiveAgain(): Promise<void>
  /** The next automatic action; null if the table only waits for people. */
  due(): Due | null
  /** Called by a process that takes over, because nobody could move for a while. */
  resume(fence: number): Promise<RefusalCode | undefined>
  /** The cluster can be reached again: repeats what it should know, and reads on. `paused`: nobody could move for a while. */
  back(paused: boolean): void
  /** The clock that all times here come from has leapt. */
  leapt(by: number): void
  /** Stops the timers and waits for unfinished work. */
  stop(): Promise<void>
}

/** Loads a table and follows what other processes do at it. */
export async function liveTable(id: string, from: Replayed, deps: LiveDeps): Promise<LiveTable> {
  const { time, cluster } = deps
  const talk = talkAt(id, cluster)
  const minds = thoughts(deps)
  let following: Following | undefined = undefined
  let row: Row | null | undefined

  const log = tableLog(id, from, deps, {
    changed: (before) => {
      // Most moves change neither who is connected nor what the lobby shows.
      if (!isSameRow(before.state, state())) {
        row = undefined
        people.recount()
      }
      think()
      automation.schedule()
      if (isDriven()) cluster.keep(id, settledOf(log.state()))
      tell()
    },
    leaseLost: () => undrive(),
    gone: () => {
      void stop()
      deps.gone()
      tellLobby()
    },
  })
  const state = (): TableState => log.state().state
  const running = (): Running => log.state().running
  const act = (decide: Decide, fence?: number): Promise<RefusalCode | undefined> =>
    log.act(decisionOf(decide, deps), fence)

  const people = audience({
    time,
    state,
    isElsewhere: (person) => following?.isHere(person) === true,
    say: (persons, changed) => {
      cluster.here(id, persons)
      if (changed) tellLobby()
    },
  })
  const automation = driver({
    time,
    log: deps.log,
    due: () => dueNow()?.at ?? null,
    step: (fence) =>
      act((...now) => automate(...now, { ...deps, thoughts: minds, isAttended: people.isAttended }), fence),
  })
  const dueNow = (): Due | null =>
    due(state(), running(), deps.pace, { grace: minds.grace, isAttended: people.isAttended() })
  const isDriven = (): boolean => automation.fence() !== undefined
  const think = (): void => {
    if (isDriven()) minds.follow(log.state())
  }
  const undrive = (): void => {
    automation.stop()
    minds.stop()
  }
  const rowNow = (): Row | null => (row ??= rowOf(id, state(), people.isOnline))
  const tell = (): void => {
    people.nudge()
    if (!cluster.alone && isDriven()) cluster.show(id, rowNow())
    deps.changed()
  }
  const tellLobby = (): void => {
    row = undefined
    // A table of an event deals only while somebody is there.
    automation.schedule()
    tell()
  }
  const sayDriven = (): void => {
    cluster.keep(id, settledOf(log.state()))
    cluster.show(id, rowNow())
  }
  const stop = async (): Promise<void> => {
    undrive()
    following?.stop()
    await log.stop()
  }

  following = await cluster.follow(id, {
    grew: (length, last) => void log.catchUp(length, last),
    met: tellLobby,
    onRemarks: (remarks) => talk.heard(remarks),
  })
  return {
    ...people,
    id,
    talk,
    state,
    running,
    epoch: log.epoch,
    row: rowNow,
    act: (decide) => act(decide),
    catchUp: () => log.catchUp(),
    drive: (fence) => {
      automation.drive(fence)
      think()
      sayDriven()
      // An event whose table waits here for its players tends it from now on.
      people.nudge()
    },
    isDriven,
    archiveAgain: async () => {
      await log.catchUp()
      cluster.keep(id, settledOf(log.state()))
    },
    due: dueNow,
    resume: (fence) => act(afterPause, fence),
    back: (paused) => {
      people.repeat()
      // Acknowledged entries may have been lost, and the lease with them. It must be claimed again.
      if (log.isReplaced()) undrive()
      void log.catchUp()
      const fence = automation.fence()
      if (fence === undefined) return
      if (paused) void act(afterPause, fence)
      // What failed meanwhile would otherwise be tried again only after a while.
      automation.schedule()
      sayDriven()
    },
    leapt: (by) => {
      const fence = automation.fence()
      if (fence !== undefined) void act(afterLeap(by), fence)
    },
    stop,
  }
}
