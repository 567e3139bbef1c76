import type { ReactiveController, ReactiveControllerHost } from 'lit'

export interface Countdown {
  /** Seconds left, rounded up; null while nothing is counted. */
  readonly seconds: number | null
  /** Starts again, `milliseconds` from now; null stops the countdown. */
  start(milliseconds: number | null): void
}

/** Counts whole seconds down to zero, redraws its host at each of them, and stops while the host is disconnected. */
export function countdown(host: ReactiveControllerHost): Countdown {
  let seconds: number | null = null
  let due = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const count = (): void => {
    const left = Math.max(0, due - performance.now())
    seconds = Math.ceil(left / 1000)
    host.requestUpdate()
    // Wakes when the second changes, not a whole second later.
    if (left > 0) timer = setTimeout(count, left % 1000)
  }
  const controller: ReactiveController = {
    hostConnected: () => {
      if (seconds !== null) count()
    },
    hostDisconnected: () => clearTimeout(timer),
  }
  host.addController(controller)
  return {
    get seconds() {
      return seconds
    },
    start(milliseconds) {
      clearTimeout(timer)
      seconds = null
      if (milliseconds === null) return
      due = performance.now() + milliseconds
      count()
    },
  }
}
