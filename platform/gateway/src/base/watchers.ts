/** Those who want to know that something has changed. They are told no more than that: each reads for itself what it is now. */
export interface Watchers {
  /** Nudges after every change until the answer is called. */
  readonly watch: (nudge: () => void) => () => void
  readonly nudge: () => void
  readonly isEmpty: () => boolean
}

export function watchers(): Watchers {
  const all = new Set<() => void>()
  return {
    watch: (nudge) => {
      // Whoever watches twice is nudged twice, until both have ended.
      const watcher = (): void => nudge()
      all.add(watcher)
      return () => all.delete(watcher)
    },
    nudge: () => {
      for (const watcher of [...all]) watcher()
    },
    isEmpty: () => all.size === 0,
  }
}
