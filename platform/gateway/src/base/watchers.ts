/** Watchers of changes. They are only told that something changed, and read the new state themselves. */
export interface Watchers {
  /** Nudges after every change until the returned function is called. */
  readonly watch: (nudge: () => void) => () => void
  readonly nudge: () => void
  readonly isEmpty: () => boolean
}

export function watchers(): Watchers {
  const all = new Set<() => void>()
  return {
    watch: (nudge) => {
      // A function that watches twice is nudged twice, until both watches end.
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
