import type { Time } from './time.js'

export type Rounds = ReturnType<typeof rounds>

/**
 * Does work in rounds, one at a time, the first one soon.
 * @param round returns the milliseconds until the next one; it catches its own failures
 */
export function rounds({ after }: Pick<Time, 'after'>, round: () => Promise<number>) {
  let running: Promise<void> | undefined
  let again = false
  let isStopped = false
  const look = (): void => {
    if (isStopped) return
    if (running !== undefined) {
      again = true
      return
    }
    cancel()
    running = round().then((wait) => {
      running = undefined
      if (isStopped) return
      cancel = after(again ? 0 : wait, look)
      again = false
    })
  }
  let cancel = after(0, look)
  return {
    /** Begins a round at once, or another one after the round that runs now. */
    look,
    /** Resolves when the last round is over. Nothing begins afterwards. */
    stop: async (): Promise<void> => {
      isStopped = true
      cancel()
      await running
    },
  }
}
