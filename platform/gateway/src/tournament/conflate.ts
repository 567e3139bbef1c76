import type { Time } from '../time.js'

export interface Conflated {
  /** Calls on so many milliseconds after the last call at the earliest: at once where that is over, and once for all that comes. */
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
