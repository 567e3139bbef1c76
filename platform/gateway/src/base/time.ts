/** Time as a dependency, so that a test moves it by hand. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds since some moment, for how long something takes: it goes on evenly whatever becomes of clocks. */
  elapsed(): number
  /** Calls back once after so many milliseconds; the answer cancels it. */
  after(ms: number, then: () => void): () => void
  /** Hears at once when `now` has leapt, and by how many milliseconds, until the answer is called. It never does unless there is this. */
  leaps?(heard: (by: number) => void): () => void
}

/** What measures how long something takes: its `now` says nothing of the time of day. */
export const evenly = (time: Time): Time => ({
  now: () => time.elapsed(),
  elapsed: () => time.elapsed(),
  after: (ms, then) => time.after(ms, then),
})

/** setTimeout takes no more than this, and fires at once for more. */
const longest = 2 ** 31 - 1

/** The machine's own time. Its timers do not keep a process alive. */
export const realTime: Time = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, Math.min(Math.max(0, ms), longest))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
