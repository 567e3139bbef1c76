/**
 * The machine's clock, reporting leaps: when somebody sets it, or after the machine was asleep. Between two checks it runs
 * evenly, so that no player's clock runs out through a leap that was not reported yet.
 */
import type { Time } from './time.js'

const lookEvery = 1_000
/** Milliseconds. Smaller leaps are followed silently; nobody loses more thinking time than this. */
const small = 1_000

export interface SteadyTime extends Time {
  readonly leaps: NonNullable<Time['leaps']>
}

/** Checks the clock as long as somebody listens. */
export function steadyTime(machine: Time): SteadyTime {
  const listeners = new Set<(by: number) => void>()
  const ahead = (): number => machine.now() - machine.elapsed()
  let offset = 0
  let cancel = (): void => undefined
  const look = (): void => {
    const by = ahead() - offset
    offset += by
    cancel = machine.after(lookEvery, look)
    if (Math.abs(by) >= small) for (const heard of [...listeners]) heard(by)
  }
  return {
    now: () => (listeners.size === 0 ? machine.now() : Math.round(machine.elapsed() + offset)),
    elapsed: () => machine.elapsed(),
    after: (ms, then) => machine.after(ms, then),
    leaps: (heard) => {
      if (listeners.size === 0) {
        offset = ahead()
        cancel = machine.after(lookEvery, look)
      }
      listeners.add(heard)
      return () => {
        listeners.delete(heard)
        if (listeners.size === 0) cancel()
      }
    },
  }
}
