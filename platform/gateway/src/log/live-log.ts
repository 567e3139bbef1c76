/**
 * The live log of a table or an event. It decides acts in order on the newest state, appends the result, and then tells the
 * callers.
 *
 * Other processes may append to the same log, so an append names the length it was decided on. If it succeeds, nobody was
 * faster. Otherwise everything is decided again on what the others wrote. Acts that come during an append are then decided
 * and appended together, each on the result of those before it.
 */
import { Away, logFailure, type Log } from '../base/failure.js'
import type { Time } from '../base/time.js'
import { projection, type Projection, type ProjectionDeps } from './projection.js'
import { queue } from './queue.js'

/** The result of deciding an act. */
export interface Decision<Plan, Answer> {
  /** What the caller is told once the result is durable. */
  readonly answer: Answer
  /** What to append; undefined: nothing. */
  readonly plan?: Plan | undefined
}

export type Decide<State, Plan, Answer> = (
  state: State,
) => Decision<Plan, Answer> | Promise<Decision<Plan, Answer>>

export interface LiveLogDeps<State, Entry, Plan, Answer> extends ProjectionDeps<State, Entry> {
  /** Names the log in the server's own log. */
  readonly name: string
  readonly log: Log
  readonly time: Pick<Time, 'after'>
  /** Whether no other process appends to it. */
  readonly alone: boolean
  /**
   * Appends all or nothing; `expected` is the length that the log must have, `fence` the fencing token of the lease. Resolves
   * once it is durable. @throws if it failed, or if it is unknown whether it succeeded
   */
  readonly append: (
    plans: readonly [Plan, ...Plan[]],
    expected: number,
    fence?: number,
  ) => Promise<'done' | 'stale'>
  /** The answer to everybody whose act cannot be done now. */
  readonly unavailable: NoInfer<Answer>
}

export interface LiveLog<State, Entry, Plan, Answer> {
  readonly state: () => State
  readonly epoch: () => string
  readonly isReplaced: () => boolean
  /**
   * Decides on the newest state, after all earlier acts, and answers once the result is durable.
   * @throws what `decide` throws
   */
  readonly act: (decide: Decide<State, Plan, Answer>, fence?: number) => Promise<Answer>
  /**
   * Reads what other processes appended, as far as possible now. While the store is away it is tried again until it succeeds,
   * because nobody may tell of these entries a second time. Does nothing if the state has `length` entries already.
   * @param last the last entries of a log of that length, which need not be read then
   */
  readonly catchUp: (length?: number, last?: () => readonly Entry[]) => Promise<void>
  /** Accepts nothing more, and waits for unfinished work. */
  readonly stop: () => Promise<unknown>
}

interface Waiting<State, Plan, Answer> {
  readonly decide: Decide<State, Plan, Answer>
  readonly fence: number | undefined
  readonly done: (answer: Answer) => void
  readonly failed: (error: unknown) => void
}

/** How often an act is decided again because others were faster. */
const mostTries = 8
/** Milliseconds after which a log is read again that could not be read. */
const readAgainAfter = 500

type Group<State, Plan, Answer> = readonly Waiting<State, Plan, Answer>[]

export function liveLog<State, Entry, Plan extends { readonly after: State }, Answer>(
  from: State,
  deps: LiveLogDeps<State, Entry, Plan, Answer>,
): LiveLog<State, Entry, Plan, Answer> {
  const { name, log, alone } = deps
  let stopped = false
  let cancel = (): void => undefined
  const gone = (): void => {
    stopped = true
    cancel()
    deps.gone()
  }
  const projected = projection(from, { ...deps, gone })
  const appending = appender(projected, deps, () => stopped)

  const actTogether = async (group: Group<State, Plan, Answer>): Promise<void> => {
    try {
      for (let tries = 0; tries < mostTries && !stopped; tries++) if (await appending.act(group)) return
    } catch (error) {
      logFailure(log, `${name} could not go on`, error)
    }
    for (const { done } of group) done(deps.unavailable)
  }
  const turns = queue<Waiting<State, Plan, Answer>>(
    (first, other) => first.fence === other.fence,
    actTogether,
  )

  const catchUpLater = (): void => {
    cancel()
    if (!stopped) cancel = deps.time.after(readAgainAfter, () => void catchUp())
  }
  const catchUp: LiveLog<State, Entry, Plan, Answer>['catchUp'] = async (length = Infinity, last) => {
    if (stopped || (alone && appending.isSure())) return
    try {
      // In the queue, so that entries being appended here are not read again.
      await turns.alone(async () => {
        if (stopped || deps.length(projected.state()) >= length) return
        if (last !== undefined && projected.take(length, last)) return
        await appending.read()
        cancel()
      })
    } catch (error) {
      logFailure(log, `${name} could not be read on`, error)
      if (error instanceof Away) catchUpLater()
    }
  }

  return {
    state: projected.state,
    epoch: projected.epoch,
    isReplaced: projected.isReplaced,
    act: (decide, fence) =>
      new Promise((done, failed) => {
        turns.join({ decide, fence, done, failed })
      }),
    catchUp,
    stop: () => {
      stopped = true
      cancel()
      return turns.idle()
    },
  }
}

/** Decides and appends, and remembers whether the outcome of the last append is known. */
function appender<State, Entry, Plan extends { readonly after: State }, Answer>(
  projected: Projection<State, Entry>,
  deps: LiveLogDeps<State, Entry, Plan, Answer>,
  isStopped: () => boolean,
) {
  let sure = true

  const read = async (): Promise<boolean> => {
    const isNew = await projected.read()
    sure = true
    return isNew
  }
  /** Appends what was decided; returns whether it was decided on the newest state. */
  const append = async (plans: readonly [Plan, ...Plan[]], fence?: number): Promise<boolean> => {
    let answer: 'done' | 'stale'
    try {
      answer = await deps.append(plans, deps.length(projected.state()), fence)
    } catch (error) {
      sure = false
      throw error
    }
    if (answer === 'done') projected.goOn((plans.at(-1) ?? plans[0]).after)
    // Somebody was faster, or a failed append of ours was written after all, or the log is now a shorter one.
    else if (!(await read())) await projected.readAnew()
    return answer === 'done'
  }
  /**
   * Decides each act, appends all together, and tells every caller. If the state was not the newest, tells nobody and returns
   * false.
   */
  const act = async (group: Group<State, Plan, Answer>): Promise<boolean> => {
    if (!sure || projected.isReplaced()) await read()
    if (isStopped()) return false
    const { plans, tell } = await decideAll(group, projected.state())
    const [first, ...rest] = plans
    const isNewest =
      first === undefined ? deps.alone || !(await read()) : await append([first, ...rest], group[0]?.fence)
    if (isNewest) for (const one of tell) one()
    return isNewest
  }
  return { act, read, isSure: () => sure }
}

/** Decides each act of a group on the result of those before it, without telling anybody yet. */
async function decideAll<State, Plan extends { readonly after: State }, Answer>(
  group: Group<State, Plan, Answer>,
  newest: State,
): Promise<{ readonly plans: readonly Plan[]; readonly tell: readonly (() => void)[] }> {
  const plans: Plan[] = []
  const tell: (() => void)[] = []
  let state = newest
  for (const { decide, done, failed } of group)
    try {
      const { answer, plan } = await decide(state)
      tell.push(() => done(answer))
      if (plan === undefined) continue
      plans.push(plan)
      state = plan.after
    } catch (error) {
      tell.push(() => failed(error))
    }
  return { plans, tell }
}
