/**
 * An iterator that yields once at the start and then once for any number of nudges since it was last asked:
 * at most one is pending, so a slow reader skips to the newest state instead of queueing old ones.
 *
 * Written by hand because an async generator cannot be ended while it waits.
 */
export function nudges(listen: (nudge: () => void) => () => void): AsyncGenerator<undefined, undefined> {
  let pending = true
  let ended = false
  let waiting: ((result: IteratorResult<undefined, undefined>) => void) | null = null

  const answer = (done: boolean): void => {
    const resolve = waiting
    waiting = null
    pending = false
    resolve?.({ done, value: undefined })
  }
  const stop = listen(() => {
    pending = true
    if (waiting !== null) answer(false)
  })
  const end = (): Promise<IteratorResult<undefined, undefined>> => {
    if (!ended) {
      ended = true
      stop()
      answer(true)
    }
    return Promise.resolve({ done: true, value: undefined })
  }

  return {
    next: () => {
      if (ended) return Promise.resolve({ done: true, value: undefined })
      return new Promise((resolve) => {
        waiting = resolve
        if (pending) answer(false)
      })
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
