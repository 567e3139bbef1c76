/**
 * The machine's time for whoever has to know when it leaps: because somebody sets the clock, or because the machine was
 * asleep. Between two looks it goes on evenly, so that nobody's clock runs out by a leap that has not been told yet.
 */
import type { Time } from './time.js'

const lookEvery = 1_000
/** What is set by less is followed without a word: nobody loses more than that of their thinking. */
const small = 1_000

export interface SteadyTime extends Time {
  readonly leaps: NonNullable<Time['leaps']>
}

/** It looks for as long as somebody listens. */
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
