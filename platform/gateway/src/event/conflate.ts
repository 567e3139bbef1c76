import type { Time } from '../base/time.js'

export interface Conflated {
  /** Debounces: runs at once if the last run was at least `gap` ms ago, else once when that time has passed. */
  call(gap: number): void
  stop(): void
}

/** Conflates calls: only the last one matters, because everybody who watches an event gets the whole of it. */
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
