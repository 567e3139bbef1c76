/** Watchers of changes. They are only told that something changed, and read the new state themselves. */
export type Watchers = ReturnType<typeof watchers>

export function watchers() {
  const all = new Set<() => void>()
  return {
    /** Nudges after every change until the returned function is called. */
    watch: (nudge: () => void): (() => void) => {
      // A function that watches twice is nudged twice, until both watches end.
      const watcher = (): void => nudge()
      all.add(watcher)
      return () => all.delete(watcher)
    },
    nudge: (): void => {
      for (const watcher of [...all]) watcher()
    },
    isEmpty: (): boolean => all.size === 0,
  }
}
