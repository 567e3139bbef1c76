/** Time as a dependency, so that tests can advance it by hand. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds since an arbitrary moment, for measuring durations. Runs evenly even if clocks are set. */
  elapsed(): number
  /** Calls back once after so many milliseconds; the returned function cancels it. */
  after(ms: number, then: () => void): () => void
  /**
   * Calls back as soon as `now` has leapt, with the number of milliseconds, until the returned function is called. Without
   * this method `now` never leaps.
   */
  leaps?(heard: (by: number) => void): () => void
}

/** Time for measuring durations: its `now` is not the time of day. */
export const evenly = (time: Time): Time => ({
  now: () => time.elapsed(),
  elapsed: () => time.elapsed(),
  after: (ms, then) => time.after(ms, then),
})

/** setTimeout accepts no more than this, and fires at once for larger values. */
const longest = 2 ** 31 - 1

/** The machine's clock. Its timers do not keep a process alive. */
export const realTime: Time = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, Math.min(Math.max(0, ms), longest))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
