import type { Time } from '../base/time.js'

export interface Conflated {
  /** Debounces: runs at once where `gap` ms have passed since the last run, else once, when they have. */
  call(gap: number): void
  stop(): void
}

/** Calls of which the last one matters, not each: everybody who looks at an event is told it in whole. */
export function conflated(time: Pick<Time, 'elapsed' | 'after'>, then: () => void): Conflated {
  let last = -Infinity
  let due = Infinity
  let cancel = (): void => undefined
  const run = (): void => {
    due = Infinity
    last = time.elapsed()
    then()
  }
  return {
    call: (gap) => {
      const at = last + gap
      if (at >= due) return
      cancel()
      const wait = at - time.elapsed()
      if (wait <= 0) return run()
      due = at
      cancel = time.after(wait, run)
    },
    stop: () => cancel(),
  }
}
