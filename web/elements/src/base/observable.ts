/** A value that tells its listeners when it changes. */
export interface Observable<T> {
  readonly value: T
  /** Calls `listener` after every change; returns a function that stops this. */
  watch(listener: () => void): () => void
}

export interface Source<T> extends Observable<T> {
  set(value: T): void
}

export function observable<T>(first: T): Source<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get value() {
      return value
    },
    set(next) {
      if (next === value) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
