/**
 * Threads that think, one question at a time each, and the queue before them. A thread is started when none is idle. One that
 * dies, or does not answer long after its time is up, is replaced, so that no question can hold up the next one.
 */
import { logFailure } from '../base/failure.js'
import {
  ranks,
  type Answer,
  type Question,
  type Thinking,
  type ThinkingDeps,
  type Urgency,
} from './thinking.js'

/** A question as a thread gets it. */
export interface Asked extends Question {
  /** How much of the usual thinking, up to 1. 0: there is no time for the level, so the move is one of the level below. */
  readonly effort: number
  /** Milliseconds from now until time is up. */
  readonly within: number
}

export interface Thread {
  ask(question: Asked): void
  end(): Promise<unknown>
}

export interface ThreadEvents {
  /** It can be asked from now on. */
  readonly ready: () => void
  readonly answered: (answer: Answer) => void
  /** It is gone. */
  readonly ended: () => void
}

interface PoolDeps extends ThinkingDeps {
  /** The most threads. */
  readonly threads: number
  readonly start: (events: ThreadEvents) => Thread
}

/** Questions that wait. Each holds a few kilobytes; long before so many, thinking is too short to be worth it. */
const mostWaiting = 500
/** In milliseconds: an answer needs so long to be back and played. */
const wayBack = 40
/** In milliseconds: with less, masters of some games find nothing, and playing one level below takes a thread as long. */
const shortest = 5
/** A thread that has not answered so many milliseconds after its time was up will not. */
const hung = 1_000
/** In milliseconds: a thread loads the games first, on a busy machine for a while. */
const longestStart = 60_000
/** In milliseconds: threads that end by themselves are not started again and again without a pause. */
const restAfterDeath = 1_000

/** Tables do not think less because hints are waiting. */
const tables = ranks.indexOf('bots')

interface Job {
  readonly question: Question
  /** By `elapsed`: when the move is due, and when it is made without an answer. */
  readonly due: number
  readonly last: number
  readonly rank: number
  readonly longest: number
  readonly done: (answer: Answer) => void
  /** Nobody waits for the answer any more. */
  dropped: boolean
}

interface Slot {
  readonly thread: Thread
  job: Job | 'starting' | undefined
  /** By `elapsed`. */
  askedAt: number
  /** Cancels the timer after which the thread counts as hung. */
  forgive: () => void
}

export function pool({ threads, start, time, log, thought }: PoolDeps): Thinking {
  const waiting = queue<Job>(mostWaiting, ranks.length)
  const slots = new Set<Slot>()
  let restUntil = -Infinity
  let cancelRest = (): void => undefined
  let stopped = false

  const answer = (job: Job, outcome: Answer): void => {
    if (job.dropped) return
    job.dropped = true
    job.done(outcome)
  }

  const begin = (): void => {
    const slot: Slot = {
      job: 'starting',
      askedAt: 0,
      forgive: time.after(longestStart, () => replace(slot, 'late')),
      thread: start({
        ready: () => free(slot),
        answered: (outcome) => {
          if (typeof slot.job === 'object') {
            thought((time.elapsed() - slot.askedAt) / 1_000)
            answer(slot.job, outcome)
          }
          free(slot)
        },
        ended: () => replace(slot, 'died'),
      }),
    }
    slots.add(slot)
  }
  const free = (slot: Slot): void => {
    slot.forgive()
    slot.job = undefined
    next()
  }
  const replace = (slot: Slot, why: 'late' | 'died'): void => {
    if (!slots.delete(slot)) return
    slot.forgive()
    restUntil = time.elapsed() + restAfterDeath
    log.warn({ event: 'THINKING_THREAD', why }, 'a thread that thinks is replaced')
    slot.thread.end().catch((error: unknown) => logFailure(log, 'a thread could not be ended', error))
    if (typeof slot.job === 'object') answer(slot.job, { none: why })
    next()
  }

  /** Gives idle threads what waits, and starts a thread if there is none. */
  function next(): void {
    if (stopped) return
    for (const slot of slots) {
      if (slot.job !== undefined) continue
      const job = nextJob()
      if (job === undefined) return
      work(slot, job)
    }
    const isStarting = [...slots].some(({ job }) => job === 'starting')
    if (waiting.length() === 0 || slots.size >= threads || isStarting) return
    const rest = restUntil - time.elapsed()
    cancelRest()
    if (rest <= 0) begin()
    else cancelRest = time.after(rest, next)
  }

  /** The next question for which time is left. */
  function nextJob(): { readonly job: Job; readonly question: Asked } | undefined {
    for (;;) {
      const job = waiting.take()
      if (job === undefined) return undefined
      const within = share(job, waiting.length(Math.max(job.rank, tables)))
      if (within !== undefined) return { job, question: { ...job.question, ...within } }
      answer(job, { none: 'late' })
    }
  }

  /**
   * The time that is left to the one that has waited longest is shared with all that wait, and with it the effort. So all
   * think less, rather than some not at all. Undefined if it is too late for any answer.
   */
  function share({ due, last, longest }: Job, others: number): Pick<Asked, 'effort' | 'within'> | undefined {
    const now = time.elapsed()
    const untilDue = due - wayBack - now
    const within = Math.min(longest, untilDue >= shortest ? untilDue : last - wayBack - now)
    if (within <= 0) return undefined
    const part = Math.min(1, threads / (others + 1))
    return within * part < shortest ? { effort: 0, within } : { effort: part, within: within * part }
  }

  function work(slot: Slot, { job, question }: { readonly job: Job; readonly question: Asked }): void {
    slot.job = job
    slot.askedAt = time.elapsed()
    slot.forgive = time.after(question.within + hung, () => replace(slot, 'late'))
    try {
      slot.thread.ask(question)
    } catch (error) {
      answer(job, { none: 'failed', error })
      free(slot)
    }
  }

  return {
    ask: (question: Question, { due, grace, rank, longest = Infinity }: Urgency, done) => {
      const at = time.elapsed() + Math.max(0, due)
      const place = ranks.indexOf(rank)
      const job: Job = { question, due: at, last: at + grace, rank: place, longest, done, dropped: false }
      const displaced = waiting.add(job, place)
      if (displaced !== undefined) answer(displaced, { none: 'full' })
      next()
      // A thread that has begun is not disturbed: its time is up soon.
      return () => {
        job.dropped = true
        waiting.remove(job)
      }
    },
    waiting: () => waiting.length(),
    stop: async () => {
      stopped = true
      cancelRest()
      const all = [...slots]
      slots.clear()
      for (const slot of all) slot.forgive()
      await Promise.all(all.map(({ thread }) => thread.end()))
    },
  }
}

/** A bounded queue with ranks: items of a lower rank go before all others, and in a rank the oldest goes first. */
interface Queue<T> {
  /** Returns the item that finds no place: the newest one of the highest rank above, or the new one. */
  add(item: T, rank: number): T | undefined
  take(): T | undefined
  /** Does nothing if the item is not in the queue. */
  remove(item: T): void
  /** How many wait, of ranks up to this one. */
  length(upTo?: number): number
}

/** @param ranks how many there are, from 0 */
export function queue<T>(most: number, ranks: number): Queue<T> {
  // Sets keep the order of insertion, and forget an item at once.
  const all = Array.from({ length: ranks }, () => new Set<T>())
  const length = (upTo = ranks - 1): number =>
    all.reduce((sum, items, rank) => sum + (rank <= upTo ? items.size : 0), 0)
  return {
    add: (item, rank) => {
      let displaced: T | undefined
      if (length() >= most) {
        const last = all.findLast((items, other) => other > rank && items.size > 0)
        if (last === undefined) return item
        displaced = [...last].at(-1) as T
        last.delete(displaced)
      }
      all[rank]?.add(item)
      return displaced
    },
    take: () => {
      for (const items of all)
        for (const item of items) {
          items.delete(item)
          return item
        }
      return undefined
    },
    remove: (item) => {
      for (const items of all) items.delete(item)
    },
    length,
  }
}
