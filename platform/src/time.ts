/** Time as a dependency, so that a test moves it by hand. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once after so many milliseconds; the answer cancels it. */
  after(ms: number, then: () => void): () => void
}

/** setTimeout takes no more than this, and fires at once for more. */
const longest = 2 ** 31 - 1

/** The machine's own time. Its timers do not keep a process alive. */
export const realTime: Time = {
  now: () => Date.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, Math.min(Math.max(0, ms), longest))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
